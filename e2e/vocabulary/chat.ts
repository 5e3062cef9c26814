import { expect, type Locator, type Page } from '@playwright/test'
import { Customer } from './customer.ts'
import type { Mode, Shopper, View } from './shopper.ts'
import { askedAs, startingWith, type Language } from './texts.ts'

/** A customer in the conversation. Everything is found where it can be answered: in the live turn. */
export class Chat extends Customer implements Shopper {
  readonly view: View = 'chat'
  readonly live: Locator
  readonly heading: Locator
  readonly composer: Locator
  readonly log: Locator

  constructor(page: Page, url: string, language: Language) {
    super(page, url, language, page.locator('[data-turn="live"]'))
    this.live = this.place
    this.heading = this.live.getByRole('heading', { level: 3 })
    this.composer = page.getByRole('textbox', { name: this.t('composer.label') })
    this.log = page.getByRole('log')
  }

  /** Opens a page in this customer's language; the page is at hand once the thread library is in. */
  async open(path = '/'): Promise<void> {
    await this.goto(path, this.view)
    await this.expectAtHand()
  }

  async chooseRestaurant(name: string, mode: Mode): Promise<void> {
    const restaurant = this.button(
      this.t('restaurant.chooseWithMode', { mode: this.t(`mode.${mode}`), name }),
    )
    await this.expectQuestion('restaurant')
    if (!(await restaurant.isVisible())) await this.tap(this.button(startingWith(this.moreWords())))
    await this.tap(restaurant)
  }

  async restaurant(name: string): Promise<Locator> {
    await this.expectQuestion('restaurant')
    const card = this.live.getByRole('group', { name, exact: true })
    if (!(await card.isVisible())) await this.tap(this.button(startingWith(this.moreWords())))
    return card
  }

  /** How many restaurants are in sight whole, with nothing over them. */
  restaurantsInSight(): Promise<number> {
    return this.restaurants().evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const { left, top, bottom } = row.getBoundingClientRect()
          return [top + 4, bottom - 4].every((y) => row.contains(document.elementFromPoint(left + 24, y)))
        }).length,
    )
  }

  async searchPlace(place: string): Promise<void> {
    await this.searchFor(place, this.t('restaurant.search'))
  }

  async toCategories(): Promise<void> {
    await this.tap(this.button(this.t('basket.more')))
    await this.expectQuestion('categories')
  }

  async chooseCategory(name: string): Promise<void> {
    await this.tap(this.button(startingWith(name)))
  }

  async openProduct(name: string): Promise<void> {
    await this.tap(
      await this.product(startingWith(name), startingWith(this.wordsBefore('product.choose', name))),
    )
  }

  async addButton(name: string): Promise<Locator> {
    return this.product(startingWith(this.wordsBefore('product.add', name)))
  }

  /** Adds a product of the list, and goes on to the basket where that leaves them at the list. */
  override async addProduct(name: string): Promise<void> {
    await super.addProduct(name)
    const elsewhere = this.live.locator('[data-question]:not([data-question="products"])')
    const fewer = this.button(this.t('quantity.decrease', { name }))
    await expect(fewer.or(elsewhere).first()).toBeVisible()
    if ((await elsewhere.count()) === 0) await this.openBasket()
  }

  async openBasket(): Promise<void> {
    await this.tap(this.pill())
  }

  async removeLine(name: string): Promise<void> {
    await this.tap(this.inOrder(this.t('basket.removeLine', { name })))
  }

  async enterCoupon(code: string): Promise<void> {
    await this.live.getByRole('textbox', { name: this.t('CheckoutPage.discount.label') }).fill(code)
    await this.tap(this.button(this.t('CheckoutPage.discount.submit')))
  }

  async removeCoupon(name: string): Promise<void> {
    await this.tap(this.live.getByRole('button', { name: this.t('basket.removeLine', { name }) }))
  }

  async checkout(): Promise<void> {
    await this.tap(this.inOrder(startingWith(this.t('basket.checkout'))))
  }

  /** What the basket comes to, as the order beside the conversation tells it, or else the tray. */
  async basketTotal(): Promise<string> {
    if (await this.beside().isVisible())
      return this.beside()
        .locator('dt', { hasText: this.t('basket.total') })
        .locator('+ dd')
        .innerText()
    return (await this.pill().innerText()).split('\n').at(-1) ?? ''
  }

  async expectEmptyBasket(): Promise<void> {
    await expect(this.tray()).toBeVisible()
    await expect(this.pill()).toHaveCount(0)
    await expect(this.orderLines()).toHaveCount(0)
  }

  /** The order so far where the window has room for it. */
  beside(): Locator {
    return this.page.getByRole('complementary')
  }

  /** Leads to the basket: below the conversation, or from the order beside it. */
  pill(): Locator {
    return this.inOrder(startingWith(this.t('recap.basket')))
  }

  /** The lines of the order, in the question or beside it. */
  listed(): Locator {
    return this.beside()
      .or(this.live.getByRole('group', { name: this.t('basket.title') }))
      .getByRole('list')
  }

  /** What takes a line out of the order, one for each. */
  orderLines(): Locator {
    return this.page.getByRole('button', { name: this.t('basket.removeLine', { name: '' }) })
  }

  /** A button of the order: it stands in the question, or beside it. */
  inOrder(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  async back(): Promise<void> {
    await this.tap(this.tray().getByRole('button', { name: this.t('tray.back') }))
  }

  /** What the head of a phone has no room for. */
  async openMore(): Promise<void> {
    await this.tap(this.page.getByRole('button', { name: this.t('frame.more') }))
  }

  async say(text: string): Promise<void> {
    await this.composer.fill(text)
    await this.composer.press('Enter')
  }

  /** Waits until this is what the house asks. */
  async expectQuestion(name: string): Promise<void> {
    await expect(this.live.locator(`[data-question="${name}"]`)).toBeAttached()
    await expect(this.heading).toHaveText(askedAs(this.t, name))
    await expect(this.live.getByText(this.t('wait.label'), { exact: true })).toHaveCount(0)
  }

  async expectTold(text: string | RegExp): Promise<void> {
    await expect(this.live).toContainText(text)
  }

  async answer(name: string): Promise<void> {
    await this.tap(this.button(name))
  }

  tray(): Locator {
    return this.page.getByRole('region', { name: this.t('tray.label') })
  }

  /** Everything said so far, line by line as it is read. */
  async transcript(): Promise<readonly string[]> {
    const text = await this.log.innerText()
    return text.split('\n').filter((line) => line.trim() !== '')
  }

  protected async expectAtHand(): Promise<void> {
    await expect(this.page.locator('html[data-live="true"]')).toBeAttached()
  }

  /** What a product's button says before its price. */
  private wordsBefore(key: string, name: string): string {
    return this.t(key, { name, price: '' }).trim().replace(/,$/, '')
  }

  private async product(first: RegExp, other = first): Promise<Locator> {
    const product = this.button(first).or(this.button(other)).first()
    await this.expectQuestion('products')
    await expect(product).toBeVisible()
    return product
  }

  private moreWords(): string {
    return this.t('restaurant.more', { count: '' }).trim()
  }
}
