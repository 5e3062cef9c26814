import { expect, type Browser, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Shop } from '../fixtures.ts'
import type { Shopper } from './shopper.ts'
import { Colleague } from './staff.ts'
import type { Language, Texts } from './texts.ts'

const CODE = /[A-Z\d]{3}-[A-Z\d]{3}/

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', no: 'nb-NO' }

type Seat = {
  readonly shop: Shop
  readonly browser: Browser
  readonly language?: Language
  readonly width?: number
}

/** What is known of a conversation that is looked for; times in epoch ms, a restaurant by its name. */
type Wanted = {
  readonly [Field in 'code' | 'order' | 'number' | 'restaurant' | 'outcome' | 'question']?: string
} & { readonly [Time in 'from' | 'until']?: number }

/** Sends what was said to the restaurant; the code that is shown. */
export async function sendConversation(
  { page, t, view }: Shopper,
  shop: Shop,
  isWithValues = false,
): Promise<string> {
  await page.goto(`${shop.url}/send-conversation?view=${view}`)
  if (isWithValues) await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('sendPage.act') }).click()
  const shown = page.getByText(CODE)
  await expect(shown).toBeVisible()
  return CODE.exec(await shown.innerText())?.[0] ?? ''
}

/** Somebody of support at the desk, in a browser of their own. */
export async function atDesk({ shop, browser, language = 'en', width = 1280 }: Seat): Promise<Desk> {
  const page = await browser.newPage({
    locale: LOCALES[language] ?? language,
    viewport: { width, height: 900 },
  })
  const kari = new Colleague(page, shop, language, `desk.${shop.noon()}.${language}@example.com`)
  await page.goto(await kari.isTakenInAtOnce('support', 'Kari Nordmann'))
  await kari.joins()
  await kari.sees('desk.title')
  return new Desk(page, shop, kari.t)
}

/** The desk with this conversation open. */
export async function openedAtDesk(code: string, seat: Seat): Promise<Desk> {
  const desk = await atDesk(seat)
  await desk.find({ code: code.toLowerCase() })
  await desk.isCalledAbout()
  return desk
}

export class Desk {
  readonly page: Page
  readonly t: Texts
  /** What the customer saw. */
  readonly screen: FrameLocator
  readonly #shop: Shop

  constructor(page: Page, shop: Shop, t: Texts) {
    this.page = page
    this.t = t
    this.#shop = shop
    this.screen = page.frameLocator(`iframe[title="${t('desk.screen.title')}"]`)
  }

  /** Asks for what is wanted, and for nothing that was asked for before. */
  async find({ code, order, number, restaurant, outcome, question, from, until }: Wanted): Promise<void> {
    const { page, t } = this
    const label = (name: string) => t(`desk.find.${name}`)
    for (const [name, typed] of Object.entries({ code, order, number }))
      await page.getByRole('textbox', { name: label(name), exact: true }).fill(typed ?? '')
    for (const [name, chosen] of [
      ['restaurant', restaurant],
      ['outcome', outcome && t(`desk.outcome.${outcome}`)],
      ['question', question],
    ] as const)
      await page
        .getByRole('combobox', { name: label(name), exact: true })
        .selectOption({ label: chosen ?? t('desk.find.any') })
    for (const [name, time] of Object.entries({ from, until }))
      await page
        .getByLabel(label(name), { exact: true })
        .fill(time === undefined ? '' : await this.#clockAt(time))
    await page.getByRole('button', { name: t('desk.find.act') }).click()
  }

  /** The line of a conversation in the list. */
  found(code: string): Locator {
    return this.page.getByRole('row').filter({ hasText: code })
  }

  /** Says why they look at the conversation that was chosen, and sees it. */
  async isCalledAbout(): Promise<void> {
    await this.says('desk.why.called')
    await expect(this.page.getByRole('heading', { name: this.t('desk.step.title') })).toBeVisible()
  }

  async open(code: string): Promise<void> {
    await this.page.goto(`${this.#shop.url}/support?code=${code}`)
    await this.isCalledAbout()
  }

  /** Shows what the customer saw in this view. */
  async showsIn(view: 'chat' | 'classic' | 'linear'): Promise<void> {
    await this.page
      .getByRole('combobox', { name: this.t('desk.screen.view'), exact: true })
      .selectOption(view)
  }

  async says(act: string): Promise<void> {
    await this.page.getByRole('button', { name: this.t(act), exact: true }).click()
  }

  async writes(field: string, words: string): Promise<void> {
    await this.page.getByRole('textbox', { name: this.t(field), exact: true }).fill(words)
  }

  /** Something that was written or shown as a point of a list. */
  written(text: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: text })
  }

  /** The answer to what was done about an order. */
  told(): Locator {
    return this.page.getByRole('region', { name: this.t('desk.orders.title') }).getByRole('status')
  }

  async leave(): Promise<void> {
    await this.page.close()
  }

  /** As a field of day and hour takes it, in the time of who looks. */
  #clockAt(time: number): Promise<string> {
    return this.page.evaluate((at) => {
      const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000)
      return local.toISOString().slice(0, 16)
    }, time)
  }
}
