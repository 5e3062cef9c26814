import { inflateRawSync } from 'node:zlib'
import { expect, type Locator, type Page } from '@playwright/test'
import { Chat } from './chat.ts'
import type { View } from './shopper.ts'
import type { Language } from './texts.ts'

const EVERY = { seconds: 20 }

/** A customer whose browser runs no code: each answer is a form that is sent, each question a page that comes back. */
export class Plain extends Chat {
  override readonly view: View
  override readonly heading: Locator
  readonly form: Locator

  constructor(page: Page, url: string, language: Language, view: View) {
    super(page, url, language)
    this.view = view
    this.form = page.locator('form#turn')
    if (view === 'linear') this.heading = page.getByRole('heading', { level: 1 })
    else this.heading = this.live.getByRole('heading', { level: 3 })
  }

  /** In a browser that would run code this opens the same page, which has none. */
  async openPlain(): Promise<void> {
    const query = new URLSearchParams({ view: this.view, plain: '' })
    await this.page.context().addCookies([{ name: 'orda-language', value: this.language, url: this.url }])
    await this.page.goto(`/?${String(query)}`)
    await this.expectAtHand()
  }

  /** What the page carries of the conversation, as who reads its source can read it. */
  async carried(): Promise<string> {
    const packed = await this.form.locator('[name="log"]').inputValue()
    return inflateRawSync(Buffer.from(packed, 'base64url')).toString()
  }

  /** Has the page carry something else. */
  async carry(text: string): Promise<void> {
    const log = this.form.locator('[name="log"]')
    await log.evaluate((field: HTMLInputElement, value) => (field.value = value), text)
  }

  /** A field that is wrong, with what is said of it. */
  async expectRefused(field: Locator, why: string): Promise<void> {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(why.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  }

  /** That the page of the order refreshes itself. */
  refreshes(): Locator {
    return this.place.getByText(this.t('orders.refresh.on', EVERY))
  }

  async refreshNow(): Promise<void> {
    await this.tap(this.place.getByRole('link', { name: this.t('orders.refresh.now') }))
  }

  async stopRefreshing(): Promise<void> {
    await this.tap(this.button(this.t('orders.refresh.stop')))
    await expect(this.place.getByText(this.t('orders.refresh.off'))).toBeVisible()
  }

  async startRefreshing(): Promise<void> {
    await this.tap(this.button(this.t('orders.refresh.start', EVERY)))
    await expect(this.refreshes()).toBeVisible()
  }

  /** Whether the page of the order is to refresh itself, said on the page before it. */
  refreshTick(): Locator {
    return this.place.getByRole('checkbox', { name: this.t('orders.refresh.ask', EVERY) })
  }

  /** What is sent to the payment page is signed: it is a form of its own, sent by whoever reads it. */
  async leave(): Promise<void> {
    const sent = this.page.getByRole('main')
    await sent.getByRole('button', { name: this.t('payment.toPageShort') }).click()
  }

  email(): Locator {
    return this.detail('email')
  }

  policy(): Locator {
    return this.place.getByRole('checkbox', { name: this.t('contact.policy') })
  }

  protected override async expectAtHand(): Promise<void> {
    await expect(this.form).toBeAttached()
  }
}
