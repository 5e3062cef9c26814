import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { View } from '#bindings/runtime/view-context.ts'
import { DESCRIBED_FLAGS, type FeatureFlags } from '#domain/feature-flags.ts'
import { id } from '#domain/ids.ts'
import { withCodeGate } from '#domain/restaurant/code-gate.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { openShop } from '#tests/classic/rig.tsx'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { PAY } from '#tests/support/flows.ts'

afterEach(cleanup)

type Flag = keyof FeatureFlags
type Shop = Awaited<ReturnType<typeof openShop>>
type Sight = Omit<NonNullable<Parameters<typeof openShop>[0]>, 'view' | 'flags'>
type Switch = Sight & {
  /** What the server tells where the flag is set so. */
  readonly told?: (isOn: boolean) => Sight
  /** What is done once the page is there. */
  readonly opens?: (shop: Shop, view: View) => Promise<void> | void
  /** What stands there in either case, where one of them is told by what is missing. */
  readonly always?: readonly RegExp[]
  /** What stands there with the flag on and not without it; and the other way round. */
  readonly on: readonly RegExp[]
  readonly off: readonly RegExp[]
}

const CHOSEN: Command = { type: 'restaurant.choose', id: id('brygga') }
const TAKING_AWAY: Command = { type: 'restaurant.choose', id: id('brygga'), mode: 'TAKEOUT' }
const EATING_IN: Command = { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' }
const FOOD: Command = { type: 'category.choose', id: id('food') }
const FRIES: Command = { type: 'product.add', code: id('fries') }
const CHECKOUT: Sight = { path: '/checkout', done: [EATING_IN, FRIES, { type: 'checkout.start' }] }
const LATE = Date.parse('2026-03-10T22:00:00Z')
const PROVIDER = { id: 'fjord', name: 'Fjord-ID', issuer: 'https://fjord.example', clientId: 'orda' }

/** Each switch of a deployment: where a customer stands who sees whether it is on, and what they see. */
const SWITCHES: Readonly<Record<Exclude<Flag, 'basketOpensOnAdd'>, Switch>> = {
  orderTypeSelection: { done: [CHOSEN], on: [/^Take away$/], off: [/^food6 choices$/] },
  pickup: { done: [CHOSEN], on: [/^Take away$/], off: [/^food6 choices$/] },
  eatIn: { done: [CHOSEN], on: [/^Eat here$/], off: [/^food5 choices$/] },
  tableService: { done: [CHOSEN], always: [/^Eat here$/], on: [/^Table service$/], off: [] },
  skipRestaurantSelection: {
    ports: listing(({ id: own }) => own === 'brygga'),
    on: [/^Eat here or take away\?$/],
    off: [/^Take away: Brygga Burger$/],
  },
  preOrderCategoryFilter: { done: [EATING_IN], on: [/^food6 choices$/], off: [/^Add fries/] },
  noAlcoholForPickup: { done: [TAKING_AWAY, FOOD], always: [/^Add fries/], on: [], off: [/^Add beer/] },
  orderTypeFilter: {
    done: [TAKING_AWAY, FOOD],
    always: [/^Add fries/],
    on: [/Not sold the way you chose/],
    off: [],
  },
  discounts: {
    done: [EATING_IN, FRIES, { type: 'basket.open' }],
    opens: async ({ user }, view) => {
      if (view === 'classic') await user.click(screen.getByRole('button', { name: /^Basket, 1 item/ }))
    },
    always: [/^Checkout/],
    on: [/^Discount code$/],
    off: [],
  },
  authentication: {
    told: (authentication) => ({
      ports: listing(() => true, { authentication }),
      done: [{ type: 'restaurant.choose', id: id('canteen'), mode: 'EATIN' }],
    }),
    on: [/^Code$/],
    off: [/^food6 choices$/],
  },
  singleSignOn: {
    deployment: { signOn: [PROVIDER] },
    path: '/login',
    always: [/^Forgot your password\?$/],
    on: [/^Continue with Fjord-ID$/],
    off: [],
  },
  orderScheduling: { ...CHECKOUT, now: LATE, on: [/^Pay kr/], off: [/^See the menu$/] },
  customerName: { ...CHECKOUT, always: [/^Pay kr/], on: [/^First name/, /^Last name/], off: [] },
  customerPhone: { ...CHECKOUT, always: [/^Pay kr/], on: [/^Phone number/], off: [] },
}

describe.each<View>(['chat', 'classic'])('a customer sees in the view %s', (view) => {
  describe.each(Object.entries(SWITCHES))('%s', (flag, { told, opens, always = [], on, off, ...sight }) => {
    test.each([true, false])('set to %s (S1.45 to S1.48)', async (isOn) => {
      const shop = await openShop({ ...sight, ...told?.(isOn), view, flags: { [flag]: isOn } })
      await screen.findAllByRole('heading')
      await opens?.(shop, view)
      const [shown, missing] = isOn ? [on, off] : [off, on]
      await waitFor(() => expect([...always, ...shown].filter((words) => !stands(words))).toEqual([]))
      expect(missing.filter(stands)).toEqual([])
    })
  })

  test('which table is asked, and where the order goes (S1.48, S3.26, S7.45)', async () => {
    const { user, t, runner, requests } = await openShop({
      view,
      flags: { tableService: true },
      done: [CHOSEN, { type: 'mode.choose', mode: 'TABLE_SERVICE' }],
    })
    const field = await screen.findByRole('textbox', { name: /^Table number/ })
    const goOn = screen.getByRole('button', { name: t('table.submit') })
    await user.type(field, '7 & 8')
    await user.click(goOn)
    expect(screen.getByText(t('problem.field.tableNumber'))).toBeVisible()
    await user.clear(field)
    await user.type(field, ' 12b ')
    await user.click(goOn)
    await screen.findByText(/^food/)
    for (const command of [FRIES, { type: 'checkout.start' }, PAY] as const) runner.dispatch(command)
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(requests[0]).toMatchObject({ pickUpMode: 'TABLE_SERVICE', tableNumber: '12b' })
  })

  test('each way to have it under a sign of its own (S2.2, S2.3)', async () => {
    const { t } = await openShop({ view, flags: { tableService: true }, done: [CHOSEN] })
    const signs = (['EATIN', 'TAKEOUT', 'TABLE_SERVICE'] as const).map((mode) =>
      screen
        .getByRole('button', { name: t(`mode.${mode}`) })
        .querySelector('path')
        ?.getAttribute('d'),
    )
    expect(new Set(signs.filter(Boolean)).size).toBe(3)
  })

  test('that a table can be left for another way to have it (S3.26)', async () => {
    const { user, t } = await openShop({
      view,
      flags: { tableService: true },
      done: [CHOSEN, { type: 'mode.choose', mode: 'TABLE_SERVICE' }],
    })
    await user.click(await screen.findByRole('button', { name: t('table.otherMode') }))
    expect(await screen.findByRole('button', { name: t('mode.TAKEOUT') })).toBeVisible()
  })
})

test.each([true, false])(
  'the basket of the menu view opens on what is added where basketOpensOnAdd is %s (S1.47, S1.48)',
  async (basketOpensOnAdd) => {
    const { runner } = await openShop({ flags: { basketOpensOnAdd }, done: [EATING_IN, FOOD] })
    runner.dispatch(FRIES)
    await screen.findByRole('button', { name: /^Basket, 1 item/, hidden: true })
    const panel = () => screen.queryByRole('dialog')
    if (basketOpensOnAdd) await waitFor(() => expect(panel()).not.toBeNull())
    else expect(panel()).toBeNull()
  },
)

test.each([true, false])(
  'the conversation asks about the basket after what is added, and opens nothing over it, where basketOpensOnAdd is %s (S1.47)',
  async (basketOpensOnAdd) => {
    const { t } = await openShop({ view: 'chat', flags: { basketOpensOnAdd }, done: [EATING_IN, FRIES] })
    expect(await screen.findByRole('heading', { name: t('ask.basket') })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('no switch may be set that nobody sees', () => {
  expect([...Object.keys(SWITCHES), 'basketOpensOnAdd'].toSorted()).toEqual(
    Object.keys(DESCRIBED_FLAGS).toSorted(),
  )
})

/** Whether words stand on the page, by themselves or on what can be used. */
function stands(words: RegExp): boolean {
  return [...document.body.querySelectorAll('h1, h2, h3, button, a, label, p, span')].some(
    (each) => words.test(each.getAttribute('aria-label') ?? '') || words.test(each.textContent.trim()),
  )
}

/** The restaurants as the server tells them: those with a code ask for it where codes are switched on. */
function listing(
  isListed: (restaurant: Restaurant) => boolean,
  flags: Pick<FeatureFlags, 'authentication'> = { authentication: true },
) {
  const listed = aCatalogue()
    .restaurants.filter(({ restaurant }) => isListed(restaurant))
    .map(({ restaurant, authenticationCode }) =>
      withCodeGate(restaurant, authenticationCode !== undefined, flags),
    )
  return { listRestaurants: () => Promise.resolve(listed) }
}
