import type { Page } from '@playwright/test'
import { startingWith } from './texts.ts'

const MOST_STOPS = 120

/**
 * Goes on with Tab, as somebody without a pointer does, until what begins with this name has the focus, and sees it; how many
 * stops that took.
 */
export async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  const wanted = startingWith(name)
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press(key)
    const { focused, isSeen } = await page.evaluate(() => {
      const element = document.activeElement
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const text = (element as HTMLElement | null)?.innerText ?? ''
      const around = [element, label, element?.nextElementSibling, element?.parentElement]
      const drawn = around.flatMap((each) =>
        each ? [getComputedStyle(each), getComputedStyle(each, '::after')] : [],
      )
      return {
        focused: (element?.getAttribute('aria-label') ?? label?.innerText ?? text).trim(),
        isSeen: drawn.some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
        ),
      }
    })
    if (!wanted.test(focused)) continue
    if (!isSeen) throw new Error(`"${name}" has the focus and nobody can see it`)
    return stops + 1
  }
  throw new Error(`"${name}" cannot be reached with ${key}`)
}

/** Goes to what begins with this name, by Tab, and takes it; how many stops that took. */
export async function takeByKeys(page: Page, name: string, key?: 'Tab' | 'Shift+Tab'): Promise<number> {
  const stops = await tabTo(page, name, key)
  await page.keyboard.press('Enter')
  return stops
}

/** Notes each time the focus is on nothing once the page has drawn what an act led to. */
export async function watchFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    const lost: string[] = []
    Object.assign(window, { lost })
    const isLost = () => document.activeElement === document.body
    const look = (event: Event) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            // What closes gives the focus back in a task of its own, which may stand behind this one.
            if (isLost()) setTimeout(() => isLost() && lost.push(`${event.type}: ${document.title}`))
          }),
        ),
      )
    document.addEventListener('click', look)
    document.addEventListener('keyup', look)
  })
}

export function lostFocuses(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { lost: string[] }).lost)
}
