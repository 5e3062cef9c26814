import type { Boot } from '#app/first-screen/boot.ts'
import { TURN_PATH } from '#contracts/system/turns.contract.ts'

/** What a page sends of itself. */
export type Opened = Pick<Boot, 'language' | 'log'>
type Part = { readonly html: string; readonly boot: Boot }

const IN_PLACE = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' }

/** What a page of the shop begins with. */
export async function openedAt(url: string): Promise<{ readonly html: string; readonly opened: Opened }> {
  const html = await (await fetch(`${url}/`)).text()
  const boot = /<script type="application\/json" id="orda-boot">(?<text>.*?)<\/script>/s.exec(html)
  return { html, opened: JSON.parse(boot?.groups?.['text'] ?? 'null') as Boot }
}

/** The first of what the open turn of this markup offers, as `CHOICE` selects it in a page. */
export function firstChoiceIn(html: string): string {
  const live = html.slice(html.lastIndexOf('data-turn="live"'))
  const offered = [...live.matchAll(/<[^>]* data-choice="([^"]*)"[^>]*>/g)]
  const choice = offered.find(([tag]) => !tag.includes('aria-disabled="true"'))?.[1]
  if (choice === undefined) throw new Error('the turn offers nothing')
  return choice
}

/** The call of a page whose code has not come, when something is pressed in it. */
export function callFor(choice: string, { language, log }: Opened) {
  const { version, entries } = log
  const body = String(new URLSearchParams({ choice, language, log: JSON.stringify({ version, entries }) }))
  return { path: TURN_PATH, headers: IN_PLACE, body }
}

/** What the server answers to it; throws where it refuses. */
export async function pressed(
  url: string,
  { choice, ...opened }: Opened & { choice: string },
): Promise<Part> {
  const { path, headers, body } = callFor(choice, opened)
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`"${choice}" is answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Part
}
