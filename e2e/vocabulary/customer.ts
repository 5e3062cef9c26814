import { expect, type Locator, type Page } from '@playwright/test'
import type { View } from './shopper.ts'
import { textsOf, type Language, type Texts } from './texts.ts'

/** The guard against double taps drops a second tap so soon and so near; a customer who reads is slower. */
const DOUBLE_TAP_MS = 350
const DOUBLE_TAP_PX = 32

/** Somebody at a page: how they tap and which language they read, whatever the view. */
export abstract class Customer {
  readonly page: Page
  readonly url: string
  readonly language: Language
  readonly t: Texts
  private count = 0
  private last: { at: number; x: number; y: number } | undefined

  constructor(page: Page, url: string, language: Language) {
    this.page = page
    this.url = url
    this.language = language
    this.t = textsOf(language)
  }

  taps(): number {
    return this.count
  }

  /** A name of the menu in this customer's language. */
  word(words: Readonly<Record<Language, string>>): string {
    return words[this.language]
  }

  async tap(target: Locator): Promise<void> {
    const at = await this.placeOf(target)
    const { last } = this
    if (last && Math.hypot(at.x - last.x, at.y - last.y) < 2 * DOUBLE_TAP_PX)
      await expect.poll(() => Date.now() - last.at, { intervals: [20] }).toBeGreaterThan(DOUBLE_TAP_MS)
    await target.click()
    this.count += 1
    this.last = { at: Date.now(), ...at }
  }

  /** The middle of what is to be tapped; what is drawn anew meanwhile is looked for again. */
  private async placeOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
    let at = { x: 0, y: 0 }
    await expect(async () => {
      await target.scrollIntoViewIfNeeded()
      const box = await target.boundingBox()
      expect(box, `nothing to tap: ${String(target)}`).not.toBeNull()
      if (box) at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }).toPass()
    return at
  }

  /** Opens an address in a view and in this customer's language. */
  protected async goto(path: string, view: View): Promise<void> {
    const cookie = { name: 'orda-language', value: this.language, url: this.url }
    await this.page.context().addCookies([cookie])
    await this.page.goto(view === 'chat' ? path : `${path}${path.includes('?') ? '&' : '?'}view=${view}`)
  }
}
