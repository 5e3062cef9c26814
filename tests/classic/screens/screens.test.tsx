import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { View } from '#bindings/runtime/view-context.ts'
import { storeAvoided } from '#bindings/menu/avoid-list.ts'
import { AvoidListProvider } from '#bindings/menu/avoid-list-provider.tsx'
import {
  ALLERGENS,
  NUTRITION_KEYS,
  type Allergen,
  type Menu,
  type Part,
  type Product,
} from '#domain/catalogue/product.ts'
import { id, type ProductCode } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { at } from '#tests/support/at.ts'
import { aCategory, aMenu, aProduct } from '#tests/support/builders/catalogue.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { openShop, personalDataFilledIn } from '../rig.tsx'

const inFood = (mode: 'EATIN' | 'TAKEOUT'): readonly Command[] => [
  { type: 'restaurant.choose', id: id('brygga'), mode },
  { type: 'category.choose', id: id('food') },
]
const AT_THE_CHECKOUT: readonly Command[] = [
  ...inFood('EATIN'),
  { type: 'product.add', code: id('burger') },
  { type: 'checkout.start' },
]
const VIEWS: readonly View[] = ['chat', 'classic', 'linear']
const MODES = ['EATIN', 'TAKEOUT', 'TABLE_SERVICE'] as const
const NIGHT = at('2026-03-10 23:30')

afterEach(() => {
  vi.useRealTimers()
})

test.each(VIEWS.flatMap((view) => ['brygga-burger', 'brygga'].map((slugOrId) => [view, slugOrId] as const)))(
  'in the %s view the link /restaurant/%s opens its restaurant (S1.13, S2.38, S2.40)',
  async (view, slugOrId) => {
    const { asks, runner } = await openShop({ view, path: `/restaurant/${slugOrId}` })
    await waitFor(() => expect(asks()).toBe('mode'))
    expect(runner.conversation().flows.restaurant.context.chosen?.name).toBe('Brygga Burger')
  },
)

test('take away does not list beer, and shows what is not sold this way with its label (S2.20, S2.21, S5.47)', async () => {
  const { t } = await openShop({ done: inFood('TAKEOUT') })
  expect(screen.queryByText('beer')).toBeNull()
  expect(screen.queryByRole('link', { name: 'soup' })).toBeNull()
  expect(screen.getByText(t('unavailable.product.unavailable'))).toBeVisible()
})

test.each(VIEWS)(
  'a drink that is sold out is no choice of a meal and says why, one that is hidden is not there, in the %s view (S2.20, S2.21)',
  async (view) => {
    const outageProducts = [
      { productCode: id<ProductCode>('meal-cola'), state: 'UNAVAILABLE' as const },
      { productCode: id<ProductCode>('meal-beer'), state: 'DISABLED' as const },
    ]
    const { t, runner } = await openShop({
      view,
      ports: {
        listRestaurants: async () =>
          aCatalogue().restaurants.map(({ restaurant }) => ({ ...restaurant, outageProducts })),
      },
      done: [
        { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
        { type: 'product.open', code: id('meal') },
      ],
    })
    const cola = await screen.findByRole('radio', { name: /^meal-cola/ })
    expect(cola).toHaveAccessibleName(expect.stringContaining(t('unavailable.product.outage')))
    fireEvent.click(cola)
    expect(runner.conversation().flows.customise.context.selection).toEqual({})
    expect(screen.queryByRole('radio', { name: /^meal-beer/ })).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: /^meal-shake/ }))
    expect(runner.conversation().flows.customise.context.selection).toEqual({ 'drink/meal-shake': 1 })
  },
)

test.each(['chat', 'classic', 'linear'] as const)(
  'a product tells its allergens in words and its nutrition values, in the %s view (S1.40, S3.52, S3.53)',
  async (view) => {
    const { t } = await openShop({
      view,
      ports: { loadMenu: async () => aMenuThatTells() },
      done: [
        { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
        { type: 'product.open', code: id('meal') },
      ],
    })
    expect((await screen.findAllByText(/contains.*milk.*soy/i)).length).toBeGreaterThan(0)
    const title = await screen.findByText(t('nutritionTable.title'))
    expect(title).toBeVisible()
    expect(valuesUnder(title)).toEqual(NUTRITION)
  },
)

test.each(['chat', 'classic', 'linear'] as const)(
  'before it is paid for, a meal tells the allergens of what was chosen, its nutrition values, and what is avoided of it, in the %s view (S1.40, S3.52, S3.53)',
  async (view) => {
    storeAvoided(['fish'])
    const { t } = await openShop({
      view,
      personalData: personalDataFilledIn(),
      ports: { loadMenu: async () => aMenuThatTells() },
      around: (page) => <AvoidListProvider>{page}</AvoidListProvider>,
      done: [
        { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
        { type: 'product.open', code: id('meal') },
        { type: 'customise.choose', path: 'drink/meal-shake' },
        { type: 'customise.confirm' },
        { type: 'checkout.start' },
      ],
    })
    const [contains] = await screen.findAllByText('contains: soya, milk and fish')
    expect(contains).toBeVisible()
    expect(screen.getAllByText(t('avoid.contains', { list: 'fish' }))[0]).toBeVisible()
    const [title] = screen.getAllByText(`${t('nutritionTable.title')}`)
    expect(valuesUnder(title)).toEqual(NUTRITION)
    expect(screen.getAllByText(t('nutritionTable.asListed')).length).toBeGreaterThan(0)
  },
)

/** In the order of a label. */
const NUTRITION = ['2.5 kJ', '1.5 kcal', '3.5 g', '5.5 g', '0.5 g', '7.5 g', '4.5 g', '16.3 g']

/** A shop whose meal is marked, with a shake that holds fish and a cola that holds celery. */
function aMenuThatTells(): Menu {
  const [brygga] = aCatalogue().restaurants
  const menu = brygga?.menus.EATIN
  const meal = menu?.products[id<ProductCode>('meal')]
  if (!menu || !meal) throw new Error('there is no meal')
  const told: Product = {
    ...meal,
    metadata: {
      ...meal.metadata,
      allergens: ['milk', 'soy'],
      nutritionalInfo: NUTRITION_KEYS.map((name, index) => ({ name, value: index + 0.5 })),
    },
    parts: meal.parts.map((group) => ({ ...group, parts: group.parts.map(markedDrink) })),
  }
  return { ...menu, products: { ...menu.products, [meal.code]: told } }
}

const IN_DRINKS: Readonly<Record<string, Allergen>> = { 'meal-shake': 'fish', 'meal-cola': 'celery' }

function markedDrink(part: Part): Part {
  const allergen = IN_DRINKS[part.partCode]
  const { product } = part
  return allergen === undefined
    ? part
    : { ...part, product: { ...product, metadata: { ...product.metadata, allergens: [allergen] } } }
}

function valuesUnder(title: HTMLElement | undefined) {
  return within(title?.closest('details') ?? document.body)
    .getAllByRole('definition', { hidden: true })
    .map(({ textContent }) => textContent)
}

test('every one of the 28 allergens is named (S1.40)', () => {
  expect(ALLERGENS).toHaveLength(28)
})

test('a half-made product is half made here too', async () => {
  await openShop({
    done: [
      ...inFood('EATIN'),
      { type: 'product.open', code: id('meal') },
      { type: 'customise.choose', path: 'drink/meal-shake' },
      { type: 'customise.setQuantity', quantity: 3 },
    ],
  })
  expect(screen.getByRole('radio', { name: /meal-shake/ })).toBeChecked()
  expect(screen.getByRole('group', { name: /Quantity: meal/ })).toHaveTextContent('3')
})

test('a search leaves of each category what it finds, and a category that is chosen is shown whole again (S2.18, S5.50)', async () => {
  const { user, t } = await openShop({ done: inFood('EATIN') })
  const field = screen.getByRole('searchbox', { name: t('classic.search.label') })
  await user.type(field, 'bur{Enter}')
  const food = within(screen.getByRole('list', { name: 'food' }))
  expect(food.getAllByRole('article')).toHaveLength(1)
  await user.click(screen.getByRole('link', { name: 'food' }))
  expect(field).toHaveValue('')
  expect(food.getByRole('link', { name: 'fries' })).toBeVisible()
})

test('what is added at once is counted where it stands, and the last of it goes after a question (S4.78)', async () => {
  const { user, t, runner } = await openShop({ done: inFood('EATIN') })
  const count = () => runner.conversation().flows.basket.context.basket.lines.map(({ quantity }) => quantity)
  const fewer = () => screen.getByRole('button', { name: t('quantity.decrease', { name: 'fries' }) })
  await user.click(screen.getByRole('button', { name: /^Add fries/ }))
  const stepper = screen.getByRole('group', { name: t('quantity.of', { name: 'fries' }) })
  await user.click(within(stepper).getByRole('button', { name: /^Add fries/ }))
  expect(count()).toEqual([2])
  await user.click(fewer())
  expect(count()).toEqual([1])
  await user.click(fewer())
  await user.click(await screen.findByRole('button', { name: t('classic.removal.yes') }))
  await waitFor(() => expect(count()).toEqual([]))
})

test('the basket stands beside the menu where there is room for it, and the button in the bar leads there (S2.91)', async () => {
  const { user, t, asks } = await openShop({
    width: 1_024,
    done: [...inFood('EATIN'), { type: 'product.add', code: id('fries') }],
  })
  await user.click(screen.getByRole('button', { name: /^Basket, 1 item/ }))
  expect(screen.getByRole('heading', { name: t('basket.title') })).toHaveFocus()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: new RegExp(`^${t('basket.checkout')}`) }))
  expect(asks()).toBe('checkout')
})

test('search begins with 3 characters and looks through the whole menu (S1.18, S5.50)', async () => {
  const { user, t } = await openShop({ done: inFood('EATIN') })
  await user.type(screen.getByRole('searchbox', { name: t('classic.search.label') }), 'bu{Enter}')
  expect(screen.getByRole('link', { name: 'fries' })).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: t('classic.search.label') }), 'r{Enter}')
  expect(screen.queryByRole('link', { name: 'fries' })).toBeNull()
  expect(screen.getByRole('link', { name: 'burger' })).toBeVisible()
})

test('search waits for a pause of 1 s in the typing, and then begins by itself (S5.50, S9.19)', async () => {
  const { t } = await openShop({ done: inFood('EATIN') })
  const field = screen.getByRole('searchbox', { name: t('classic.search.label') })
  vi.useFakeTimers()
  fireEvent.change(field, { target: { value: 'bur' } })
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect(screen.getByRole('link', { name: 'fries' })).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.queryByRole('link', { name: 'fries' })).toBeNull()
})

test('a wrong code is told, the right one opens the restaurant (S2.43, S2.45, S8.28)', async () => {
  const { user, t } = await openShop({
    done: [{ type: 'restaurant.choose', id: id('canteen'), mode: 'EATIN' }],
  })
  const field = screen.getByRole('textbox', { name: t('restaurant.code') })
  await user.type(field, '9999{Enter}')
  expect(await screen.findByText(t('RestaurantAuthenticationPage.error_message'))).toBeVisible()
  await user.clear(field)
  await user.type(field, '1234{Enter}')
  expect(await screen.findByRole('button', { name: /^food/ })).toBeVisible()
})

test.each(VIEWS)(
  'the right code empties a basket of another restaurant, a wrong one leaves it, in the %s view (S2.44)',
  async (view) => {
    const { user, t, runner, asks } = await openShop({
      view,
      done: [
        ...inFood('EATIN'),
        { type: 'product.add', code: id('burger') },
        { type: 'restaurant.open', slug: 'canteen', isForCode: true },
      ],
    })
    const basket = () => runner.conversation().flows.basket.context.basket.lines.map(({ code }) => code)
    await user.type(await screen.findByRole('textbox', { name: t('restaurant.code') }), '9999{Enter}')
    expect(await screen.findByText(t('RestaurantAuthenticationPage.error_message'))).toBeVisible()
    expect(basket()).toEqual(['burger'])
    const field = screen.getByRole('textbox', { name: t('restaurant.code') })
    await user.clear(field)
    await user.type(field, '1234{Enter}')
    await waitFor(() => expect(asks()).toBe('categories'))
    expect(basket()).toEqual([])
  },
)

test('the code of the restaurant the basket is of leaves it as it is (S2.44)', async () => {
  const CANTEEN: Command = { type: 'restaurant.choose', id: id('canteen'), mode: 'EATIN' }
  const { user, t, runner, personalData } = await openShop({ done: [CANTEEN] })
  const give = (code: string) => runner.dispatch({ type: 'code.submit', code: personalData.keep(code) })
  give('1234')
  await screen.findByRole('button', { name: /^food/ })
  runner.dispatch({ type: 'product.add', code: id('burger') })
  runner.dispatch({ type: 'restaurant.change' })
  runner.dispatch(CANTEEN)
  await user.type(await screen.findByRole('textbox', { name: t('restaurant.code') }), '1234{Enter}')
  expect(await screen.findByRole('button', { name: /^Basket, 1 item/ })).toBeVisible()
})

test.each(VIEWS)(
  'how to eat is asked for with exactly eat in and take away, in the %s view (S2.2, S2.3, S5.57)',
  async (view) => {
    const { t, container } = await openShop({
      view,
      done: [{ type: 'restaurant.choose', id: id('brygga') }],
    })
    const offered = within(container.querySelector<HTMLElement>('[data-turn="live"], main') ?? container)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter((text) => MODES.some((mode) => text === t(`mode.${mode}`)))
    expect(offered).toEqual([t('mode.EATIN'), t('mode.TAKEOUT')])
  },
)

test.each(VIEWS)(
  'a category is shown by its address, with the ways to the others, from one menu, in the %s view (S2.14)',
  async (view) => {
    const asked: unknown[] = []
    const food = aProduct({ code: 'burger' })
    const drink = aProduct({ code: 'cola' })
    const categories = [
      aCategory({ name: 'food', products: [food] }),
      aCategory({ name: 'drinks', products: [drink] }),
    ]
    const { user, t } = await openShop({
      view,
      path: '/order/drinks',
      done: [{ type: 'restaurant.choose', id: id('brygga'), mode: 'TAKEOUT' }],
      ports: {
        loadMenu: async (key: never) => {
          asked.push(key)
          return aMenu({ mode: 'TAKEOUT', products: [food, drink], categories })
        },
      },
    })
    expect(asked).toEqual([{ restaurantId: 'brygga', campaignId: 'brygga-1', mode: 'TAKEOUT' }])
    const shown = () => within(screen.getByRole(view === 'chat' ? 'log' : 'main'))
    expect(await shown().findByRole('button', { name: /^Add cola/ })).toBeVisible()
    // The menu view shows the others above and below it.
    if (view !== 'classic') expect(shown().queryByRole('button', { name: /^Add burger/ })).toBeNull()
    if (view === 'classic')
      await user.click(shown().getByRole('link', { name: t('classic.backToCategories') }))
    for (const name of [/^food/, /^drinks/])
      expect((await shown().findAllByRole('button', { name })).at(-1)).toBeVisible()
  },
)

test('the checkout has a reduced header: no menu, no basket, the way back (S2.48)', async () => {
  const { t } = await openShop({ done: AT_THE_CHECKOUT })
  expect(screen.queryByRole('button', { name: t('classic.menu.open') })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Basket/ })).toBeNull()
  expect(screen.getByRole('link', { name: t('classic.backToMenu') })).toHaveAttribute('href', '/order')
})

test('the basket opened at the checkout offers no second way to pay (S2.92)', async () => {
  const { user, t } = await openShop({ done: AT_THE_CHECKOUT })
  await user.click(screen.getByRole('button', { name: t('recap.changeOf', { what: t('recap.basket') }) }))
  expect(await screen.findByRole('dialog', { name: t('basket.title') })).toBeVisible()
  expect(screen.queryByRole('button', { name: new RegExp(`^${t('basket.checkout')}`) })).toBeNull()
})

test('another pickup time is chosen without leaving the checkout (S1.22, S2.49, S5.56)', async () => {
  const { user, t, asks, runner } = await openShop({ done: AT_THE_CHECKOUT })
  const later = at('2026-03-10 13:20')
  await user.click(screen.getByRole('button', { name: t('classic.otherTimes') }))
  await user.click(screen.getByRole('radio', { name: '1:20 pm' }))
  expect(runner.conversation().flows.checkout.context.shown).toEqual({ at: later, isChosen: true })
  expect(asks()).toBe('checkout')
})

test('of a whole day the times of the next hours are shown first, so that what pays stays near', async () => {
  const { user, t } = await openShop({ done: AT_THE_CHECKOUT })
  await user.click(screen.getByRole('button', { name: t('classic.otherTimes') }))
  expect(screen.getByRole('radio', { name: '1:20 pm' })).toBeVisible()
  expect(screen.queryByRole('radio', { name: '8:20 pm' })).toBeNull()
  await user.click(screen.getByRole('button', { name: t('classic.otherTimes') }))
  expect(screen.getByRole('radio', { name: '8:20 pm' })).toBeVisible()
})

test('a closed restaurant leaves only its message at the checkout, and a bar everywhere (S2.50, S2.97, S5.55)', async () => {
  const { t } = await openShop({ done: AT_THE_CHECKOUT, now: NIGHT })
  expect(screen.getByRole('group', { name: t('closed.title') })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: t('contact.email') })).toBeNull()
  expect(screen.getAllByText(new RegExp(t('closed.title'))).length).toBeGreaterThan(1)
})

test('an unknown address says so and leads to the restaurants (S2.82, S2.83)', async () => {
  const { t } = await openShop({ path: '/nowhere' })
  expect(await screen.findByRole('heading', { level: 1, name: t('classic.notFound.title') })).toBeVisible()
  expect(screen.getByRole('link', { name: t('restaurant.list') })).toHaveAttribute('href', '/restaurants')
})

test.each(['chat', 'classic'] as const)(
  'an unknown address and a server that is unwell are told in the %s view (S8.43, S8.44)',
  async (view) => {
    const unknown = await openShop({ view, path: '/nowhere' })
    expect(await screen.findByText("This page doesn't exist anymore.")).toBeVisible()
    unknown.unmount()
    await openShop({ view, path: '/technical-issue?code=503' })
    expect(await screen.findByText('Oops, something went wrong.')).toBeVisible()
    expect(screen.getByText('Error 503')).toBeVisible()
  },
)

test('the page is named by its screen, the restaurant and the product (S9.38)', async () => {
  await openShop({ done: inFood('EATIN') })
  expect(document.title).toBe('Menu - Brygga Burger - Orda')
})

test.each(VIEWS)(
  'the language stands there by its code and is chosen by its own name, and everything is said anew, in the %s view (S1.44)',
  async (view) => {
    const { user, t, i18n } = await openShop({ view, done: AT_THE_CHECKOUT })
    const list = screen.getByRole('combobox', { name: t('language.label') })
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['English', 'Norsk'])
    expect(list.parentElement).toHaveTextContent(/^en/)
    await user.selectOptions(list, within(list).getByRole('option', { name: 'Norsk' }))
    const changed = await screen.findByRole('combobox', { name: 'Språk' })
    expect(changed.parentElement).toHaveTextContent(/^no/)
    expect(screen.getByRole('textbox', { name: i18n.t('contact.email', { lng: 'no' }) })).toBeVisible()
  },
)
