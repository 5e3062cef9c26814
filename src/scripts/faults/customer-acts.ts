import { CARDS } from './fault-acts.ts'
import type { BasketName, PlacedAct } from './fault-acts.ts'
import type { Scene } from './fault-scene.ts'
import { slotOf } from './fault-customer.ts'
import { refusable } from './refusable.ts'

export type ActOf<K extends PlacedAct['kind']> = Extract<PlacedAct, { kind: K }>
/** Where something is asked, and about which basket. */
type Place = Pick<PlacedAct, 'process'>
type BasketPlace = Place & { readonly basket: BasketName }

/** The same basket is asked for in the same words again. */
export async function orders({ basket, slot, isLost, process }: ActOf<'order'>, scene: Scene): Promise<void> {
  const { customer, counter, clock } = scene
  const asked = await scene.process(process)
  const when = slotOf(asked, counter.restaurantId, clock.value, slot)
  const { restaurantId, items } = counter
  const wish = { restaurantId, items, pickUpMode: 'EATIN', isPredictOrder: false, ...when }
  const body = customer.attempts.get(basket) ?? wish
  if (!when && body === wish) return
  customer.attempts.set(basket, body)
  const answer = await customer.ask(asked, 'POST', 'orders', { body, key: customer.keyOf(basket) })
  if (answer === undefined || isLost) return
  const known = customer.orders.get(basket)
  if (answer.status !== 201) {
    // Nothing was made: the basket may be asked for otherwise.
    if (known === undefined && answer.status < 500) customer.attempts.delete(basket)
    return
  }
  const made = String(answer.body['id'])
  if (known !== undefined && known !== made) customer.complaints.push(`${basket} is ${known} and ${made}`)
  customer.orders.set(basket, made)
}

export async function beginsCard(
  { basket, isLost, isKept, process }: ActOf<'payByCard'>,
  { customer, ...scene }: Scene,
): Promise<void> {
  const orderId = customer.orders.get(basket)
  if (orderId === undefined) return
  const asked = await scene.process(process)
  const body = { orderId, savePaymentMethod: isKept }
  const answer = await customer.ask(asked, 'POST', 'payments/stripe', { body })
  const secret = answer?.body['paymentIntentClientSecret']
  if (typeof secret === 'string' && !isLost) customer.secrets.set(basket, secret)
}

export async function givesCard(
  { basket, card }: ActOf<'giveCard'>,
  { customer, stripe }: Scene,
): Promise<void> {
  const intent = stripe.account.bySecret(customer.secrets.get(basket) ?? '')
  if (!intent) return
  const { account } = stripe
  await refusable(() => {
    const method = account.addCard({ number: CARDS[card], expMonth: 12, expYear: 2099, cvc: '123' })
    account.confirm(intent.id, method.id)
  })
}

export async function bankDecides(
  { basket, isAccepted }: ActOf<'bankDecides'>,
  { customer, stripe }: Scene,
): Promise<void> {
  const intent = stripe.account.bySecret(customer.secrets.get(basket) ?? '')
  if (!intent) return
  stripe.account.authenticate(intent.id, isAccepted)
  stripe.account.decide(intent.id, isAccepted)
}

/** The browser brings the form to the gateway, the customer answers there and is led back. */
export async function paysByForm(
  { basket, said, process }: ActOf<'payByForm'>,
  { customer, gateway, ...scene }: Scene,
): Promise<void> {
  const orderId = customer.orders.get(basket)
  if (orderId === undefined) return
  const asked = await scene.process(process)
  const answer = await customer.ask(asked, 'POST', 'payments/nepting', { body: { orderId } })
  if (answer?.status !== 200) return
  const { data, signature } = answer.body as { data: Record<string, string>; signature: string }
  const transaction = gateway.take({ ...data, signature })
  const address = gateway.answer(transaction?.transactionId ?? '', said)
  if (address === undefined) return
  const back = await scene.process(process + 1)
  await back.ask({ url: new URL(address).pathname })
}

/** The customer is sent to the app, says something there or leaves it open, and comes back. */
export async function paysByVipps(
  { basket, said, process }: ActOf<'payByVipps'>,
  { customer, vipps, ...scene }: Scene,
): Promise<void> {
  const orderId = customer.orders.get(basket)
  if (orderId === undefined) return
  const asked = await scene.process(process)
  const answer = await customer.ask(asked, 'POST', 'x/payments/vipps', { body: { orderId } })
  if (answer?.status !== 200) return
  const reference = new URL(String(answer.body['redirectUrl'])).pathname.slice(1)
  const address = said === 'nothing' ? undefined : vipps.answer(reference, said)
  if (address === undefined) return
  const back = await scene.process(process + 1)
  await back.ask({ url: new URL(address).pathname })
}

/** The newest card that is kept; a guest has none. */
export async function paysBySavedCard(
  { basket, process }: BasketPlace,
  { customer, ...scene }: Scene,
): Promise<void> {
  const orderId = customer.orders.get(basket)
  if (orderId === undefined) return
  const asked = await scene.process(process)
  const [paymentMethodId] = await savedCards(asked, customer)
  if (paymentMethodId === undefined) return
  const body = { orderId, paymentMethodId }
  const answer = await customer.ask(asked, 'POST', 'payments/stripe', { body })
  const secret = answer?.body['paymentIntentClientSecret']
  if (typeof secret === 'string') customer.secrets.set(basket, secret)
}

export async function dropsCards({ process }: Place, { customer, ...scene }: Scene): Promise<void> {
  const asked = await scene.process(process)
  for (const card of await savedCards(asked, customer))
    await customer.ask(asked, 'DELETE', `x/payment-methods/stripe/${card}`)
}

async function savedCards(
  asked: Awaited<ReturnType<Scene['process']>>,
  customer: Scene['customer'],
): Promise<readonly string[]> {
  const answer = await customer.ask(asked, 'GET', 'x/payment-methods/stripe')
  const items = answer?.body['items']
  return Array.isArray(items) ? items.map((each: { id: string }) => each.id) : []
}

/** A page asks whether what it shows still holds. */
export async function looks({ basket, process }: BasketPlace, { customer, ...scene }: Scene): Promise<void> {
  const orderId = customer.orders.get(basket)
  if (orderId === undefined) return
  const asked = await scene.process(process)
  const { etag } = customer.seen.get(basket) ?? {}
  const answer = await customer.ask(asked, 'GET', `orders/${orderId}`, {
    ...(etag !== undefined && { etag }),
  })
  if (answer?.status === 200 && answer.etag !== undefined)
    customer.seen.set(basket, { etag: answer.etag, state: answer.body['state'] })
}

export async function cancels(act: BasketPlace, scene: Scene): Promise<void> {
  const orderId = scene.customer.orders.get(act.basket)
  if (orderId !== undefined) scene.customer.meddledWith.add(orderId)
  await asks(act, scene, 'PATCH', (id) => `orders/${id}/cancel`)
}

export async function asks(
  { basket, process }: BasketPlace,
  { customer, ...scene }: Scene,
  method: 'POST' | 'PATCH',
  path: string | ((orderId: string) => string),
): Promise<void> {
  const orderId = customer.orders.get(basket)
  if (orderId === undefined) return
  const asked = await scene.process(process)
  const body = typeof path === 'string' ? { body: { orderId } } : {}
  await customer.ask(asked, method, typeof path === 'string' ? path : path(orderId), body)
}

export async function changes(
  { basket, to, process }: ActOf<'change'>,
  { customer, counter, clock, ...scene }: Scene,
): Promise<void> {
  const orderId = customer.orders.get(basket)
  if (orderId === undefined) return
  const asked = await scene.process(process)
  const later = slotOf(asked, counter.restaurantId, clock.value, 6)
  const body = {
    now: { injectNow: true },
    onMyWay: { isOnMyWay: true },
    later: { retrievalDate: later?.retrievalDate },
    takeaway: { pickUpMode: 'TAKEOUT' },
  }
  if (to === 'later' && !later) return
  await customer.ask(asked, 'PATCH', `orders/${orderId}`, { body: body[to] })
}
