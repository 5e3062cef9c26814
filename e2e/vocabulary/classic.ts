import { expect, type Locator, type Page } from '@playwright/test'
import { Customer } from './customer.ts'
import type { Asked, Mode, Shopper } from './shopper.ts'
import { startingWith, type Language } from './texts.ts'

/** A customer at the menu view: screens in the middle, the basket in a panel, questions in dialogs. */
export class Classic extends Customer implements Shopper {
  readonly view = 'classic'
  readonly main: Locator
  readonly heading: Locator
  readonly dialog: Locator

  constructor(page: Page, url: string, language: Language) {
    // What lies behind a dialog is hidden from its role, not from the eye.
    super(page, url, language, page.locator('main'))
    this.main = this.place
    this.heading = this.main.locator('h1')
    this.dialog = page.getByRole('dialog')
  }

  /** A category of the menu has a heading of its own on its page. */
  override headingRead(): Locator {
    return this.main.locator(':is(h1, h2):focus')
  }

  /** Opens a page in this customer's language; it is at hand once its screen has a heading. */
  async open(path = '/'): Promise<void> {
    await this.goto(path, 'classic')
    await this.expectAtHand()
  }

  async chooseRestaurant(name: string, mode: Mode): Promise<void> {
    await this.expectQuestion('restaurant')
    await this.tap(this.button(this.t('restaurant.chooseWithMode', { mode: this.t(`mode.${mode}`), name })))
  }

  async restaurant(name: string): Promise<Locator> {
    await this.expectQuestion('restaurant')
    return this.main.getByRole('group', { name, exact: true })
  }

  async searchPlace(place: string): Promise<void> {
    await this.searchFor(place, this.t('classic.restaurants.search'))
  }

  /** Writes into the search of the menu, and presses Enter. */
  async write(text: string): Promise<void> {
    await this.searchFor(text, this.t('classic.search.label'))
  }

  async toCategories(): Promise<void> {
    await this.tap(this.main.getByRole('link', { name: this.t('classic.backToCategories') }))
    await this.expectQuestion('categories')
  }

  async chooseCategory(name: string): Promise<void> {
    await this.expectQuestion('categories')
    await this.tap(this.button(startingWith(name)))
    await this.expectQuestion('products')
  }

  /** What a category of the menu is read from. */
  category(name: string): Locator {
    return this.main.getByRole('heading', { level: 2, name, exact: true })
  }

  async openProduct(name: string): Promise<void> {
    await this.tap(this.main.getByRole('link', { name, exact: true }).first())
  }

  async addButton(name: string): Promise<Locator> {
    const add = this.t('product.add', { name, price: '' }).trim().replace(/,$/, '')
    const button = this.button(startingWith(add)).first()
    await expect(button).toBeVisible()
    return button
  }

  override async toWays(name: string): Promise<void> {
    const way = this.button(startingWith(name))
    const line = this.main.locator('summary').filter({ hasText: this.t('ask.paymentWay') })
    await expect(line).toBeVisible()
    if (!(await way.isVisible())) await this.tap(line)
  }

  async openBasket(): Promise<void> {
    await this.tap(this.basketButton())
    await expect(this.panel()).toBeVisible()
  }

  /** Beside the menu it stays. */
  async closeBasket(): Promise<void> {
    if ((await this.dialog.count()) === 0) return
    await this.tap(this.panel().getByRole('button', { name: this.t('classic.basket.close') }))
    await expect(this.dialog).toHaveCount(0)
  }

  async removeLine(name: string): Promise<void> {
    await this.openBasket()
    const remove = this.panel().getByRole('button', { name: this.t('basket.removeLine', { name }) })
    await this.tap(remove)
    await this.answer(this.t('classic.removal.yes'))
    await expect(remove).toHaveCount(0)
    await this.closeBasket()
  }

  async enterCoupon(code: string): Promise<void> {
    if (!(await this.panel().isVisible())) await this.openBasket()
    const field = this.panel().getByRole('textbox', { name: this.t('CheckoutPage.discount.label') })
    await field.fill(code)
    await this.tap(this.panel().getByRole('button', { name: this.t('CheckoutPage.discount.submit') }))
  }

  async removeCoupon(name: string): Promise<void> {
    await this.tap(this.panel().getByRole('button', { name: this.t('basket.removeLine', { name }) }))
  }

  async checkout(): Promise<void> {
    if (!(await this.panel().isVisible())) await this.openBasket()
    await this.tap(this.panel().getByRole('button', { name: startingWith(this.t('basket.checkout')) }))
  }

  async basketTotal(): Promise<string> {
    return (await this.basketButton().innerText()).split('\n').at(-1) ?? ''
  }

  async expectEmptyBasket(): Promise<void> {
    await expect(this.basketButton(0)).toBeVisible()
  }

  async expectQuestion(asked: Asked): Promise<void> {
    const { t } = this
    switch (asked) {
      case 'restaurant':
        return expect(this.heading).toHaveText(t('classic.title.restaurants'))
      case 'code':
        return expect(this.heading).toContainText(t('classic.title.code', { name: '' }).trim())
      case 'mode':
        return expect(this.heading).toHaveText(t('classic.title.mode'))
      case 'table':
        return expect(this.heading).toHaveText(t('ask.table'))
      case 'categories':
        return expect(this.heading).toHaveText(t('classic.title.categories'))
      case 'products':
        return expect(this.main.getByRole('searchbox', { name: t('classic.search.label') })).toBeVisible()
      case 'customise':
        return expect(this.main.getByRole('region', { name: t('classic.productBar') })).toBeVisible()
      case 'basket':
        // What was added shows in the button; the customer stays at the menu.
        await expect(this.basketButton(0)).toHaveCount(0)
        return expect(this.basketButton()).toBeVisible()
      case 'closed':
        return expect(this.main).toContainText(t('closed.title'))
      case 'checkout':
        await expect(this.dialog).toHaveCount(0)
        await expect(this.heading).toHaveText(t('classic.title.checkout'))
        return expect(this.main.getByRole('group', { name: t('classic.pickup') })).toBeVisible()
      case 'order':
        await expect(this.heading).toHaveText(t('order.label'))
        return expect(this.main.getByText(t('wait.label'), { exact: true })).toHaveCount(0)
      case 'orderSignedOut':
        return expect(this.button(t('orders.signedOut.logIn'))).toBeVisible()
      case 'reportClosed':
        return expect(this.button(t('report.close'))).toBeVisible()
      case 'history':
        return expect(this.heading).toHaveText(t('order.history'))
      case 'orderPickup':
        return expect(this.main.getByRole('group', { name: t('ask.orderPickup') })).toBeVisible()
      default:
        return expect(
          this.dialog.getByRole('button', { name: t(KNOWN_BY[asked]), exact: true }),
        ).toBeVisible()
    }
  }

  /** Told on the screen or in a dialog, or to the ear. */
  async expectTold(text: string | RegExp): Promise<void> {
    const shown = this.page
      .locator('header, header + section, main, [role="dialog"]')
      .filter({ hasText: text })
    const isTold = async () => {
      const heard = await this.heard()
      const isHeard = heard.some((line) => (typeof text === 'string' ? line.includes(text) : text.test(line)))
      return isHeard || (await shown.count()) > 0
    }
    await expect.poll(isTold, { message: `told: ${String(text)}` }).toBe(true)
  }

  async answer(name: string): Promise<void> {
    await this.tap(this.dialog.or(this.main).getByRole('button', { name, exact: true }).last())
  }

  /** The way back that the page itself offers. */
  async back(): Promise<void> {
    const names = ['classic.back', 'classic.backToCategories', 'classic.backToMenu'].map((key) => this.t(key))
    const way = (role: 'link' | 'button') =>
      this.page.locator('header, main').getByRole(role, { name: new RegExp(`^(${names.join('|')})$`) })
    await this.tap(way('link').or(way('button')).first())
  }

  /** The basket in the bar, as it is with so many items in it. */
  basketButton(count?: number): Locator {
    const label = count === undefined ? this.t('recap.basket') : this.t('tray.basket', { count, total: '' })
    return this.page.locator(`header button[aria-label^="${label.replace(/, $/, '')},"]`)
  }

  /** Everything that stands on the screen, as it is read once it has been loaded and drawn whole. */
  async screenText(): Promise<string> {
    await expect(this.main.getByText(this.t('wait.label'), { exact: true })).toHaveCount(0)
    await this.expectWhole()
    return this.main.innerText()
  }

  /** Waits until nothing of a long list, which is drawn block by block, is left out. */
  async expectWhole(): Promise<void> {
    await expect(this.main.locator('[class*="product-grid-gap-"]')).toHaveCount(0)
  }

  /** The basket: a panel over the page, or beside the menu where there is room for it. */
  panel(): Locator {
    const name = this.t('basket.title')
    const heading = this.page.getByRole('heading', { name, exact: true })
    return this.page.getByRole('dialog', { name }).or(this.main.locator('section', { has: heading }))
  }

  protected async expectAtHand(): Promise<void> {
    await expect(this.heading).toBeVisible()
  }
}

/** A way of each dialog, by which it is known. */
const KNOWN_BY = {
  alcohol: 'alcohol.no',
  startOver: 'startOver.yes',
  modeConflict: 'modeConflict.stay.EATIN',
  basketElsewhere: 'basketElsewhere.yes',
  outage: 'outage.replace',
  basketUpdated: 'basketUpdated.keep',
  otherOpening: 'otherOpening.times',
  orderingDisabled: 'orderingDisabled.browse',
  paymentFailed: 'payment.retry',
  orderCancel: 'order.cancelYes',
  orderCancelled: 'order.new',
  orderSendNow: 'order.sendNowYes',
  orderRefused: 'order.new',
  orderChangeFailed: 'failed.retry',
  reorderPrice: 'reorder.cancel',
  reorderUnavailable: 'reorder.continue',
  reorderNothing: 'reorder.menu',
  reorderElsewhere: 'reorder.elsewhere.yes',
  reorderAlcohol: 'reorder.menu',
} as const
