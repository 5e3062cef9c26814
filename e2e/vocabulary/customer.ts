import { expect, type Locator, type Page } from '@playwright/test'
import { heardOn, listen } from './announced.ts'
import type { Detail, Mode, OrderProgress, View } from './shopper.ts'
import { anyOf, startingWith, textsOf, type Language, type Names, type Texts } from './texts.ts'

/** The guard against double taps drops a second tap so soon and so near; a customer who reads is slower. */
const DOUBLE_TAP_MS = 350
const DOUBLE_TAP_PX = 32

/** What is said of an order that is paid, until there is something to do about it. */
export const PLACED = ['will_be_send', 'in_progress', 'has_been_sent'].map(
  (progress) => `order.progress.${progress}`,
)

/** Somebody at a page: which language they read, how they tap, and what they do the same way whatever the view. */
export abstract class Customer {
  readonly page: Page
  readonly url: string
  readonly language: Language
  readonly t: Texts
  /** Where they read and answer: the live turn, or the screen. */
  readonly place: Locator
  /** What a question or a screen is read from. */
  abstract readonly heading: Locator
  private count = 0
  private isListening = false
  private last: { at: number; x: number; y: number } | undefined

  constructor(page: Page, url: string, language: Language, place: Locator) {
    this.page = page
    this.url = url
    this.language = language
    this.t = textsOf(language)
    this.place = place
  }

  abstract open(path?: string): Promise<void>

  abstract addButton(name: string): Promise<Locator>

  headingRead(): Locator {
    return this.heading
  }

  taps(): number {
    return this.count
  }

  /** A name of the menu in this customer's language; in English where it has none. */
  word(words: Names): string {
    return words[this.language] ?? words.en
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

  /** A button where the customer answers. */
  button(name: string | RegExp): Locator {
    return this.place.getByRole('button', { name, exact: true })
  }

  async reload(): Promise<void> {
    await this.page.reload()
    await this.expectAtHand()
  }

  async openLink(slug: string): Promise<void> {
    await this.open(`/restaurant/${slug}`)
  }

  restaurants(): Locator {
    return this.place.getByRole('list', { name: this.t('restaurant.list') }).locator('> li')
  }

  async enterCode(code: string): Promise<void> {
    await this.place.getByRole('textbox', { name: this.t('restaurant.code') }).fill(code)
    await this.tap(this.button(this.t('restaurant.codeSubmit')))
  }

  async enterTable(number: string): Promise<void> {
    await this.place.getByRole('textbox', { name: this.t('table.number') }).fill(number)
    await this.tap(this.button(this.t('table.submit')))
  }

  async chooseMode(mode: Mode): Promise<void> {
    await this.tap(this.button(this.t(`mode.${mode}`)))
  }

  async addProduct(name: string): Promise<void> {
    await this.tap(await this.addButton(name))
  }

  async pickOption(group: string, option: string): Promise<void> {
    await this.tap(this.option(option, await this.openedGroup(group)))
    // Once it is chosen, its group may be closed.
    await this.expectPicked(option)
  }

  async expectPicked(option: string): Promise<void> {
    await expect(this.option(option).locator('input')).toBeChecked()
  }

  async addExtra(name: string): Promise<void> {
    const group = await this.openedGroup(this.t('customise.extra'))
    const more = this.moreOf(name)
    await this.tap((await more.isVisible()) ? more : this.option(name, group))
    await expect(more).toBeVisible()
  }

  async confirmProduct(): Promise<void> {
    const choose = this.t('customise.missing', { name: '' }).trim()
    await this.tap(this.button(startingWith(this.t('customise.add'))).or(this.button(startingWith(choose))))
  }

  async saveProduct(): Promise<void> {
    await this.tap(this.button(startingWith(this.t('customise.save'))))
  }

  /** Types one of the details that the checkout asks for. */
  async fillDetail(name: Detail, text: string): Promise<void> {
    await this.detail(name).fill(text)
  }

  async fillEmail(email: string): Promise<void> {
    await this.fillDetail('email', email)
  }

  async acceptPolicy(): Promise<void> {
    // A wallet that is offered above the details has a tick of its own.
    const policy = this.t('contact.policy')
    await this.tap(this.place.locator('label').filter({ hasText: policy }).last())
    await expect(this.place.getByRole('checkbox', { name: policy }).last()).toBeChecked()
  }

  /** Goes on until it can be seen, where one thing is asked at a time. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
  }

  async toWays(name: string): Promise<void> {
    const change = this.button(this.t('recap.changeOf', { what: this.t('recap.payment') }))
    const way = this.button(startingWith(name))
    await expect(change.or(way)).toBeVisible()
    if (!(await way.isVisible())) await this.tap(change)
  }

  async pay(): Promise<void> {
    await this.payBy(this.t('payment.pay'))
  }

  /** Pays by the button that says so; what follows depends on how it is paid. */
  async payBy(name: string): Promise<void> {
    await this.tap(this.button(startingWith(name)))
  }

  payButton(): Locator {
    return this.button(startingWith(this.t('payment.pay')))
  }

  async expectOrder(progress: OrderProgress): Promise<void> {
    // Nothing in a journey comes to the table.
    const said = progress === 'ready' ? 'toCollect' : progress
    await expect(this.place.getByText(this.t(`order.progress.${said}`), { exact: true })).toBeVisible()
  }

  async expectPlaced(): Promise<void> {
    await expect(this.place.getByText(anyOf(this.t, PLACED))).toBeVisible()
  }

  /** The number to call out at the counter. */
  pickupNumber(): Locator {
    return this.place
      .locator('dt', { hasText: this.t('order.number') })
      .locator('+ dd')
      .first()
  }

  /** The same as last time, offered with the first question. */
  async orderTheUsual(): Promise<void> {
    await this.tap(this.button(startingWith(this.t('usual.yes', { total: '' }).replace(/, $/, ''))))
  }

  /** Comes back another day: the device still knows its owner, the conversation is over. */
  async forgetConversation(): Promise<void> {
    await this.page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('orda.log') || key.startsWith('orda.blob')) localStorage.removeItem(key)
    })
  }

  /** What a screen reader was told since the page was opened. */
  heard(): Promise<readonly string[]> {
    return heardOn(this.page)
  }

  protected detail(name: Detail): Locator {
    return this.place.getByRole('textbox', { name: this.t(`contact.${name}`) })
  }

  /** Waits until a page that was opened can be used. */
  protected abstract expectAtHand(): Promise<void>

  protected async searchFor(place: string, field: string): Promise<void> {
    const search = this.place.getByRole('searchbox', { name: field })
    await search.fill(place)
    await search.press('Enter')
  }

  /** Opens an address in a view and in this customer's language. */
  /** What is tapped for one more of something, where there is one. */
  protected moreOf(name: string): Locator {
    const count = this.place.getByRole('group', { name: this.t('quantity.of', { name }), exact: true })
    return count.getByRole('button', { name: this.t('quantity.increase', { name }) })
  }

  /** What is tapped to choose this. */
  private option(name: string, inside: Locator = this.place): Locator {
    return inside.locator('label').filter({ has: this.page.getByText(name, { exact: true }) })
  }

  /** A group of choices, opened if it stands closed. */
  private async openedGroup(name: string): Promise<Locator> {
    const group = this.place.getByRole('group', { name: startingWith(name), includeHidden: true })
    await expect(group).toBeAttached()
    if (!(await group.isVisible()))
      await this.tap(group.locator('xpath=ancestor::details').locator('summary'))
    return group
  }

  protected async goto(path: string, view: View): Promise<void> {
    if (!this.isListening) await listen(this.page)
    this.isListening = true
    const cookie = { name: 'orda-language', value: this.language, url: this.url }
    await this.page.context().addCookies([cookie])
    const [beforeHash = '', ...fragment] = path.split('#')
    const viewed = `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}view=${view}`
    await this.page.goto(view === 'chat' ? path : [viewed, ...fragment].join('#'))
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
}
