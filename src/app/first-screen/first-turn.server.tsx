import { renderToString } from 'react-dom/server'
import { plainHref } from '#domain/navigation/plain-href.ts'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { hrefOf, parseRoute } from '#domain/navigation/routes.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Effect } from '#flows/core/conversation/conversation.ts'
import { createRunner } from '#flows/core/engine/runner.ts'
import { textHash } from '#flows/core/log/text-hash.ts'
import { fold } from '#flows/core/engine/fold.ts'
import type { Entry, Log } from '#flows/core/log/log.ts'
import { createDeviceNotices } from '#bindings/runtime/device-notices.ts'
import { Chat } from '#chat/chat.tsx'
import { App } from '../page/providers.tsx'
import { FROM_BANK } from '../payment-return.ts'
import { paymentReturnOf } from '../turns/turn-log.ts'
import { BOOT_ELEMENT_ID, openingLog, settingsOf, type Boot } from './boot.ts'
import { EARLY_TURNS_SCRIPT } from './early-turn.ts'
import { textsOf } from '../languages/i18n.ts'
import { shareTags } from './share-tags.tsx'
import { snapshotOf } from './snapshot.ts'

export { createTurns } from '../turns/turns.tsx'

/** The scripts a page carries in itself, for the content security policy. */
export const INLINE_SCRIPTS: readonly string[] = [EARLY_TURNS_SCRIPT]

type World = {
  /** The page of the deployment, without its first turn. */
  readonly template: () => string
  readonly deployment: () => Deployment
  /** Where customers reach the site, without a slash at its end. */
  readonly publicUrl: string
  readonly restaurants: () => readonly Restaurant[]
  readonly find: (slugOrId: string) => Restaurant | undefined
  readonly now: () => number
  /** The `<link>`s of what a page in this language needs early. */
  readonly preloadsOf: (language: string) => readonly string[]
}

const KEPT_MS = 30_000
const MOST_KEPT = 200
/** What the call for a restaurant answers where there is none. */
const NOT_FOUND = { kind: 'refused', code: 'restaurant.notFound', status: 404 } as const

export type PageRenderer = (page: {
  readonly path: string
  readonly language: string
  /** Asked where a page is not kept drawn: whether it is drawn for who asks. */
  readonly mayDraw?: () => Promise<boolean>
}) => Promise<string>

/**
 * Draws the first turn of a new conversation with the components of the app, and keeps it for half a minute. Whoever
 * asks for many others gets the page undrawn, which opens in the browser by itself.
 */
export function createPageRenderer(world: World): PageRenderer {
  const kept = new Map<string, { readonly html: string; readonly at: number }>()
  return async ({ path, language, mayDraw }) => {
    const plain = plainHrefOf(path)
    const key = `${language} ${openingPathOf(path)} ${plain}`
    const known = kept.get(key)
    const age = world.now() - (known?.at ?? 0)
    // A clock that was put back makes a page of the future.
    if (known && age >= 0 && age < KEPT_MS) return known.html
    if (mayDraw && !(await mayDraw())) return world.template()
    const html = await render(world, { path: openingPathOf(path), plain, language })
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(key, { html, at: world.now() })
    return html
  }
}

/** Every address opens the same first turn, except one that names a restaurant; what else it carries draws no other page. */
function openingPathOf(path: string): string {
  const route = parseRoute(path)
  return route.name === 'restaurantLink' || route.name === 'authenticate' ? hrefOf(route) : '/'
}

/** Where the same page stands without code, from where it is: a table, one question at a time, and that a bank was asked are kept. */
function plainHrefOf(path: string): string {
  const [, kept = ''] = openingPathOf(path).split('?')
  const view = /[?&]view=linear\b/.test(path) ? { view: 'linear' } : {}
  const bank = paymentReturnOf(path)?.isFromBank === true ? { [FROM_BANK]: 'told' } : {}
  return plainHref('', { ...Object.fromEntries(new URLSearchParams(kept)), ...view, ...bank })
}

type Wanted = { readonly path: string; readonly plain: string; readonly language: string }

async function render(world: World, { path, plain, language }: Wanted): Promise<string> {
  const now = world.now()
  const deployment = world.deployment()
  const log = answered(openingLog({ id: '', path, settings: settingsOf(deployment), now }), world, now)
  const i18n = await textsOf(deployment, language)
  const runner = createRunner({
    log,
    ports: {},
    now: () => now,
    store: { append: () => undefined, keepBlob: () => undefined },
  })
  const turn = renderToString(
    <App
      deployment={deployment}
      runner={runner}
      i18n={i18n}
      personalData={{
        read: () => undefined,
        keep: () => '',
        draftOf: () => '',
        keepDraft: () => undefined,
        forget: () => undefined,
      }}
      clock={() => now}
      view="chat"
      onView={() => undefined}
      notices={createDeviceNotices()}
    >
      <Chat productName={deployment.productName} languages={deployment.languages} />
    </App>,
  )
  const boot: Boot = { deployment, language, now, log, snapshot: snapshotOf(runner.conversation(), log) }
  const data = JSON.stringify(boot).replaceAll('<', '\\u003c')
  const preloads = world.preloadsOf(language).join('')
  const restaurant = restaurantOf(path, world)
  const shared = shareTags({ deployment, publicUrl: world.publicUrl, path, restaurant, i18n })
  // It stands before what fetches the code: from a cache that may run while the rest of the page is still on its way.
  const begun = `<script type="application/json" id="${BOOT_ELEMENT_ID}">${data}</script>`
  return world
    .template()
    .replace('<html lang="no">', `<html lang="${language}">`)
    .replace(
      '</head>',
      () => `${withoutCode(plain)}${shared}${preloads}<script>${EARLY_TURNS_SCRIPT}</script></head>`,
    )
    .replace('<!--first-turn-->', () => turn)
    .replace('<body>', () => `<body>${beside(plain, i18n.t('view.plain'))}`)
    .replace('<!--boot-->', () => begun)
}

/** A browser without scripts goes by itself where the page needs none. */
function withoutCode(plain: string): string {
  return renderToString(
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=${plain}`} />
    </noscript>,
  )
}

/** What stands beside the turn: the way on for who is not led away, or whose code does not come; and what is told of early answers. */
function beside(plain: string, text: string): string {
  return renderToString(
    <>
      <a id="orda-plain" className="way-without-code" href={plain} hidden>
        {text}
      </a>
      <p id="orda-told" className="visually-hidden" role="status" />
    </>,
  )
}

function restaurantOf(path: string, world: World): Restaurant | undefined {
  const route = parseRoute(path)
  return route.name === 'restaurantLink' ? world.find(route.slug) : undefined
}

/** Answers the effects of the opening with the data of the server; a link that leads nowhere then asks for the list. */
function answered(opened: Log, world: World, now: number): Log {
  let log = opened
  for (const [src, answer] of Object.entries({ findRestaurant: withFound, listRestaurants: withList })) {
    const effect = Object.values(fold(log).pending).find((pending) => pending.src === src)
    if (effect) log = answer(log, effect, world, now)
  }
  return log
}

function withFound(log: Log, { serial, input }: Effect, world: World, now: number): Log {
  const { slug } = input as { slug: string }
  const found = world.find(slug)
  const entry: Entry = found
    ? done(serial, found, now)
    : { at: now, event: { type: 'failed', effect: serial, error: NOT_FOUND } }
  return { ...log, entries: [...log.entries, entry] }
}

function withList(log: Log, { serial }: Effect, world: World, now: number): Log {
  const list = world.restaurants()
  const hash = textHash(JSON.stringify(list))
  return {
    ...log,
    blobs: { ...log.blobs, [hash]: list },
    entries: [...log.entries, done(serial, { $blob: hash }, now)],
  }
}

function done(effect: string, output: unknown, at: number): Entry {
  return { at, event: { type: 'done', effect, output } }
}
