import type { ReactNode } from 'react'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { useHistory } from '#app/page/use-history.ts'
import { useRunner } from '#bindings/runtime/runner-context.ts'
import type { View } from '#bindings/runtime/view-context.ts'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { ANONYMOUS, type Visitor } from '#flows/account/visitor.ts'
import type { QuestionName } from '#flows/core/conversation/questions.ts'
import { openShop, refusal } from '#tests/classic/rig.tsx'
import { PAY } from '#tests/support/flows.ts'

type Row = {
  readonly clause: string
  readonly address: string
  /** Where one lands; left out where the address itself is shown. */
  readonly at?: string
  /** What the house asks, or a page by its heading. */
  readonly shows: { readonly asks: QuestionName } | { readonly page: string }
  /** Left out where every view has the row. */
  readonly views?: readonly View[]
}

const VIEWS: readonly View[] = ['chat', 'classic']
const GUEST: Visitor = { kind: 'guest', isContactKnown: true, usual: undefined, accountId: id('account-1') }

const CHOOSE: Command = { type: 'restaurant.choose', id: id('brygga') }
const EAT_IN: Command = { type: 'mode.choose', mode: 'EATIN' }
const ADD: readonly Command[] = [
  { type: 'category.choose', id: id('food') },
  { type: 'product.add', code: id('burger') },
]

const LOGIN = { at: '/login', shows: { page: 'account.login.title' } } as const
const RESTAURANTS = { at: '/restaurants', shows: { asks: 'restaurant' } } as const
const MODE = { at: '/before-order', shows: { asks: 'mode' } } as const
const CATEGORIES = { at: '/categories', shows: { asks: 'categories' } } as const
const NOT_FOUND = { at: '/404', shows: { page: 'classic.notFound.title' } } as const

/** How far the customer has come when they open an address, and where each then leads (spec section 2). */
const STANDINGS: readonly {
  readonly name: string
  readonly done: readonly Command[]
  readonly visitor?: Visitor
  readonly rows: readonly Row[]
}[] = [
  {
    name: 'nothing chosen',
    done: [],
    rows: [
      { clause: 'S2.1', address: '/', ...RESTAURANTS },
      { clause: 'S2.6', address: '/before-order', ...RESTAURANTS },
      { clause: 'S2.8', address: '/categories', ...RESTAURANTS },
      { clause: 'S2.11', address: '/order', ...RESTAURANTS },
      { clause: 'S2.11', address: '/order/food', ...RESTAURANTS },
      { clause: 'S2.25', address: '/product/burger', ...RESTAURANTS },
      { clause: 'S2.31', address: '/restaurants', shows: { asks: 'restaurant' } },
      { clause: 'S2.32', address: '/restaurants?lat=60.19&lng=11.1', ...RESTAURANTS },
      { clause: 'S2.33', address: '/restaurants?openInfo=canteen', shows: { asks: 'restaurant' } },
      { clause: 'S2.40', address: '/restaurant/brygga-burger', ...MODE },
      {
        clause: 'S2.39',
        address: '/restaurant/canteen',
        at: '/restaurants/canteen/authenticate',
        shows: { asks: 'code' },
      },
      { clause: 'S2.42', address: '/restaurants/canteen/authenticate', shows: { asks: 'code' } },
      {
        clause: 'S2.46',
        address: '/restaurants/brygga-burger/authenticate',
        at: '/restaurants?openInfo=brygga',
        shows: { asks: 'restaurant' },
      },
      {
        clause: 'S2.46',
        address: '/restaurants/brygga',
        at: '/restaurants?openInfo=brygga',
        shows: { asks: 'restaurant' },
      },
      { clause: 'S2.41', address: '/restaurant/no-such', ...NOT_FOUND, views: ['classic'] },
      {
        clause: 'S2.41: the chat says so',
        address: '/restaurant/no-such',
        ...RESTAURANTS,
        views: ['chat'],
      },
      { clause: 'S2.47', address: '/checkout', ...RESTAURANTS },
      { clause: 'S2.51', address: '/payment-success', shows: { page: 'classic.paid.title' } },
      { clause: 'S2.52', address: '/payment-refused', shows: { page: 'paymentProblem.payment.refused' } },
      { clause: 'S2.52', address: '/payment-cancel', shows: { page: 'paymentProblem.payment.cancelled' } },
      { clause: 'S2.53', address: '/current-order', shows: { asks: 'orderSignedOut' } },
      {
        clause: 'S2.54',
        address: '/current-order/conflict/o1',
        at: '/current-order',
        shows: { asks: 'orderSignedOut' },
      },
      { clause: 'S2.56', address: '/order-history', ...LOGIN },
      { clause: 'S2.59', address: '/cancel-order/o1', ...LOGIN },
      { clause: 'S2.60', address: '/modify-pickup/o1', ...LOGIN },
      { clause: 'S2.61', address: '/report-problem/o1', shows: { asks: 'reportClosed' } },
      { clause: 'S2.62', address: '/login', shows: { page: 'account.login.title' } },
      { clause: 'S2.65', address: '/profile', ...LOGIN },
      { clause: 'S2.69', address: '/profile/update', ...RESTAURANTS },
      { clause: 'S2.72', address: '/profile/create', shows: { page: 'account.create.title' } },
      { clause: 'S2.75', address: '/profile/mail-sent', shows: { page: 'account.mailSent.title' } },
      { clause: 'S2.76', address: '/profile/confirmation/t1', shows: { page: 'account.confirm.title' } },
      {
        clause: 'S2.77',
        address: '/profile/forgot-password/request',
        shows: { page: 'account.forgot.title' },
      },
      {
        clause: 'S2.77',
        address: '/profile/forgot-password/sent',
        shows: { page: 'account.forgot.sent.title' },
      },
      {
        clause: 'S2.77',
        address: '/profile/forgot-password/success',
        shows: { page: 'account.forgot.success.title' },
      },
      {
        clause: 'S2.77',
        address: '/profile/forgot-password/fail',
        shows: { page: 'account.forgot.fail.title' },
      },
      { clause: 'S2.79', address: '/contact', shows: { page: 'classic.contact' } },
      { clause: 'S2.80', address: '/order-disabled', shows: { page: 'classic.orderDisabled.title' } },
      { clause: 'S2.81', address: '/technical-issue', shows: { page: 'classic.technicalIssue.title' } },
      { clause: 'S2.85', address: '/legal/privacy', shows: { page: 'legal.privacy.title' } },
      { clause: 'S2.85', address: '/legal/terms', shows: { page: 'legal.terms.title' } },
      { clause: 'S2.90', address: '/legal/allergens', shows: { page: 'legal.allergens.title' } },
      { clause: 'S3.40', address: '/legal/nutrition', shows: { page: 'legal.nutrition.title' } },
      { clause: 'S2.83', address: '/legal/no-such', ...NOT_FOUND },
      { clause: 'S2.82', address: '/404', shows: { page: 'classic.notFound.title' } },
      { clause: 'S2.83', address: '/no/such/page', ...NOT_FOUND },
    ],
  },
  {
    name: 'a restaurant chosen',
    done: [CHOOSE],
    rows: [
      { clause: 'S2.2', address: '/before-order', shows: { asks: 'mode' } },
      { clause: 'S2.8', address: '/categories', ...MODE },
      { clause: 'S2.12', address: '/order', ...MODE },
      { clause: 'S2.47', address: '/checkout', ...MODE },
      {
        clause: 'S2.46',
        address: '/restaurants/brygga-burger/authenticate',
        at: '/restaurants?openInfo=brygga',
        shows: { asks: 'restaurant' },
      },
      { clause: 'S2.31', address: '/restaurants', shows: { asks: 'restaurant' } },
    ],
  },
  {
    name: 'a restaurant and how to eat chosen',
    done: [CHOOSE, EAT_IN],
    rows: [
      { clause: 'S2.1', address: '/', ...CATEGORIES },
      { clause: 'S2.2', address: '/before-order', shows: { asks: 'mode' } },
      { clause: 'S2.7', address: '/categories', shows: { asks: 'categories' } },
      { clause: 'S2.13', address: '/order', ...CATEGORIES },
      { clause: 'S2.13', address: '/order/no-such', ...CATEGORIES },
      { clause: 'S2.10', address: '/order/food', shows: { asks: 'products' } },
      { clause: 'S2.24', address: '/product/burger', shows: { asks: 'customise' } },
      { clause: 'S2.27', address: '/product/no-such', ...NOT_FOUND },
      { clause: 'S2.47', address: '/checkout', ...CATEGORIES },
    ],
  },
  {
    name: 'something in the basket',
    done: [CHOOSE, EAT_IN, ...ADD],
    rows: [
      { clause: 'S2.47', address: '/checkout', shows: { asks: 'checkout' } },
      { clause: 'S2.10', address: '/order/food', shows: { asks: 'products' }, views: ['chat'] },
      // There the basket lies over the category, which is shown already.
      { clause: 'S2.10', address: '/order/food', shows: { asks: 'basket' }, views: ['classic'] },
      // Chosen anew it has no current category yet (S2.13).
      { clause: 'S2.40', address: '/restaurant/brygga-burger', ...CATEGORIES },
      {
        clause: 'S2.81',
        address: '/technical-issue?code=502',
        shows: { page: 'classic.technicalIssue.title' },
      },
    ],
  },
  {
    name: 'an order on its way',
    done: [CHOOSE, EAT_IN, ...ADD, { type: 'checkout.start' }, PAY],
    visitor: GUEST,
    rows: [
      { clause: 'S2.53', address: '/current-order', shows: { asks: 'order' } },
      { clause: 'S2.56', address: '/order-history', shows: { asks: 'history' } },
      { clause: 'S2.65', address: '/profile', ...LOGIN },
      { clause: 'S2.69', address: '/profile/update', ...MODE },
      { clause: 'S2.31', address: '/restaurants', shows: { asks: 'restaurant' } },
    ],
  },
]

const notSignedIn = () => Promise.reject(refusal('account.notSignedIn'))

/** The address follows the conversation, as the page has it do. */
function Followed({ children }: { readonly children: ReactNode }) {
  useHistory(useRunner())
  return children
}

describe.each(VIEWS)('in the %s view', (view) => {
  describe.each(STANDINGS)('with $name', ({ done, visitor = ANONYMOUS, rows }) => {
    test.each(rows.filter(({ views = VIEWS }) => views.includes(view)))(
      '$address leads where it may and shows what it is for ($clause)',
      async ({ address, at = address, shows }) => {
        const { asks, t } = await openShop({
          view,
          path: address,
          began: '/',
          done,
          around: (drawn) => <Followed>{drawn}</Followed>,
          ports: {
            currentVisitor: async () => visitor,
            listHistory: async () => ({ orders: [], total: 0 }),
            ...(visitor === ANONYMOUS ? { watchOrders: notSignedIn, openOrder: notSignedIn } : {}),
          },
        })
        await waitFor(() => {
          expect(`${location.pathname}${location.search}`).toBe(at)
          if ('asks' in shows) expect(asks()).toBe(shows.asks)
          // Some texts come with their page.
          else expect(screen.getByRole('heading', { name: t(shows.page) })).toBeVisible()
        })
      },
    )
  })
})
