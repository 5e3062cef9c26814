import { expect, type Locator, type Page } from '@playwright/test'
import { Linear } from './linear.ts'
import type { Shopper } from './shopper.ts'
import { fillBasket } from './purchase.ts'
import { startingWith } from './texts.ts'

/** Numbers with which Stripe documents what banks say (README of payments). */
export const CARDS = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  authentication: '4000 0025 0000 3155',
} as const

export type WayName = 'stripe' | 'nepting' | 'vipps' | 'test'

/** Somebody who pays: chooses how, gives a card, says yes at the bank. */
export class Payer {
  readonly page: Page
  readonly form: Locator
  private readonly shopper: Shopper

  constructor(shopper: Shopper) {
    this.shopper = shopper
    this.page = shopper.page
    this.form = this.page.locator('[data-payment="card"]')
  }

  /** From the first page to the order once more, to be paid in this way; the contact details are filled in. */
  async goToCheckout(way: WayName): Promise<void> {
    await fillBasket(this.shopper)
    await this.keepView()
    await this.shopper.checkout()
    await this.shopper.expectQuestion('checkout')
    // One question to a page, the ways stand on the last.
    if (!(this.shopper instanceof Linear)) await this.choose(way)
    await this.shopper.expectQuestion('checkout')
    await this.shopper.fillEmail('kari@example.no')
    await this.shopper.acceptPolicy()
    if (this.shopper instanceof Linear) await this.choose(way)
    await this.shopper.expectQuestion('checkout')
  }

  /** The view stays chosen on the device, as by the menu: pages the customer comes back to name none. */
  async keepView(): Promise<void> {
    const view = new URL(this.page.url()).searchParams.get('view') ?? 'chat'
    await this.page.evaluate((name) => localStorage.setItem('orda.view', name), view)
  }

  /** From the order that is looked at once more, or where it is asked. */
  async choose(way: WayName): Promise<void> {
    const { shopper } = this
    const name = shopper.t(`payment.way.${way}`)
    await shopper.toWays(name)
    await shopper.tap(shopper.button(startingWith(name)))
  }

  /** The order is made; what follows depends on how it is paid. A card is filled in before, where the order is looked at. */
  async go(way: Exclude<WayName, 'stripe'>): Promise<void> {
    const { t } = this.shopper
    const names = {
      nepting: t('payment.toPageShort'),
      vipps: t('payment.toAppShort', { name: t('payment.way.vipps') }),
      test: t('payment.pay'),
    }
    await this.shopper.payBy(names[way])
  }

  cardNumber(): Locator {
    return this.form.getByLabel(this.shopper.t('simulator.form.number'))
  }

  async fillCard(number: string): Promise<void> {
    const { t } = this.shopper
    await this.shopper.reach(this.form)
    await this.cardNumber().fill(number)
    await this.form.getByLabel(t('simulator.form.expiry')).fill('12 / 34')
    await this.form.getByLabel(t('simulator.form.cvc')).fill('123')
  }

  /** Ticks that the card that is filled in is to be kept. */
  async saveCard(): Promise<void> {
    await this.shopper.reach(this.form)
    await this.form
      .locator('label')
      .filter({ hasText: this.shopper.t('payment.save') })
      .click()
  }

  async payByCard(number: string): Promise<void> {
    await this.fillCard(number)
    await this.tapPay()
  }

  async tapPay(): Promise<void> {
    await this.shopper.tap(this.payButton())
  }

  payButton(): Locator {
    return this.form.locator('[data-choice="pay"]')
  }

  /** What went wrong, in red below the form (S5.54). */
  error(): Locator {
    return this.form.getByRole('alert')
  }

  /** At the page of the bank or the gateway. */
  async answerThere(name: string): Promise<void> {
    await this.page.getByRole('button', { name: this.shopper.t(name), exact: true }).click()
  }

  /** The menu view tells of the payment in a dialog. */
  async expectPaid(): Promise<void> {
    const { shopper } = this
    if (shopper.view === 'classic') {
      await shopper.answer(shopper.t('classic.paid.follow'))
    }
    await shopper.expectQuestion('order')
    await shopper.expectEmptyBasket()
    await expect(this.page).toHaveURL(/\/current-order/)
    expect(this.page.url()).not.toContain('payment_intent')
  }
}
