import type { Boot } from './boot.ts'
import type { EarlyPage } from './early-turn.ts'

/** How long (ms) what the server is being asked may still take once the code is there, which answers by itself then. */
const PATIENCE_MS = 1_000

/** What the server has answered before the code came, once nothing is being asked any more. */
export async function earlyAnswers(page: Window & EarlyPage = window): Promise<Boot | undefined> {
  const { ordaTurn: turn } = page
  if (turn) {
    await Promise.race([turn.done, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
    turn.drop()
  }
  return page.ordaBoot
}

/** The ticks that were set or taken off before the code had come. */
let ticked: readonly HTMLInputElement[] = []

/** What was typed before the code had come. */
let typed: readonly { readonly field: HTMLInputElement; readonly text: string }[] = []

/** From here on the code answers: taps and ticks are only kept until it can. */
export function takeOver(page: Window & EarlyPage = window): void {
  page.ordaIsTaken = true
  const fields = [...page.document.querySelectorAll<HTMLInputElement>('[data-turn="live"] input')]
  ticked = fields.filter(({ checked, defaultChecked }) => checked !== defaultChecked)
  typed = fields
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, text: field.value }))
  // As it was drawn, so that the code begins from what it knows.
  for (const box of ticked) box.checked = box.defaultChecked
  for (const { field } of typed) field.value = field.defaultValue
}

/** Does what was typed, ticked and tapped before the code had come, once, and stops keeping taps. */
export function answerEarlyTap(page: Window & EarlyPage = window): void {
  if (page.ordaKeep) {
    document.removeEventListener('click', page.ordaKeep, true)
    document.removeEventListener('submit', page.ordaKeep, true)
  }
  for (const { field, text } of typed) type(field, text)
  typed = []
  for (const box of ticked) box.click()
  ticked = []
  const choice = page.ordaTap
  page.ordaTap = null
  if (!choice) return
  const button = [
    ...document.querySelectorAll<HTMLElement>(':is([data-turn="live"], [data-order]) [data-choice]'),
  ].find((element) => element.dataset['choice'] === choice)
  button?.removeAttribute('aria-busy')
  button?.click()
}

/** As the browser does it: a text that React itself has set tells it of no change. */
function type(field: HTMLInputElement, text: string): void {
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  own?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
