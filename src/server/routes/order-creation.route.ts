import { createHash } from 'node:crypto'
import { NewOrderWire, toNewOrder } from '#contracts/order-calls.contract.ts'
import { IDEMPOTENCY_KEY_HEADER } from '#contracts/problem.contract.ts'
import type { PickupMode } from '#domain/catalogue/product.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Deps } from '../deps.ts'
import { Failure, refusal } from '../http/failure.ts'
import { PRIVATE, bodyOf, signedIn } from '../http/route.ts'
import type { Answer, Call, Route, SignedIn } from '../http/route.ts'
import type { Creation } from '../store/orders.store.ts'
import { createOrder } from '../orders/create-order.ts'
import { accountOf } from './authentication.route.ts'
import { modeOf } from './menu-of.ts'

const KEY = /^[\x21-\x7e]{8,100}$/

/** S7.45: the same key makes the same order, whatever happened to the first answer. */
export function createOrderRoute(deps: Deps): Route {
  return {
    method: 'POST',
    path: '/orders',
    summary: 'Makes an order; Idempotency-Key (8 to 100 characters) makes it once.',
    limit: { max: deps.limits.ordersPerMinute, windowMs: 60_000 },
    async answer(call) {
      const session = await signedIn(call)
      const key = keyOf(call)
      const wanted = toNewOrder(bodyOf(call, NewOrderWire))
      const bodyHash = createHash('sha256').update(JSON.stringify(call.body)).digest('hex')
      const earlier = await deps.orders.earlierAnswer(session.accountId, key, bodyHash)
      if (earlier) return answerOf(earlier, undefined)
      const account = await accountOf(call, deps)
      const counter = counterOf(wanted.restaurantId, wanted.pickUpMode, session, deps)
      const created = await createOrder(
        { wanted, account, key, bodyHash },
        counter,
        deps.catalogue.deployment(),
        deps.orders,
        deps.clock.now(),
      )
      if (!created.ok) throw refusal(created.problem, created.field)
      return answerOf(created.creation, created.body)
    },
  }
}

function keyOf(call: Call): string {
  const key = call.headers[IDEMPOTENCY_KEY_HEADER]
  if (typeof key !== 'string' || !KEY.test(key))
    throw new Failure(400, 'request.keyMissing', IDEMPOTENCY_KEY_HEADER)
  return key
}

function counterOf(restaurantId: string, mode: PickupMode, session: SignedIn, { catalogue }: Deps) {
  const restaurant = catalogue.restaurant(restaurantId)
  if (!restaurant || restaurant.id !== restaurantId) throw refusal('restaurant.notFound', 'restaurantId')
  if (needsCode(restaurant, session)) throw refusal('restaurant.codeRequired', 'restaurantId')
  const published = catalogue.currentMenu(restaurant, modeOf(mode))
  if (!published) throw refusal('restaurant.notFound', 'campaignId')
  return { restaurant, menu: published.menu }
}

function needsCode(restaurant: Restaurant, session: SignedIn): boolean {
  return restaurant.authenticationRequired && !session.restaurantIds.includes(restaurant.id)
}

function answerOf(creation: Creation, body: unknown): Answer {
  if (creation.kind === 'keyReused') throw new Failure(422, 'request.keyReused', IDEMPOTENCY_KEY_HEADER)
  if (creation.kind === 'repeated') return { status: creation.status, body: creation.body, headers: PRIVATE }
  return { status: 201, body, headers: PRIVATE }
}
