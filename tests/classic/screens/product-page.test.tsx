import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Part } from '#domain/catalogue/product.ts'
import { id } from '#domain/ids.ts'
import { aGroup, aMenu, aPart, aPrice, aProduct, aText } from '#tests/support/builders/catalogue.ts'
import { openShop } from '../rig.tsx'

const PICTURE = { imageUrl: '/pictures/ale.svg' }

/** The page of an ale, in a glass that is to be chosen. */
async function pageOf(
  picture: { imageUrl?: string } = PICTURE,
  extras: readonly Part[] = [],
): Promise<HTMLElement> {
  const product = aProduct({
    code: 'ale',
    name: 'Pale ale',
    description: aText('Hoppy and light'),
    calories: 210,
    price: aPrice(9_900),
    metadata: { allergens: ['gluten'], alcoholByVolume: 4.7, nutritionalInfo: [] },
    parts: [aGroup('glass', [aPart({ code: 'small', price: aPrice(0) })]), ...extras],
    ...picture,
  })
  await openShop({
    ports: { loadMenu: async () => aMenu({ products: [product] }) },
    done: [
      { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
      { type: 'category.choose', id: id('category') },
      { type: 'product.open', code: id('ale') },
    ],
  })
  return screen.findByRole('article')
}

test('the page of a product shows its picture (S2.28)', async () => {
  expect((await pageOf()).querySelector('img')).toHaveAttribute('src', '/pictures/ale.svg')
})

test('the page of a product without a picture shows a plate in its place (S2.28)', async () => {
  const page = await pageOf({})
  expect(page.querySelector('img')).toBeNull()
  expect(page.querySelector('svg')).toBeVisible()
})

test.each([
  ['its name', /Pale ale/],
  ['its calories', /210 kcal/],
  ['its description', /Hoppy and light/],
  ['its allergens', /gluten/i],
  ['that it has alcohol', /4\.7% alcohol/],
])('the page of a product tells %s (S2.28)', async (_what, text) => {
  expect(within(await pageOf()).getAllByText(text)[0]).toBeVisible()
})

test('the page of a product tells what it costs, on its button (S2.28)', async () => {
  expect(within(await pageOf()).getByRole('button', { name: /^Add.*99\.00/ })).toBeVisible()
})

test('an extra that is included once says what one more of it costs (S5.59, S5.60)', async () => {
  const bacon = aPart({
    code: 'bacon',
    kind: 'extra',
    defaultQuantity: 1,
    includedQuantity: 1,
    maxQuantity: 3,
    price: aPrice(0, 1_500),
  })
  const page = await pageOf(PICTURE, [bacon])
  await userEvent.click(within(page).getByText('Add extras'))
  expect(within(page).getByText(/^one more: .*15/)).toBeVisible()
})
