import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { hasEmailLink, withoutEmailLink } from '#domain/navigation/guards.ts'
import { hrefOf, parseRoute } from '#domain/navigation/routes.ts'
import { FLOW_VERSION, type Entry, type Log, type Settings } from '#flows/core/log/log.ts'
import type { Snapshot } from './snapshot.ts'

/** What the server puts into the page: enough to draw the first turn, on the server and again in the browser. */
export type Boot = {
  readonly deployment: Deployment
  readonly language: string
  /** The server's clock when the page was made (epoch ms). */
  readonly now: number
  readonly log: Log
  /** The folded conversation, for the page to show before it can fold; none where the log waits for answers. */
  readonly snapshot?: Snapshot
  /** An answer was given already that can be taken back. */
  readonly canGoBack?: boolean
}

export const BOOT_ELEMENT_ID = 'orda-boot'

/** The part of a deployment the conversation is folded with. */
export function settingsOf(deployment: Deployment): Settings {
  return {
    deployment: deployment.id,
    flags: deployment.flags,
    start: deployment.start,
    searchRadiusKm: deployment.searchRadiusKm,
    payment: deployment.payments[0] ?? 'test',
    payments: deployment.payments,
    ...(deployment.minimumOrder === undefined ? {} : { minimumOrder: deployment.minimumOrder }),
    ...(deployment.ageLimits.length === 0 ? {} : { ageLimits: deployment.ageLimits }),
  }
}

/** A conversation that has only been opened. */
export function openingLog(given: {
  readonly id: string
  readonly path: string
  readonly settings: Settings
  readonly now: number
}): Log {
  const started: Entry = {
    at: given.now,
    event: { type: 'started', id: given.id, path: keptPath(given.path) },
  }
  return { version: FLOW_VERSION, settings: given.settings, blobs: {}, entries: [started] }
}

/** The same opening under another id: one page is made for everybody, while each conversation has its own id. */
export function withId(log: Log, id: string): Log {
  return {
    ...log,
    entries: log.entries.map((entry) =>
      entry.event.type === 'started' ? { ...entry, event: { ...entry.event, id } } : entry,
    ),
  }
}

/** The path without the secrets of a mailed link, which must not be in the log. */
function keptPath(path: string): string {
  const route = parseRoute(path)
  if (route.name === 'confirmation') return hrefOf({ name: 'home' })
  return hasEmailLink(route) ? hrefOf(withoutEmailLink(route)) : path
}
