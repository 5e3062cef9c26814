import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answerEarlyTap, takeOver } from '#app/first-screen/early-tap.ts'
import { EARLY_TURNS_SCRIPT } from '#app/first-screen/early-turn.ts'

let taps: string[] = []

beforeEach(() => {
  taps = []
  document.body.innerHTML = `
    <section data-turn="spent"><button data-choice="old">Old</button></section>
    <section data-turn="live">
      <button data-choice="brygga:EATIN"><span>Eat here</span></button>
      <button data-choice="it's &quot;quoted&quot;">Quoted</button>
      <button>More</button>
    </section>`
})
afterEach(() => {
  answerEarlyTap()
  document.body.innerHTML = ''
  Reflect.deleteProperty(window, 'ordaIsTaken')
  delete document.documentElement.dataset['stored']
  localStorage.clear()
})

describe('what is typed before the code has come', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <section data-turn="live"><form><input name="email"><button data-choice="details">Pay</button></form></section>`
  })

  test('is sent nowhere by the browser itself', () => {
    runInPage()
    const sent = new Event('submit', { bubbles: true, cancelable: true })
    document.querySelector('form')?.dispatchEvent(sent)
    expect(sent.defaultPrevented).toBe(true)
  })

  test('is typed again for the code, which begins from the page as it was drawn', () => {
    runInPage()
    const field = document.querySelector('input') ?? new HTMLInputElement()
    field.value = 'kari@example.no'
    takeOver()
    expect(field.value).toBe('')
    const heard: string[] = []
    field.addEventListener('input', () => heard.push(field.value))
    answerEarlyTap()
    expect(heard).toEqual(['kari@example.no'])
  })
})

describe('a tap before the code has come', () => {
  test('is shown as taken at once', () => {
    runInPage()
    tap('span')
    expect(choice().getAttribute('aria-busy')).toBe('true')
    expect(choice().dataset['chosen']).toBe('true')
  })

  test('is answered once when the code is there', () => {
    runInPage()
    tap('span')
    listen()
    answerEarlyTap()
    answerEarlyTap()
    expect(taps).toEqual(['brygga:EATIN'])
    expect(choice().hasAttribute('aria-busy')).toBe(false)
  })

  test('is the first one; a second, impatient one is not kept', () => {
    runInPage()
    tap('span')
    tap('button:nth-of-type(2)')
    listen()
    answerEarlyTap()
    expect(taps).toEqual(['brygga:EATIN'])
  })

  test('finds its choice again whatever its name holds', () => {
    runInPage()
    tap('section[data-turn=live] button:nth-of-type(2)')
    listen()
    answerEarlyTap()
    expect(taps).toEqual([`it's "quoted"`])
  })

  test.each(['section[data-turn=spent] button', 'section[data-turn=live] button:last-of-type', 'section'])(
    'on what is no live choice (%s) is not kept',
    (selector) => {
      runInPage()
      tap(selector)
      listen()
      answerEarlyTap()
      expect(taps).toEqual([])
    },
  )

  test('on a choice that is gone when the code comes is forgotten', () => {
    runInPage()
    tap('span')
    choice().remove()
    expect(() => answerEarlyTap()).not.toThrow()
  })
})

test('once the code is there, taps are no longer kept', () => {
  runInPage()
  answerEarlyTap()
  tap('span')
  listen()
  answerEarlyTap()
  expect(taps).toEqual([])
})

test.each([
  ['no conversation', {}, undefined],
  ['a conversation', { 'orda.log': '{}' }, 'true'],
  ['the classic view', { 'orda.view': 'classic' }, 'true'],
  ['the view of one question per page', { 'orda.view': 'linear' }, 'true'],
])('a device that keeps %s flashes no first turn that is not its own', (_, kept, stored) => {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  runInPage()
  expect(document.documentElement.dataset['stored']).toBe(stored)
})

function runInPage(): void {
  new Function(EARLY_TURNS_SCRIPT)()
}

function listen(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-choice]'))
    button.addEventListener('click', () => taps.push(button.dataset['choice'] ?? ''))
}

function tap(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click()
}

function choice(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-choice="brygga:EATIN"]')
  if (!found) throw new Error('the choice is gone')
  return found
}
