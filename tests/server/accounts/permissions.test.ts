import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { routesOf } from '#server/core/web/route-list.ts'
import { aLinkReader, aPeople, resourcesOf, type People, type Resources } from '#tests/support/people.ts'
import { openSignOnShop, type SignOnShop } from '#tests/support/sign-on.ts'
import { NOON, aNewOrder, anItem, type Asked } from '#tests/support/test-shop.ts'
import { aSentConversation } from '#tests/support/sent-conversations.ts'
import { solved } from '#tests/support/users.ts'

let shop: SignOnShop
/** Who only reads what is open to all changes nothing, and may be asked again. */
let readers: ReturnType<typeof withReader> | undefined
beforeAll(async () => {
  shop = await openSignOnShop()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

/** What a role is told: its call is looked at, it is to sign in, or there is no such thing for it. */
type Told = 'in' | 401 | 403 | 404
/** `linked` is the own guest as well, let in by the link of a mail about another order. */
type Policy = Readonly<Record<keyof People | 'linked', Told>>

const ANYBODY: Policy = toldAll('in')
const SIGNED_IN: Policy = { ...ANYBODY, visitor: 401 }
const USERS: Policy = { ...SIGNED_IN, guest: 404, ownGuest: 404, linked: 404 }
const NOBODY_ELSE: Policy = { ...toldAll(404), visitor: 401 }
const THE_GUEST: Policy = { ...NOBODY_ELSE, ownGuest: 'in' }
const THE_GUEST_HOWEVER: Policy = { ...THE_GUEST, linked: 'in' }
const THE_USER: Policy = { ...NOBODY_ELSE, ownUser: 'in' }
const SECRET_HOLDERS: Policy = toldAll(401)
/** A visitor has no session to refresh; everybody else has. */
const SESSIONS: Policy = SIGNED_IN

type Row = {
  /** `owner`: the guest or user whose order it is, and nobody else; `lister`: whoever may see any of their orders. */
  readonly policy: Policy | 'owner' | 'lister'
  readonly path?: (of: Resources) => string
  readonly body?: (of: Resources) => object
  readonly isBotChecked?: true
  readonly isKeyed?: true
}

const CAMPAIGN = '/restaurants/:id/campaigns/:campaignId'
const HERE = { Latitude: 60.2, Longitude: 11.1 }

/** The calls of whoever tries out a shop. */
const OPERATORS: Readonly<Record<string, Row>> = {
  'GET /x/outbox': { policy: ANYBODY },
  'POST /x/kitchen': { policy: ANYBODY, body: () => ({ restaurantId: 'brygga' }) },
  'GET /x/kitchen/:id': { policy: ANYBODY, path: () => 'x/kitchen/brygga' },
  'POST /x/test/clock': {
    // There only where time may be moved.
    policy: toldAll(404),
    body: () => ({ now: NOON }),
  },
}

/** Spec section 6: who may make each call. */
const TABLE: Readonly<Record<string, Row>> = {
  'POST /accounts/authentication/guests': {
    policy: SECRET_HOLDERS,
    body: ({ guestId }) => ({ guestId, deviceToken: 'the-token-of-another-device' }),
  },
  'POST /accounts/authentication/users': {
    policy: SECRET_HOLDERS,
    body: ({ userEmail }) => ({ email: userEmail, password: 'Not-The-One-1' }),
  },
  'POST /accounts/authentication/users-sso': {
    policy: SECRET_HOLDERS,
    body: () => ({ authType: 'fjord', accessToken: 'of-nobody', language: 'no' }),
  },
  'GET /x/sign-on/:provider': { policy: ANYBODY, path: () => 'x/sign-on/fjord' },
  'GET /x/sign-on/:provider/callback': {
    policy: ANYBODY,
    path: () => 'x/sign-on/fjord/callback?state=of-nobody&code=of-nobody',
  },
  'POST /accounts/authentication/logout': { policy: ANYBODY },
  'GET /accounts/authentication/current': { policy: ANYBODY },
  'GET /accounts/authentication/refresh-token': { policy: SESSIONS },
  'POST /accounts/guests': {
    policy: ANYBODY,
    body: () => ({
      email: 'kari@example.com',
      deviceToken: 'device-token-of-kari',
      language: 'no',
      isTermsAccepted: true,
      isPolicyAccepted: true,
      isOffersAccepted: false,
    }),
  },
  'GET /accounts/guests/:id': {
    policy: THE_GUEST_HOWEVER,
    path: ({ guestId }) => `accounts/guests/${guestId}`,
  },
  'POST /accounts/users': { policy: ANYBODY, body: () => ({ email: 'ny@example.com', language: 'no' }) },
  'POST /accounts/users/validate': {
    policy: ANYBODY,
    isBotChecked: true,
    body: () => ({
      validationToken: 'of-nobody',
      email: 'ny@example.com',
      firstName: 'Ny',
      lastName: 'Kunde',
      password: 'Rullekake4',
      addressLine1: 'Empty',
      postalCode: 'Empty',
      city: 'Empty',
      language: 'no',
      isTermsAccepted: true,
      isPolicyAccepted: true,
      isOffersAccepted: false,
    }),
  },
  'PATCH /accounts/users/:id': { policy: THE_USER, path: user, body: () => ({ firstName: 'Ola' }) },
  'GET /accounts/users/:id': { policy: THE_USER, path: user },
  'DELETE /accounts/users/:id': { policy: THE_USER, path: user },
  'POST /accounts/users/lost-password': { policy: ANYBODY, body: () => ({ email: 'ny@example.com' }) },
  'POST /accounts/users/reset-password': {
    policy: ANYBODY,
    body: ({ userEmail }) => ({
      resetPasswordToken: 'of-nobody',
      email: userEmail,
      password: 'Rullekake4',
    }),
  },
  'POST /accounts/users/:id': { policy: THE_USER, path: user, body: () => ({ restaurantId: 'brygga' }) },
  'DELETE /accounts/users/delete/:id': { policy: USERS, path: () => 'accounts/users/delete/brygga' },
  'GET /x/account/export': { policy: SIGNED_IN },
  'GET /x/account/sessions': { policy: USERS },
  // Whose it is not, ends nothing by it.
  'DELETE /x/account/sessions/:id': { policy: USERS, path: () => 'x/account/sessions/nobody' },
  'DELETE /x/account/sessions': { policy: USERS },
  'GET /x/bot-check': { policy: ANYBODY },
  'POST /x/conversations': { policy: ANYBODY, body: () => aSentConversation() },
  'POST /x/conversations/parts': {
    policy: ANYBODY,
    body: () => ({ conversation: 'nobody-has-sent-it', part: 'AAAA' }),
  },
  'GET /restaurants': { policy: ANYBODY },
  'GET /restaurants/:id': { policy: ANYBODY, path: inBrygga('') },
  'POST /restaurants/:id/authenticate': {
    policy: ANYBODY,
    path: () => 'restaurants/canteen/authenticate',
    body: () => ({
      restaurantId: 'canteen',
      applicationCode: 'ONLINE_ORDERING',
      authentication_code: '1234',
    }),
  },
  [`GET ${CAMPAIGN}/cache/:orderType`]: { policy: ANYBODY, path: inCampaign('cache/EATIN') },
  [`GET ${CAMPAIGN}/cache`]: { policy: ANYBODY, path: inCampaign('cache') },
  [`GET ${CAMPAIGN}/products`]: { policy: ANYBODY, path: inCampaign('products') },
  [`GET ${CAMPAIGN}/products/:code`]: { policy: ANYBODY, path: inCampaign('products/burger') },
  [`GET ${CAMPAIGN}/products/:code/prices/:context`]: {
    policy: ANYBODY,
    path: inCampaign('products/burger/prices/EATIN'),
  },
  [`GET ${CAMPAIGN}/products/:code/parts`]: { policy: ANYBODY, path: inCampaign('products/burger/parts') },
  [`GET ${CAMPAIGN}/products/:code/options`]: {
    policy: ANYBODY,
    path: inCampaign('products/burger/options'),
  },
  [`GET ${CAMPAIGN}/navigations`]: { policy: ANYBODY, path: inCampaign('navigations') },
  [`GET ${CAMPAIGN}/navigations/:navigationId`]: { policy: ANYBODY, path: inNavigation('') },
  [`GET ${CAMPAIGN}/navigations/:navigationId/children`]: {
    policy: ANYBODY,
    path: inNavigation('/children'),
  },
  [`GET ${CAMPAIGN}/navigations/:navigationId/categories`]: {
    policy: ANYBODY,
    path: inNavigation('/categories'),
  },
  [`GET ${CAMPAIGN}/navigations/:navigationId/products`]: {
    policy: ANYBODY,
    path: inNavigation('/products'),
  },
  [`GET ${CAMPAIGN}/outages`]: { policy: ANYBODY, path: inCampaign('outages') },
  [`GET ${CAMPAIGN}/outages/:code`]: { policy: ANYBODY, path: inCampaign('outages/burger') },
  [`GET ${CAMPAIGN}/suggestive`]: { policy: ANYBODY, path: inCampaign('suggestive') },
  'GET /restaurants/:id/current-content': { policy: ANYBODY, path: inBrygga('/current-content') },
  'GET /orders': {
    policy: 'lister',
    path: ({ accountId }) => `orders?accountId=${accountId}&orderState=PENDING`,
  },
  'POST /orders': { policy: SIGNED_IN, body: () => aNewOrder(), isKeyed: true },
  'PATCH /orders/:id': { policy: 'owner', path: order, body: () => ({ isOnMyWay: true }) },
  'GET /orders/:id': { policy: 'owner', path: order },
  'GET /orders/:id/items': { policy: 'owner', path: inOrder('/items') },
  'POST /orders/find-conflicts': {
    policy: ANYBODY,
    body: () => ({ restaurantId: 'brygga', campaignId: 'brygga-1', items: [anItem('burger')] }),
  },
  'PATCH /orders/:id/cancel': { policy: 'owner', path: inOrder('/cancel') },
  'PATCH /orders/:id/rate': { policy: 'owner', path: inOrder('/rate'), body: () => ({ rating: 5 }) },
  'POST /orders/:id/feedback': {
    policy: 'owner',
    path: inOrder('/feedback'),
    isBotChecked: true,
    body: () => ({
      body: 'It was good.',
      feedbackSubject: 'Food',
      phoneNumber: '',
      name: 'Kari',
      email: 'kari@example.com',
      reportProblem: false,
    }),
  },
  'POST /orders/:id/resend-email': { policy: 'owner', path: inOrder('/resend-email') },
  'POST /payments/stripe': { policy: 'owner', body: ofOrder },
  'POST /payments/nepting': { policy: 'owner', body: ofOrder },
  'GET /x/payments/nepting/return/:paymentId/:outcome': {
    // It is open, but knows no payment that is not of the gateway.
    policy: toldAll(404),
    path: ({ orderId }) => `x/payments/nepting/return/${orderId}/success`,
  },
  'POST /x/payments/vipps': { policy: 'owner', body: ofOrder },
  'GET /x/payments/vipps/return/:paymentId': {
    // It is open, but knows no payment that is not of the gateway.
    policy: toldAll(404),
    path: ({ orderId }) => `x/payments/vipps/return/${orderId}`,
  },
  'POST /payments/fake': { policy: 'owner', body: ofOrder },
  'POST /x/payments/settle': { policy: 'owner', body: ofOrder },
  'GET /payment-methods/nepting': { policy: USERS },
  'DELETE /payment-methods/nepting/:id': {
    policy: THE_USER,
    path: ({ cards }) => `payment-methods/nepting/${cards.nepting}`,
  },
  'GET /x/payment-methods/stripe': { policy: USERS },
  'DELETE /x/payment-methods/stripe/:id': {
    policy: THE_USER,
    path: ({ cards }) => `x/payment-methods/stripe/${cards.stripe}`,
  },
  'POST /predict/start': { policy: 'owner', body: ({ orderId }) => ({ OrderId: orderId, ...HERE }) },
  'POST /predict/update': { policy: 'owner', body: ({ journeyId }) => ({ SessionId: journeyId, ...HERE }) },
  'POST /predict/message': {
    policy: 'owner',
    body: ({ journeyId }) => ({
      SessionId: journeyId,
      CustomMessageDetails: { ParkingBayNumber: 'B7' },
    }),
  },
  'POST /predict/cancel': { policy: 'owner', body: ({ journeyId }) => ({ SessionId: journeyId }) },
  'GET /predict/health-check': { policy: ANYBODY },
  'GET /predict/restaurant-check/:id': { policy: ANYBODY, path: () => 'predict/restaurant-check/brygga' },
  'GET /parameters': { policy: ANYBODY },
  'GET /brand/banners/': { policy: ANYBODY },
  'GET /': { policy: ANYBODY, path: () => '' },
  'GET /x/health': { policy: ANYBODY },
  'GET /x/ready': { policy: ANYBODY },
  'GET /x/deployment': { policy: ANYBODY },
  'GET /x/restaurants/:id/texts': { policy: ANYBODY, path: () => 'x/restaurants/brygga/texts' },
  'GET /x/time': { policy: ANYBODY },
  'GET /x/geocode': { policy: ANYBODY, path: () => 'x/geocode?address=Oslo' },
  ...OPERATORS,
}

const ROLES = ['visitor', 'guest', 'user', 'linked', 'ownGuest', 'ownUser'] as const
const ROWS = Object.entries(TABLE).flatMap(([call, row]) => {
  const { policy } = row
  if (typeof policy !== 'string') return [{ call, row, owner: 'ownUser', policy } as const]
  const theGuest = policy === 'lister' ? THE_GUEST_HOWEVER : THE_GUEST
  return [
    { call, row, owner: 'ownGuest', policy: theGuest } as const,
    { call, row, owner: 'ownUser', policy: THE_USER } as const,
  ]
})

test('every call of the server has its row', async () => {
  const calls = (await routesOf(shop.deps)).map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(TABLE).toSorted()).toEqual(calls.toSorted())
})

describe('who may (S6.1 to S6.11, S4.44, ASVS 8.2.2, 8.3.1)', () => {
  test.each(ROWS)('$call, of $owner', async ({ call, row, owner, policy }) => {
    const isRead = row.policy === ANYBODY && call.startsWith('GET')
    const { people, resources } = isRead ? await (readers ??= withReader(owner)) : await withReader(owner)
    const told: Partial<Record<keyof Policy, Told>> = {}
    // The owners come last: what they may do takes away what the others are refused.
    for (const role of ROLES) told[role] = await toldTo(people[role], call, row, resources)
    expect(told).toEqual(policy)
  })
})

describe('what is somebody’s is kept by no cache on its way, nor is its refusal (ASVS 14.3.2)', () => {
  const PRIVATE_ROWS = ROWS.filter(({ call, row }) => row.policy !== ANYBODY || !call.startsWith('GET'))

  test.each(PRIVATE_ROWS)('$call, of $owner', async ({ call, row, owner }) => {
    const { people, resources } = await aCast(owner)
    for (const role of ['visitor', owner] as const) {
      const { statusCode, headers } = await answerTo(people[role], call, row, resources)
      expect([role, statusCode, headers['cache-control']]).toEqual([role, statusCode, 'no-store'])
    }
  })
})

/** What nobody may say of themselves, their orders or their money. */
const SMUGGLED = {
  id: 'another',
  accountId: 'another',
  kind: 'user',
  state: 'PAID',
  price: 1,
  posId: '1',
  originalPrice: 1,
  passwordHash: 'known',
}
const WRITING = ROWS.filter(({ call, row }) => row.body && OPERATORS[call] === undefined)
/** What an order may be changed to besides, with something inside. */
const REORDERED = { items: [anItem('meal', 1, [anItem('drink', 1, [anItem('meal-cola')])])] }
const REORDERING = WRITING.filter(({ call }) => /^(PATCH|POST) .orders(.:id|.find-conflicts)?$/.test(call))

describe('a call that says more than it may is refused, and nothing of it is done (ASVS 15.3.3)', () => {
  test.each(WRITING)('$call, of $owner', async ({ call, row, owner }) => {
    await expectRefusals(call, row, owner, (of) => row.body?.(of) ?? {})
  })

  test.each(REORDERING)('$call, of $owner, of what is inside an item', async ({ call, row, owner }) => {
    await expectRefusals(call, row, owner, (of) => ({ ...row.body?.(of), ...REORDERED }))
  })

  /** Whatever of a body says more, the whole of it or something inside. */
  async function expectRefusals(
    call: string,
    row: Row,
    owner: 'ownGuest' | 'ownUser',
    honest: (of: Resources) => object,
  ): Promise<void> {
    const { people, resources } = await aCast(owner)
    const before = await storedOf(resources)
    for (const smuggling of smugglingInto(honest(resources))) {
      const answer = await answerTo(people[owner], call, { ...row, body: () => smuggling }, resources)
      expect([answer.statusCode, answer.json().code], JSON.stringify(smuggling)).toEqual([
        400,
        'request.invalid',
      ])
    }
    expect(await storedOf(resources)).toEqual(before)
  }
})

/** A body once for each object in it, which says what nobody may. */
function smugglingInto(honest: object): readonly object[] {
  const inside = Object.entries(honest).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? smugglingInto(value).map((smuggling) => withEntry(honest, name, smuggling))
      : [],
  )
  return Array.isArray(honest) ? inside : [{ ...honest, ...SMUGGLED }, ...inside]
}

function withEntry(whole: object, name: string, value: object): object {
  return Array.isArray(whole) ? whole.with(Number(name), value) : { ...whole, [name]: value }
}

function toldAll(told: Told): Policy {
  return { visitor: told, guest: told, user: told, linked: told, ownGuest: told, ownUser: told }
}

test('who tries out a shop has no such calls where customers pay', async () => {
  const calls = (await routesOf({ ...shop.deps, isProduction: true })).map(
    ({ method, path }) => `${method} ${path}`,
  )
  expect(Object.keys(OPERATORS).filter((call) => calls.includes(call))).toEqual([])
})

async function aCast(owner: 'ownGuest' | 'ownUser') {
  const people = await aPeople(shop)
  return { people, resources: await resourcesOf(people, owner, shop) }
}

/** With somebody who reads a mail to the owner of other orders. */
async function withReader(owner: 'ownGuest' | 'ownUser') {
  const { people, resources } = await aCast(owner)
  return { people: { ...people, linked: await aLinkReader(people.ownGuest, shop) }, resources }
}

/** What a call could have changed of somebody. */
async function storedOf({ orderId, userId, guestId }: Resources): Promise<unknown> {
  const { database } = shop.deps
  return [
    await database.query('SELECT * FROM orders WHERE id = $1', [orderId]),
    await database.query('SELECT * FROM accounts WHERE id = ANY($1::text[]) ORDER BY id', [
      [userId, guestId],
    ]),
  ]
}

async function toldTo(customer: People[keyof People], call: string, row: Row, of: Resources): Promise<Told> {
  const { statusCode: status, body } = await answerTo(customer, call, row, of)
  if (status >= 500) throw new Error(`${call} answered ${status}: ${body}`)
  return status === 401 || status === 403 || status === 404 ? status : 'in'
}

async function answerTo(
  customer: People[keyof People],
  call: string,
  { path, body, isBotChecked, isKeyed }: Row,
  of: Resources,
) {
  const [method = '', fixed = ''] = call.split(' ')
  const headers = {
    ...(isBotChecked && (await solved(customer))),
    ...(isKeyed && { 'idempotency-key': crypto.randomUUID() }),
  }
  const asked: Asked = { headers, ...(body && { body: body(of) }) }
  return customer.ask(method as 'GET', path?.(of) ?? fixed.slice(1), asked)
}

function user({ userId }: Resources): string {
  return `accounts/users/${userId}`
}

function order({ orderId }: Resources): string {
  return `orders/${orderId}`
}

function ofOrder({ orderId }: Resources): object {
  return { orderId }
}

function inOrder(rest: string) {
  return (of: Resources) => `${order(of)}${rest}`
}

function inBrygga(rest: string) {
  return () => `restaurants/brygga${rest}`
}

function inCampaign(rest: string) {
  return inBrygga(`/campaigns/brygga-1/${rest}`)
}

function inNavigation(rest: string) {
  return inCampaign(`navigations/food${rest}`)
}
