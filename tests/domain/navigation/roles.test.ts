import { describe, expect, test } from 'vitest'
import type { Identity } from '#domain/account/identity.ts'
import { id } from '#domain/ids.ts'
import { redirectOf, type NavigationFacts } from '#domain/navigation/guards.ts'
import { hrefOf, parseRoute, type Route } from '#domain/navigation/routes.ts'
import { aRestaurant } from '#tests/support/builders/restaurant.ts'

const RESTAURANT = aRestaurant({ slug: 'brygga', id: id('r1') })
const GATED = aRestaurant({ slug: 'club', id: id('r2'), authenticationRequired: true })

/** Everything but who it is: only the role decides what is left. */
const CHOSEN: Omit<NavigationFacts, 'identity'> = {
  restaurant: RESTAURANT,
  mode: 'EATIN',
  categoryId: id('burgers'),
  basketCount: 1,
  order: 'found',
}

const ROLES = ['visitor', 'guest', 'user'] as const satisfies readonly Identity['kind'][]

/** Where a role is led instead; `here` where it sees the page. */
type Led = Readonly<Record<Identity['kind'], string>>

const EVERYBODY: Led = { visitor: 'here', guest: 'here', user: 'here' }
const SIGNED_IN: Led = { visitor: '/login', guest: 'here', user: 'here' }

type Row = { readonly address: string; readonly led: Led; readonly facts?: Partial<NavigationFacts> }

/** Spec section 6: who sees each page. A route without its row is refused by the compiler. */
const PAGES: Readonly<Record<Route['name'], Row>> = {
  home: { address: '/', led: everybodyTo('/before-order') },
  beforeOrder: { address: '/before-order', led: EVERYBODY },
  categories: { address: '/categories', led: EVERYBODY },
  menu: { address: '/order/burgers', led: EVERYBODY },
  product: { address: '/product/1', led: EVERYBODY },
  restaurants: { address: '/restaurants', led: EVERYBODY },
  restaurantInfo: { address: '/restaurants/r1', led: everybodyTo('/restaurants?openInfo=r1') },
  restaurantLink: {
    address: '/restaurant/club',
    facts: { linked: GATED },
    led: everybodyTo('/restaurants/club/authenticate'),
  },
  authenticate: { address: '/restaurants/club/authenticate', facts: { linked: GATED }, led: EVERYBODY },
  checkout: { address: '/checkout', led: EVERYBODY },
  paymentSuccess: { address: '/payment-success', led: EVERYBODY },
  paymentRefused: { address: '/payment-refused', led: EVERYBODY },
  paymentCancel: { address: '/payment-cancel', led: EVERYBODY },
  currentOrder: { address: '/current-order', led: EVERYBODY },
  conflictedOrder: { address: '/current-order/conflict/o1', led: EVERYBODY },
  orderHistory: { address: '/order-history', led: SIGNED_IN },
  cancelOrder: { address: '/cancel-order/o1', led: SIGNED_IN },
  modifyPickup: { address: '/modify-pickup/o1', led: SIGNED_IN },
  reportProblem: { address: '/report-problem/o1', led: EVERYBODY },
  sendConversation: { address: '/send-conversation', led: EVERYBODY },
  login: { address: '/login', led: EVERYBODY },
  profile: { address: '/profile', led: { visitor: '/login', guest: '/login', user: 'here' } },
  profileUpdate: { address: '/profile/update', led: { visitor: '/', guest: '/', user: 'here' } },
  profileCreate: { address: '/profile/create', led: { ...EVERYBODY, user: '/profile' } },
  mailSent: { address: '/profile/mail-sent', led: EVERYBODY },
  confirmation: { address: '/profile/confirmation#t1', led: { ...EVERYBODY, user: '/login' } },
  forgotPassword: { address: '/profile/forgot-password/request', led: EVERYBODY },
  contact: { address: '/contact', led: EVERYBODY },
  avoidList: { address: '/allergens', led: EVERYBODY },
  legal: { address: '/legal/terms', led: EVERYBODY },
  orderDisabled: { address: '/order-disabled', led: EVERYBODY },
  technicalIssue: { address: '/technical-issue', led: EVERYBODY },
  notFound: { address: '/404', led: EVERYBODY },
  unknown: { address: '/no/such/page', led: everybodyTo('/404') },
}
const ROWS = Object.entries(PAGES).map(([name, row]) => ({ name, ...row }))

describe('who sees a page (S6.1, S6.2, S6.3, S6.10)', () => {
  test.each(ROWS)('$name at $address', ({ name, address, led, facts }) => {
    const route = parseRoute(address)
    expect([route.name, hrefOf(route)]).toEqual([name, address])
    expect(
      Object.fromEntries(ROLES.map((identity) => [identity, ledTo(route, { ...facts, identity })])),
    ).toEqual(led)
  })
})

test.each(ROWS)(
  'nobody is sent from $name before it is known who they are (S4.6)',
  ({ address, led, facts }) => {
    const isForAll = new Set(Object.values(led)).size === 1
    expect(ledTo(parseRoute(address), { ...facts })).toBe(isForAll ? led.visitor : 'here')
  },
)

function ledTo(route: Route, facts: Partial<NavigationFacts>): string {
  return redirectOf(route, { ...CHOSEN, ...facts }) ?? 'here'
}

function everybodyTo(address: string): Led {
  return { visitor: address, guest: address, user: address }
}
