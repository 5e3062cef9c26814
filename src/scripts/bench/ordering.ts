import { randomUUID } from 'node:crypto'
import { toMenuAnswer, type MenuSchema } from '#contracts/catalogue/menu.contract.ts'
import { fromNewOrder, type NewOrderSchema } from '#contracts/orders/order-calls.contract.ts'
import { toRestaurant, type RestaurantSchema } from '#contracts/catalogue/restaurants.contract.ts'
import { EMPTY_BASKET } from '#domain/basket/basket.ts'
import { composeLine } from '#domain/basket/compose-line.ts'
import { toOrderItems } from '#domain/basket/order-items.ts'
import { needsCustomising } from '#domain/catalogue/options.ts'
import { id } from '#domain/ids.ts'
import { pickupSlots } from '#domain/restaurant/pickup-slots.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'

/** A guest with a session and the order they make again and again. */
export type Visitor = { readonly url: string; readonly cookie: string; readonly body: NewOrderSchema }

const PICKUP_MODE = 'EATIN'
const LATER_SLOT = 6

/** The first restaurant that can take an order now. */
export async function openRestaurant(url: string): Promise<Restaurant> {
  const answer = await fetch(`${url}/api/restaurants?lat=60.194255&lng=11.0990202&limit=20&skip=0`)
  const { items } = (await answer.json()) as { items: RestaurantSchema[] }
  const restaurant = items
    .map(toRestaurant)
    .find((each) => each.settings.ordersEnabled && slotOf(each) !== undefined)
  if (restaurant === undefined) throw new Error('no restaurant takes orders now')
  return restaurant
}

/** The whole menu and the address it stands at. */
export async function menuOf(url: string, restaurant: Restaurant): Promise<{ path: string; text: string }> {
  const path = `/api/restaurants/${restaurant.id}/campaigns/${restaurant.currentCampaignId}/cache/${PICKUP_MODE}`
  return { path, text: await (await fetch(`${url}${path}`)).text() }
}

/** A new guest who wants two of the first product that needs no choosing. */
export async function enter(url: string): Promise<Visitor> {
  const restaurant = await openRestaurant(url)
  const { menu } = toMenuAnswer(JSON.parse((await menuOf(url, restaurant)).text) as MenuSchema)
  const product = Object.values(menu.products).find(
    (each) => each.type === 'REGULAR' && !needsCustomising(each),
  )
  const slot = slotOf(restaurant)
  if (product === undefined || slot === undefined) throw new Error('nothing can be ordered')
  const line = composeLine({ id: id('1'), product, selection: {}, quantity: 2, contextCode: PICKUP_MODE })
  const items = toOrderItems({ ...EMPTY_BASKET, lines: [line] })
  return { url, cookie: await enterAs(url), body: bodyOf(restaurant, items, slot) }
}

/** Makes one order. */
export async function order({ url, cookie, body }: Visitor): Promise<{ id: string }> {
  return post(`${url}/api/orders`, body, { cookie, 'idempotency-key': randomUUID() }) as Promise<{
    id: string
  }>
}

/** Pays an order by test payment. */
export async function pay({ url, cookie }: Visitor, orderId: string): Promise<void> {
  await post(`${url}/api/payments/fake`, { orderId }, { cookie })
}

/** Pays an order with a card the simulated Stripe accepts, and comes back. */
export async function payByCard({ url, cookie }: Visitor, orderId: string): Promise<void> {
  const begun = await post(`${url}/api/payments/stripe`, { orderId }, { cookie })
  const { paymentIntentClientSecret: clientSecret } = begun as { paymentIntentClientSecret: string }
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' }
  await post(`${url}/simulator/stripe/confirm`, { clientSecret, card }, {})
  await post(`${url}/api/x/payments/settle`, { orderId }, { cookie })
}

/** A new guest; the cookie. */
export async function enterAs(url: string): Promise<string> {
  const deviceToken = randomUUID()
  const consents = { isTermsAccepted: true, isPolicyAccepted: true, isOffersAccepted: false }
  const guest = { email: 'bench@example.com', deviceToken, language: 'no', ...consents }
  const answer = await fetch(`${url}/api/accounts/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(guest),
  })
  if (!answer.ok) throw new Error(`no guest was made: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

function bodyOf(
  restaurant: Restaurant,
  items: ReturnType<typeof toOrderItems>,
  slot: number,
): NewOrderSchema {
  return fromNewOrder({
    campaignId: restaurant.currentCampaignId,
    items,
    pickUpMode: PICKUP_MODE,
    restaurantId: restaurant.id,
    retrievalDate: slot,
    isPredictOrder: false,
    email: 'bench@example.com',
  })
}

/** A pickup time that stays valid while the measurement runs. */
function slotOf(restaurant: Restaurant): number | undefined {
  return pickupSlots(restaurant, Date.now(), true)[LATER_SLOT]
}

async function post(address: string, body: unknown, headers: Record<string, string>): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
