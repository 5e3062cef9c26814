import { expect, type Locator, type Page } from '@playwright/test'
import { Chat } from './chat.ts'
import type { Detail } from './shopper.ts'
import { startingWith, type Language } from './texts.ts'

/** Asked for on several pages, each with a heading of its own. */
const PAGED: readonly string[] = ['customise', 'checkout']

/** A customer who is asked one thing to a page, and goes on from page to page to what they look for. */
export class Linear extends Chat {
  override readonly view = 'linear'
  override readonly heading: Locator

  constructor(page: Page, url: string, language: Language) {
    super(page, url, language)
    this.heading = page.getByRole('heading', { level: 1 })
  }

  override async expectQuestion(name: string): Promise<void> {
    if (!PAGED.includes(name)) return super.expectQuestion(name)
    await expect(this.live.locator(`[data-question="${name}"]`)).toBeVisible()
    await expect(this.heading).toBeVisible()
  }

  override async pickOption(group: string, option: string): Promise<void> {
    await this.reach(this.place.getByRole('group', { name: startingWith(group) }))
    await super.pickOption(group, option)
  }

  override async addExtra(name: string): Promise<void> {
    await this.reach(this.moreOf(name))
    await this.tap(this.moreOf(name))
  }

  override async confirmProduct(): Promise<void> {
    await this.reach(this.button(startingWith(this.t('customise.add'))))
    await super.confirmProduct()
  }

  override async saveProduct(): Promise<void> {
    await this.reach(this.button(startingWith(this.t('customise.save'))))
    await super.saveProduct()
  }

  override async fillDetail(name: Detail, text: string): Promise<void> {
    await this.reach(this.detail(name))
    await super.fillDetail(name, text)
  }

  override async acceptPolicy(): Promise<void> {
    await this.reach(this.place.getByRole('checkbox', { name: this.t('contact.policy') }))
    await super.acceptPolicy()
  }

  override async toWays(name: string): Promise<void> {
    const change = this.button(this.t('recap.changeOf', { what: this.t('recap.payment') }))
    await this.reach(change.or(this.button(startingWith(name))))
    await super.toWays(name)
  }

  override async payBy(name: string): Promise<void> {
    await this.reach(this.button(startingWith(name)))
    await super.payBy(name)
  }

  protected override async expectAtHand(): Promise<void> {
    await expect(this.page.locator('[data-view="linear"]')).toBeAttached()
  }

  override async reach(target: Locator): Promise<void> {
    await expect(this.heading).toBeVisible()
    while (!(await target.isVisible())) {
      const before = await this.heading.innerText()
      await this.tap(this.button(this.t('linear.continue')))
      await expect(this.heading).not.toHaveText(before)
    }
  }
}
