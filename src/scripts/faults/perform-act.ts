import { CARDS } from './fault-schedule.ts'
import type { BasketName, PlacedAct } from './fault-schedule.ts'
import type { Scene } from './fault-scene.ts'
import { slotOf } from './fault-customer.ts'

type ActOf<K extends PlacedAct['kind']> = Extract<PlacedAct, { kind: K }>

/** Has one thing happen. What cannot happen, as a card for a payment nobody has begun, does not. */
export async function perform(act: PlacedAct, scene: Scene): Promise<void> {
  switch (act.kind) {
    case 'order':
      return orders(act, scene)
    case 'payByCard':
      return beginsCard(act, scene)
    case 'giveCard':
      return givesCard(act, scene)
    case 'bankDecides':
      return bankDecides(act, scene)
    case 'payByForm':
      return paysByForm(act, scene)
    case 'payByTest':
      return asks(act, scene, 'POST', 'payments/fake')
    case 'comeBack':
      return asks(act, scene, 'POST', 'x/payments/settle')
    case 'cancel':
      return asks(act, scene, 'PATCH', (id) => `orders/${id}/cancel`)
    case 'change':
      return changes(act, scene)
    case 'sweep':
      return sweeps(act, scene)
    case 'messages':
      return messagesCome(act, scene)
    case 'passes':
      scene.clock.value += act.seconds * 1000
      return
    case 'kill':
      return (await scene.process(act.process)).life.endAfter(act.afterSteps)
    case 'restart':
      return scene.restart(act.process)
    case 'stripe':
      return scene.stripe.faults.next(act.operation, act.fault)
    case 'gateway':
      Object.assign(scene.gateway.faults, { isAway: act.isAway, refusesCapture: act.refusesCapture })
      return
    case 'restaurant':
      return restaurantBecomes(act, scene)
    case 'byHand':
      return byHand(act, scene)
  }
}

/** The same basket is asked for in the same words again. */
async function orders({ basket, slot, isLost, process }: ActOf<'order'>, scene: Scene): Promise<void> {
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

async function beginsCard({ basket, isLost, process }: ActOf<'payByCard'>, { customer, ...scene }: Scene) {
  const orderId = customer.orders.get(basket)
  if (orderId === undefined) return
  const asked = await scene.process(process)
  const answer = await customer.ask(asked, 'POST', 'payments/stripe', { body: { orderId } })
  const secret = answer?.body['paymentIntentClientSecret']
  if (typeof secret === 'string' && !isLost) customer.secrets.set(basket, secret)
}

async function givesCard({ basket, card }: ActOf<'giveCard'>, { customer, stripe }: Scene): Promise<void> {
  const intent = stripe.account.bySecret(customer.secrets.get(basket) ?? '')
  if (!intent) return
  const { account } = stripe
  await refusable(() => {
    const method = account.addCard({ number: CARDS[card], expMonth: 12, expYear: 2099, cvc: '123' })
    account.confirm(intent.id, method.id)
  })
}

async function bankDecides({ basket, isAccepted }: ActOf<'bankDecides'>, { customer, stripe }: Scene) {
  const intent = stripe.account.bySecret(customer.secrets.get(basket) ?? '')
  if (!intent) return
  stripe.account.authenticate(intent.id, isAccepted)
  stripe.account.decide(intent.id, isAccepted)
}

/** The browser brings the form to the gateway, the customer answers there and is led back. */
async function paysByForm(
  { basket, said, process }: ActOf<'payByForm'>,
  { customer, gateway, ...scene }: Scene,
) {
  const orderId = customer.orders.get(basket)
  if (orderId === undefined) return
  const asked = await scene.process(process)
  const answer = await customer.ask(asked, 'POST', 'payments/nepting', { body: { orderId } })
  if (answer?.status !== 200) return
  const { data, signature } = answer.body as { data: Record<string, string>; signature: string }
  const transaction = gateway.take({ ...data, signature })
  const back = gateway.answer(transaction?.transactionId ?? '', said)
  if (back === undefined) return
  const { app } = await scene.process(process + 1)
  await app.inject(new URL(back).pathname)
}

async function asks(
  { basket, process }: { readonly basket: BasketName; readonly process: number },
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

async function changes(
  { basket, to, process }: ActOf<'change'>,
  { customer, counter, clock, ...scene }: Scene,
) {
  const orderId = customer.orders.get(basket)
  if (orderId === undefined) return
  const asked = await scene.process(process)
  const later = slotOf(asked, counter.restaurantId, clock.value, 6)
  const body = {
    now: { injectNow: true },
    onMyWay: { isOnMyWay: true },
    later: { retrievalDate: later?.retrievalDate },
  }
  if (to === 'later' && !later) return
  await customer.ask(asked, 'PATCH', `orders/${orderId}`, { body: body[to] })
}

/** A process that is killed meanwhile leaves its work to the next. */
async function sweeps({ process }: ActOf<'sweep'>, scene: Scene): Promise<void> {
  const { shop, life } = await scene.process(process)
  await shop.scheduler.turn().catch((error: unknown) => {
    if (!life.isOver) throw error
  })
}

async function messagesCome({ fault }: ActOf<'messages'>, { stripe, gateway }: Scene): Promise<void> {
  for (const each of [stripe, gateway]) each.faults.messages = fault
  await stripe.messages.deliver()
  await gateway.deliver()
  for (const each of [stripe, gateway]) each.faults.messages = 'none'
}

async function restaurantBecomes({ becomes, process }: ActOf<'restaurant'>, { counter, ...scene }: Scene) {
  const { restaurantId, productCode } = counter
  const told = {
    off: { ordersEnabled: false },
    soldOut: { outages: [{ productCode, state: 'UNAVAILABLE' }] },
    refusing: { injection: 'refuse' },
    open: { ordersEnabled: true, outages: [], injection: 'accept' },
  }
  const { app } = await scene.process(process)
  await app.inject({ method: 'POST', url: '/api/x/kitchen', payload: { restaurantId, ...told[becomes] } })
  const { shop, life } = await scene.process(process + 1)
  await shop.deps.catalogue.refresh().catch((error: unknown) => {
    if (!life.isOver) throw error
  })
}

/** What a restaurant does on the page of Stripe, beside us. */
async function byHand({ basket, what }: ActOf<'byHand'>, { customer, stripe }: Scene): Promise<void> {
  const intent = stripe.account.bySecret(customer.secrets.get(basket) ?? '')
  if (!intent) return
  const { account } = stripe
  await refusable(() => {
    if (what === 'refund') account.refund(intent.id)
    else if (what === 'cancel') account.cancel(intent.id, 'fraudulent')
    else if (intent.latest_charge !== null) account.dispute(intent.id)
  })
}

/** Stripe refuses what is not the moment for. */
async function refusable(work: () => void): Promise<void> {
  const { StripeRefusal } = await import('#server/payments/simulator/stripe-account.ts')
  try {
    work()
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error
  }
}
