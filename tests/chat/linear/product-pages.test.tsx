import { virtual } from '@guidepup/virtual-screen-reader'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Part } from '#domain/catalogue/product.ts'
import { id } from '#domain/ids.ts'
import { aCategory, aGroup, aMenu, aPart, aPrice, aProduct } from '#tests/support/builders/catalogue.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { atTheMenu } from '#tests/support/flows.ts'
import { renderChat } from '#tests/support/render.tsx'

afterEach(async () => {
  cleanup()
  await virtual.stop()
})

const DIPS = aGroup('dips', [aPart({ code: 'aioli' }), aPart({ code: 'salsa' })], {
  minQuantity: 0,
  maxQuantity: 2,
})
const SIZE = aGroup('size', [aPart({ code: 'small' }), aPart({ code: 'large', price: aPrice(2_000) })])
const SAUCE = aGroup('sauce', [aPart({ code: 'hot' }), aPart({ code: 'mild' })])
const SIDE = aGroup('side', [
  aPart({ code: 'fries' }),
  aPart({ code: 'salad', kind: 'regular', parts: [SAUCE] }),
])
const CHEESE = aPart({ code: 'cheese', kind: 'extra', price: aPrice(1_500) })
const PLATTER = [DIPS, SIZE, SIDE, CHEESE]

/** The open product, one group of choices to a page. */
async function openProduct(parts: readonly Part[] = PLATTER) {
  const products = [aProduct({ code: 'platter', parts })]
  const shops = aCatalogue().restaurants.map((shop) => ({
    ...shop,
    menus: {
      ...shop.menus,
      EATIN: { ...shop.menus.EATIN, ...aMenu({ products, categories: [aCategory({ products })] }) },
    },
  }))
  const talk = atTheMenu({ shops }).says({ type: 'product.open', code: id('platter') })
  const linear = await renderChat({ view: 'linear', talk, shops })
  const pick = (name: string | RegExp) => linear.click(within(linear.live()).getByLabelText(name))
  const goOn = () => linear.tap('Continue')
  return {
    ...linear,
    pick,
    goOn,
    back: () => linear.click(screen.getByRole('button', { name: 'Back' })),
    /** From page to page, taking the first thing where something has to be chosen. */
    toTheEnd: async () => {
      for (const name of [/^small/, /^fries/]) {
        await pick(name)
        await goOn()
      }
      await goOn()
      await goOn()
    },
    chosen: () => linear.runner.conversation().flows.customise.context.selection,
  }
}

describe('a product with several groups of choices', () => {
  test('asks for one to a page, named by its one heading of the first level', async () => {
    const linear = await openProduct()
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'size',
    ])
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'size/small',
      'size/large',
    ])
    expect(linear.live()).toHaveTextContent('How would you like your platter?')
  })

  test('asks for what is required first, and says which page it is and how much is wanted', async () => {
    const linear = await openProduct()
    const pages = [headOf(linear)]
    await linear.pick(/^small/)
    await linear.goOn()
    pages.push(headOf(linear))
    await linear.pick(/^fries/)
    for (let page = 2; page < 5; page++) {
      await linear.goOn()
      pages.push(headOf(linear))
    }
    expect(pages).toEqual([
      ['size', 'Required: choose 1', 'Page 1 of 5'],
      ['side', 'Required: choose 1', 'Page 2 of 5'],
      ['dips', 'Optional: up to 2 (chosen: 0)', 'Page 3 of 5'],
      ['Extras', 'Optional', 'Page 4 of 5'],
      ['Is platter as you want it?', undefined, 'Page 5 of 5'],
    ])
  })

  test('asks last for what comes by itself, though one has to be had', async () => {
    const bun = aGroup('bun', [aPart({ code: 'brioche', defaultQuantity: 1 }), aPart({ code: 'rye' })])
    const linear = await openProduct([bun, SIZE])
    expect(linear.question()).toHaveTextContent('size')
    await linear.pick(/^small/)
    expect(screen.getByRole('button', { name: /^Add now/ })).toBeVisible()
    await linear.goOn()
    expect(headOf(linear)).toEqual(['bun', 'Required: choose 1', 'Page 2 of 3'])
    expect(screen.getByRole('radio', { name: /^brioche/ })).toBeChecked()
  })

  test('names its page in the title', async () => {
    await openProduct()
    expect(document.title).toBe(
      'size - How would you like your platter? - step 3 of 6 - Brygga Burger - Orda',
    )
  })

  test('gives each page the focus at its heading', async () => {
    const linear = await openProduct()
    await linear.pick(/^small/)
    await linear.goOn()
    expect(linear.question()).toHaveTextContent('side')
    expect(linear.question()).toHaveFocus()
  })

  test('says what is missing where somebody goes on without it, and leads to its choices', async () => {
    const linear = await openProduct()
    await linear.goOn()
    expect(linear.question()).toHaveTextContent('size')
    const small = screen.getByRole('radio', { name: /^small/ })
    expect(small).toHaveFocus()
    expect(small).toBeInvalid()
    const group = screen.getByRole('group', { name: /^size/ })
    expect(group).toHaveAccessibleDescription('Something required is not chosen yet. Choose it to continue.')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Something required'))
    await linear.pick(/^small/)
    expect(screen.getByRole('radio', { name: /^small/ })).toBeValid()
  })

  test('Back leads a page back and keeps what was chosen; from the first page it leaves the product', async () => {
    const linear = await openProduct()
    await linear.pick(/^large/)
    await linear.goOn()
    await linear.back()
    await waitFor(() => expect(linear.question()).toHaveTextContent('size'))
    expect(linear.question()).toHaveFocus()
    expect(screen.getByRole('radio', { name: /^large/ })).toBeChecked()
    await linear.back()
    expect(linear.asks()).toBe('categories')
  })

  test('asks for what a choice brings right after it', async () => {
    const linear = await openProduct()
    await linear.pick(/^small/)
    await linear.goOn()
    await linear.pick(/^salad/)
    await linear.goOn()
    expect(headOf(linear)).toEqual(['sauce', 'Required: choose 1', 'Page 3 of 6'])
  })

  test('can be added as it is once all that is required is chosen, and not before', async () => {
    const linear = await openProduct()
    const addNow = () => screen.queryByRole('button', { name: /^Add now, leave the rest as it is/ })
    expect(addNow()).toBeNull()
    await linear.pick(/^large/)
    expect(addNow()).toBeNull()
    await linear.goOn()
    await linear.pick(/^fries/)
    expect(addNow()).toHaveTextContent('120.00')
    await linear.tap(/^Add now/)
    expect(linear.asks()).toBe('basket')
    expect(linear.question()).toHaveFocus()
  })

  test('offers nothing to be left as it is on the last page of choices', async () => {
    const linear = await openProduct()
    await linear.pick(/^small/)
    await linear.goOn()
    await linear.pick(/^fries/)
    await linear.goOn()
    await linear.goOn()
    expect(linear.question()).toHaveTextContent('Extras')
    expect(screen.queryByRole('button', { name: /^Add now/ })).toBeNull()
  })

  test('ends with what was chosen, how many of it and its price, to be added', async () => {
    const linear = await openProduct()
    await linear.toTheEnd()
    const said = ['size small', 'side fries', 'dips Nothing chosen', 'Extras Nothing chosen']
    for (const each of said) expect(linear.live()).toHaveTextContent(each)
    await linear.tap('One more: platter')
    expect(screen.getByRole('button', { name: /^Add/ })).toHaveTextContent('200.00')
    await linear.tap(/^Add/)
    expect(linear.asks()).toBe('basket')
  })

  test('has each choice changed from the end, and comes back there', async () => {
    const linear = await openProduct()
    await linear.toTheEnd()
    await linear.tap('Change: size')
    expect(linear.question()).toHaveTextContent('size')
    expect(linear.question()).toHaveFocus()
    await linear.pick(/^large/)
    await linear.goOn()
    expect(linear.question()).toHaveTextContent('Is platter as you want it?')
    expect(linear.live()).toHaveTextContent('size large')
  })

  test('asks for what a changed choice brings, before the end', async () => {
    const linear = await openProduct()
    await linear.toTheEnd()
    await linear.tap('Change: side')
    await linear.pick(/^salad/)
    await linear.goOn()
    expect(linear.question()).toHaveTextContent('sauce')
    await linear.pick(/^mild/)
    expect(linear.question()).toHaveTextContent('sauce')
    await linear.goOn()
    expect(linear.question()).toHaveTextContent('Is platter as you want it?')
  })

  test('takes no second tap of a double tap for the next page', async () => {
    const linear = await openProduct([DIPS, CHEESE])
    const target = screen.getByRole('button', { name: 'Continue' })
    const tap = (element: Element) => fireEvent.click(element, { detail: 1, clientX: 5, clientY: 5 })
    tap(target)
    await waitFor(() => expect(linear.question()).toHaveTextContent('Extras'))
    tap(screen.getByRole('button', { name: 'Continue' }))
    expect(linear.question()).toHaveTextContent('Extras')
  })
})

test('a line of the basket that is changed is shown as it was chosen, with each choice to be changed', async () => {
  const linear = await openProduct()
  await linear.toTheEnd()
  await linear.tap(/^Add/)
  await linear.tap('Change: platter')
  expect(linear.question()).toHaveTextContent('Is platter as you want it?')
  await linear.tap('Change: size')
  await linear.pick(/^large/)
  await linear.goOn()
  await linear.tap(/^Save/)
  expect(linear.asks()).toBe('basket')
})

test('a product with nothing to choose has its one page', async () => {
  const linear = await openProduct([])
  expect(linear.question()).toHaveTextContent('How would you like your platter?')
  expect(screen.queryByText(/^Page 1/)).toBeNull()
  await linear.tap(/^Add/)
  expect(linear.asks()).toBe('basket')
})

test('each page is heard once: its name, how much is wanted of it, and which page it is', async () => {
  const linear = await openProduct()
  await linear.pick(/^small/)
  await virtual.start({ container: document.body })
  await virtual.clearSpokenPhraseLog()
  await linear.goOn()
  await waitFor(async () =>
    expect((await virtual.spokenPhraseLog()).filter((phrase) => phrase.startsWith('heading'))).toEqual([
      'heading, side, Required: choose 1 Step 3 of 6: Menu Page 2 of 5, level 1',
    ]),
  )
})

type Linear = Awaited<ReturnType<typeof openProduct>>

/** The heading of a page, what it wants, and where it stands. */
function headOf(linear: Linear): readonly (string | undefined)[] {
  const told = (pattern: RegExp) => within(linear.live()).queryByText(pattern)?.textContent ?? undefined
  return [linear.question().textContent, told(/^(Required|Optional)/), told(/^Page/)]
}
