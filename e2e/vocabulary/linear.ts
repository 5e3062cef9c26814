import { expect, type Locator, type Page } from '@playwright/test'
import { Chat } from './chat.ts'
import type { Language } from './texts.ts'

/** A customer who is asked one question to a page. */
export class Linear extends Chat {
  override readonly view = 'linear'
  override readonly heading: Locator

  constructor(page: Page, url: string, language: Language) {
    super(page, url, language)
    this.heading = page.getByRole('heading', { level: 1 })
  }

  protected override async expectAtHand(): Promise<void> {
    await expect(this.page.locator('[data-view="linear"]')).toBeAttached()
  }
}
