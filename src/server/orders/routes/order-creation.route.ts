import { createHash } from 'node:crypto'
import { NewOrderSchema, toNewOrder, type NewOrder } from '#contracts/orders/order-calls.contract.ts'
import { OrderSchema, fromOrder } from '#contracts/orders/orders.contract.ts'
import { IDEMPOTENCY_KEY_HEADER } from '#contracts/wire/problem.contract.ts'
import { itemAtField } from '#domain/basket/item-field.ts'
import type { Problem } from '#domain/problem.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { DETAILS, RESTAURANT, SELLING, SIGNED_IN } from '../../core/http/refusals.ts'
import type { Deps } from '../../core/process/deps.ts'
import { Failure, refusal } from '../../core/http/failure.ts'
import { limitCoupons, limitUnpaid } from '../../core/limits/rate-limits.ts'
import { bodyOf, route, signedIn } from '../../core/http/route.ts'
import type { Call, Route, SignedIn } from '../../core/http/route.ts'
import type { Creation } from '../store/orders.store.ts'
import { createOrder } from '../create-order.ts'
import type { Counter, CreateOrderCall } from '../create-order.ts'
import { giveUp } from '../expire-unpaid.ts'
import { unpaidWith } from '../store/coupon-uses.store.ts'
import { accountOf } from '../../accounts/routes/authentication.route.ts'
import { modeOf } from '../../catalogue/mode-of.ts'

const LINES = [
  'basket.empty',
  'basket.tooManyLines',
  'basket.conflicts',
  'basket.tableMissing',
  'basket.tableUnknown',
  'product.requiredMissing',
  'part.unknown',
  'part.minReached',
  'part.maxReached',
  'part.optionsMaxReached',
  'line.invalidQuantity',
  'line.maxReached',
] as const
const COUPON = [
  'coupon.invalid',
  'coupon.notYetValid',
  'coupon.expired',
  'coupon.usedUp',
  'coupon.usedBefore',
  'coupon.alreadyApplied',
  'coupon.noEligibleProduct',
  'coupon.tooManyTries',
  'request.tooMany',
] as const
const KEY = /^[\x21-\x7e]{8,100}$/

/** S7.45: the same key makes the same order, whatever happened to the first answer. */
export function createOrderRoute(deps: Deps): Route {
  return route({
    id: 'createOrder',
    method: 'POST',
    path: '/orders',
    summary: 'Makes an order; Idempotency-Key (8 to 100 characters) makes it once.',
    body: NewOrderSchema,
    headers: [IDEMPOTENCY_KEY_HEADER],
    gives: OrderSchema,
    status: 201,
    refuses: [
      ...SIGNED_IN,
      ...RESTAURANT,
      ...SELLING,
      ...LINES,
      ...COUPON,
      ...DETAILS,
      'restaurant.codeRequired',
      'checkout.minimumAmount',
      'checkout.invalidTotal',
      'checkout.policyRequired',
      'checkout.detailsMissing',
      'request.keyMissing',
      'request.keyReused',
    ],
    limit: { max: deps.limits.ordersPerMinute, windowMs: 60_000 },
    async answer(call) {
      const session = await signedIn(call)
      const key = keyOf(call)
      const wanted = toNewOrder(bodyOf(call))
      if (wanted.tableNumber !== undefined && wanted.pickUpMode !== 'TABLE_SERVICE')
        throw new Failure(400, 'request.invalid', 'tableNumber')
      const bodyHash = hashOf(wanted)
      const account = await accountOf(call, deps)
      const { address } = call
      const request = { wanted, account, key, bodyHash, address, isMobile: isMobile(call) }
      const asked = limitUnpaid(call, deps).then(() => create(request, session, call, deps))
      const creation = await asked.catch(async (refused) => {
        // What is refused now may have been made before, when its answer was lost on the way.
        const earlier = await deps.orders.earlier(session.accountId, key, bodyHash)
        if (earlier) return earlier
        throw refused
      })
      if (creation.kind !== 'keyReused') await deps.sessions.admit(session, creation.stored.order.id)
      if (creation.kind === 'keyReused') throw new Failure(422, 'request.keyReused', IDEMPOTENCY_KEY_HEADER)
      return { status: creation.status, body: fromOrder(creation.stored.order) }
    },
  })
}

async function create(
  request: CreateOrderCall,
  session: SignedIn,
  call: Call,
  deps: Deps,
): Promise<Creation> {
  const counter = await counterOf(request.wanted, session, deps)
  const { menu, earlier } = counter
  const codes = request.wanted.items.map(({ productCode }) => productCode)
  await limitCoupons(codes, earlier ? [menu, earlier] : [menu], call, deps)
  const deployment = deps.catalogue.deployment()
  const make = () => createOrder(request, counter, deployment, deps.orders, deps.clock.now())
  let created = await make()
  if (!created.ok && (await gaveCouponBack(created, request, session, deps))) created = await make()
  if (!created.ok) throw refusal(created.problem, created.field)
  return created.creation
}

/**
 * Whether a coupon that is used up is free once more because an unpaid order of the same account held it, which ends: who
 * changes a basket after all orders anew. Never that which the same key has made.
 */
async function gaveCouponBack(
  { problem, field }: { readonly problem: Problem; readonly field?: string },
  { wanted, key, bodyHash }: CreateOrderCall,
  { accountId }: SignedIn,
  deps: Deps,
): Promise<boolean> {
  const code = itemAtField(wanted.items, field)?.productCode
  if ((problem !== 'coupon.usedUp' && problem !== 'coupon.usedBefore') || code === undefined) return false
  if (await deps.orders.earlier(accountId, key, bodyHash)) return false
  const holding = await unpaidWith(deps.database, { restaurantId: wanted.restaurantId, code }, accountId)
  for (const orderId of holding) await giveUp(orderId, deps)
  return holding.length > 0
}

/**
 * What a key stands for is what is ordered, not who is told of it: a second tab, or the same one after a reload, repeats
 * the order without the names and addresses that were typed into the first.
 */
function hashOf(wanted: NewOrder): string {
  const untold = { email: undefined, firstName: undefined, lastName: undefined, phoneNumber: undefined }
  return createHash('sha256')
    .update(JSON.stringify({ ...wanted, ...untold }))
    .digest('hex')
}

function keyOf(call: Call): string {
  const key = call.headers[IDEMPOTENCY_KEY_HEADER]
  if (typeof key !== 'string' || !KEY.test(key))
    throw new Failure(400, 'request.keyMissing', IDEMPOTENCY_KEY_HEADER)
  return key
}

/** A browser says it outright or, where it knows no such header, by its name. */
function isMobile({ headers }: Call): boolean {
  const said = headers['sec-ch-ua-mobile']
  return said === undefined ? /\bMobi/.test(headers['user-agent'] ?? '') : said === '?1'
}

/** Where it is sold, by which menu, and by which it was made where that is another. */
async function counterOf(
  { restaurantId, campaignId, pickUpMode: mode }: NewOrder,
  session: SignedIn,
  { catalogue }: Deps,
): Promise<Counter> {
  const restaurant = catalogue.restaurant(restaurantId)
  if (!restaurant || restaurant.id !== restaurantId) throw refusal('restaurant.notFound', 'restaurantId')
  if (needsCode(restaurant, session)) throw refusal('restaurant.codeRequired', 'restaurantId')
  const published = catalogue.currentMenu(restaurant, modeOf(mode))
  if (!published) throw refusal('restaurant.notFound', 'campaignId')
  const { menu } = published
  if (campaignId === restaurant.currentCampaignId) return { restaurant, menu }
  const earlier = await catalogue.menu(restaurant.id, campaignId, modeOf(mode))
  return { restaurant, menu, ...(earlier && { earlier: earlier.menu }) }
}

function needsCode(restaurant: Restaurant, session: SignedIn): boolean {
  return restaurant.authenticationRequired && !session.restaurantIds.includes(restaurant.id)
}
