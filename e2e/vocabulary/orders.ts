import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Shop } from '../fixtures.ts'
import type { Mode, Shopper } from './shopper.ts'
import { goToCheckout } from './purchase.ts'

export const MINUTE_MS = 60_000
/** The place that never closes, ten minutes from its kitchen's call to the pickup, and two of its drinks. */
export const BRYGGA = '101'
export const WATER = '1505'
export const SODA = '1503'

/** An order as the server knows it; amounts in major units, instants as ISO text. */
export type Order = {
  readonly id: string
  readonly restaurantId: string
  readonly campaignId: string
  readonly pickUpMode: string
  readonly price: number
  readonly taxes: number
  readonly taxRows: readonly { readonly net: number; readonly tax: number; readonly gross: number }[]
  readonly state: string
  readonly retrievalDate: string
  readonly items: readonly { readonly contextCode: string }[]
}

/** From the first page to an order that is paid and waits for its time; the menu view tells in a dialog that it is paid (S4.51). */
export async function order(shopper: Shopper, mode: Mode = 'EATIN'): Promise<void> {
  await goToCheckout(shopper, { mode })
  await shopper.pay()
  await shopper.expectQuestion('order')
  if (shopper.view === 'classic') await shopper.answer(shopper.t('classic.paid.follow'))
  await shopper.expectPlaced()
}

/** One product of the place that never closes, or several of them. */
export type Content = string | readonly string[]

/** Orders that are there when the story begins, made and paid by calls: their guest stands before the first page. */
export async function haveOrdered(
  { page, language }: Shopper,
  shop: Shop,
  contents: readonly Content[] = [WATER],
  mode: Mode = 'EATIN',
): Promise<readonly Order[]> {
  // A device that nobody was known on asks for no session.
  await page.goto(`${shop.url}/api/x/health`)
  await page.evaluate((token) => localStorage.setItem('orda.device', token), GUEST.deviceToken)
  await send(page, 'accounts/guests', { ...GUEST, language })
  const { currentCampaignId } = (await (await shop.api.get(`/api/restaurants/${BRYGGA}`)).json()) as {
    currentCampaignId: string
  }
  const made: Order[] = []
  for (const content of contents) {
    const items = [content]
      .flat()
      .map((productCode) => ({ productCode, quantity: 1, contextCode: mode, children: [] }))
    const another = await send(
      page,
      'orders',
      {
        restaurantId: BRYGGA,
        campaignId: currentCampaignId,
        pickUpMode: mode,
        retrievalDate: new Date(shop.noon() + PICKUP_AFTER_MS).toISOString(),
        email: GUEST.email,
        isPredictOrder: false,
        items,
      },
      { 'idempotency-key': randomUUID() },
    )
    await send(page, 'payments/fake', { orderId: (another as Order).id })
    made.push(another as Order)
  }
  return made
}

/** Orders that are there when the story begins, followed on their page. */
export async function followOrders(
  shopper: Shopper,
  shop: Shop,
  contents?: readonly Content[],
  mode?: Mode,
): Promise<readonly Order[]> {
  const made = await haveOrdered(shopper, shop, contents, mode)
  await shopper.open('/current-order')
  await shopper.expectQuestion('order')
  return made
}

/** Orders that were collected before the story begins; the first of them may have met another fate. */
export async function haveServed(
  shopper: Shopper,
  shop: Shop,
  contents?: readonly Content[],
  fateOfFirst?: 'refuseCapture',
): Promise<void> {
  const [first] = await haveOrdered(shopper, shop, contents)
  if (first && fateOfFirst)
    await shop.kitchen({ restaurantId: BRYGGA, order: { id: first.id, fate: fateOfFirst } })
  await untilServed(shopper, shop)
}

/** What was ordered is made and collected. */
export async function untilServed(shopper: Shopper, shop: Shop): Promise<void> {
  await shop.setTime(shop.noon() + SERVED_AFTER_MS)
  const states = async () => (await ordersOf(shopper.page)).map(({ state }) => state)
  await expect.poll(states).not.toContain('VALIDATED')
}

const GUEST = {
  email: 'kari@example.no',
  deviceToken: 'a-known-device',
  isTermsAccepted: true,
  isPolicyAccepted: true,
  isOffersAccepted: false,
}
const PICKUP_AFTER_MS = 15 * MINUTE_MS
const SERVED_AFTER_MS = 20 * MINUTE_MS

async function send({ request }: Page, path: string, data: object, headers = {}): Promise<unknown> {
  const answer = await request.post(`/api/${path}`, { data, headers })
  expect(answer.ok(), `${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

/** The one order of the customer of this page, as the server knows it. */
export async function orderOf(page: Page): Promise<Order> {
  const [made, ...others] = await ordersOf(page)
  if (!made || others.length > 0) throw new Error(`${others.length + (made ? 1 : 0)} orders instead of one`)
  return made
}

/** The current orders of the customer of this page. */
export async function ordersOf({ request }: Page): Promise<readonly Order[]> {
  const session = (await (await request.get('/api/accounts/authentication/current')).json()) as Session
  const query = `accountId=${(session.user ?? session.guest)?.accountId ?? ''}&orderState=PENDING&skip=0&limit=50`
  const answer = await request.get(`/api/orders?${query}`)
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { items: readonly Order[] }).items
}

/** An order of the customer of this page, as the server knows it now. */
export async function orderNow({ request }: Page, id: string): Promise<Order> {
  return (await (await request.get(`/api/orders/${id}`)).json()) as Order
}

type Session = Readonly<Partial<Record<'user' | 'guest', { readonly accountId: string }>>>

/** Something that can still be done about an order, on its card. */
export function act(shopper: Shopper, key: string): Locator {
  return shopper.button(shopper.t(key))
}

/** Does something about the order; what most people do not do stands behind "more". */
export async function tapAct(shopper: Shopper, key: string): Promise<void> {
  await openMore(shopper)
  await shopper.tap(act(shopper, key))
}

/** Shows everything that can be done about the orders at hand. */
export async function openMore(shopper: Shopper): Promise<void> {
  const more = shopper.button(shopper.t('order.more'))
  await expect(more.first()).toBeVisible()
  for (const each of await more.all())
    if ((await each.getAttribute('aria-expanded')) === 'false') await shopper.tap(each)
}

/** Where stars are given: on the card itself, or in the dialog that it opens in the menu view (S2.118). */
export async function openStars(shopper: Shopper, card: Locator): Promise<Locator> {
  if (shopper.view !== 'classic') return card
  await shopper.tap(card.getByRole('button', { name: shopper.t('rating.open') }))
  const dialog = shopper.page.getByRole('dialog')
  await expect(dialog.getByRole('group', { name: shopper.t('rating.label') })).toBeVisible()
  return dialog
}

/** Gives so many stars, and closes the dialog that thanks for them. */
export async function giveStars(shopper: Shopper, place: Locator, count: number): Promise<void> {
  await place.getByRole('radio', { name: shopper.t('rating.stars', { count }) }).check({ force: true })
  await shopper.tap(place.getByRole('button', { name: shopper.t('rating.send') }))
  if (shopper.view === 'classic') await shopper.answer(shopper.t('rating.done'))
}

/** Which of the stars are lit, from the first. */
export function litStars(place: Locator): Promise<readonly boolean[]> {
  return place
    .locator('fieldset label svg, [role="img"] svg')
    .evaluateAll((stars) => stars.map((star) => getComputedStyle(star).fill !== 'rgba(0, 0, 0, 0)'))
}

/** Takes the last of the times that are offered instead of the order's own. */
export async function takeLastTime(shopper: Shopper): Promise<void> {
  await shopper.place.getByRole('radio').last().check({ force: true })
  await shopper.tap(shopper.button(new RegExp(shopper.t('pickup.act', { time: '.+' }))))
}

/** The path of the newest link of this kind that was mailed for an order. */
export async function mailedLink(shop: Shop, path: string): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    const { items } = (await (await shop.api.get('/api/x/outbox')).json()) as { items: { text?: string }[] }
    const links = items.flatMap(({ text = '' }) => [...text.matchAll(/https?:\/\/[^/\s]+(\/\S+)/g)])
    found = links.map(([, link]) => link).find((link) => link?.startsWith(path) === true)
    expect(found).toBeDefined()
  }).toPass()
  return found ?? ''
}

/** What follows happens where nothing is known of the customer. */
export async function asAnotherDevice({ page }: Shopper): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.context().clearCookies()
  // A link that differs behind the # alone would be followed by the page that is open.
  await page.goto('about:blank')
}
