import { expect, test } from '../fixtures.ts'
import {
  countedOf,
  countWork,
  filesAskedBy,
  filesOfFirstTap,
  kilobytes,
  told,
} from '../vocabulary/counted.ts'

// What the browser has already is not fetched.
test.use({ isFresh: true })

/** Below this a file costs more on its way than it weighs; the bundler's own few lines stand before all others. */
const LEAST_BYTES = 4_000
const RUNTIME = /^rolldown-runtime-/

test('few files are fetched until the chat is live and for a whole order, and none of them is small', async ({
  chat,
  page,
}) => {
  const filesOf = filesAskedBy(page)
  await chat.open()
  await expect(page.locator('html[data-live="true"]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect.soft(filesOf('js').length, told(filesOf('js'))).toBeLessThanOrEqual(12)
  expect.soft(filesOf('css').length, told(filesOf('css'))).toBeLessThanOrEqual(3)
  expect.soft(kilobytes(filesOf('js')), told(filesOf('js'))).toBeLessThanOrEqual(345)
  const first = await filesOfFirstTap(page)
  expect.soft(kilobytes(first), told(first)).toBeLessThanOrEqual(258)

  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await chat.chooseCategory('Meals')
  await chat.openProduct('Brygga meal')
  await chat.pickOption('Size', 'Double, 300 g')
  await chat.pickOption('Side', 'Onion rings')
  await chat.pickOption('Drink', 'Cola')
  await chat.confirmProduct()
  await chat.checkout()
  await chat.fillEmail('kari@example.no')
  await chat.acceptPolicy()
  await chat.pay()
  await chat.expectQuestion('order')
  await page.waitForLoadState('networkidle')
  expect.soft(filesOf('js').length, told(filesOf('js'))).toBeLessThanOrEqual(25)
  expect.soft(filesOf('css').length, told(filesOf('css'))).toBeLessThanOrEqual(6)
  const small = filesOf('js').filter(({ name, bytes }) => bytes < LEAST_BYTES && !RUNTIME.test(name))
  expect(small).toEqual([])
})

test('a turn, a key and a pause cost no more than they have to: components rendered, elements made, entries written', async ({
  chat,
  page,
}) => {
  await countWork(page)
  await chat.open()
  await expect(page.locator('html[data-live="true"]')).toBeAttached()
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  const turn = async (act: () => Promise<void>, question: string) => {
    await page.waitForLoadState('networkidle')
    return countedOf(page, async () => {
      await act()
      await chat.expectQuestion(question)
    })
  }
  // The first of each reads what is read once.
  await turn(() => chat.chooseCategory('Drinks'), 'products')
  await turn(() => chat.back(), 'categories')
  await test.step('from the categories to four products and back', async () => {
    const there = await turn(() => chat.chooseCategory('Drinks'), 'products')
    // The turn that is answered, the one that opens, its card, and the frame, which tells place, step and basket.
    expect.soft(there.renders).toBeLessThanOrEqual(200)
    expect.soft(there.elements).toBeLessThanOrEqual(84)
    // The entry, and how many there are.
    expect.soft(there.writes).toBeLessThanOrEqual(2)
    const back = await turn(() => chat.back(), 'categories')
    expect.soft(back.renders).toBeLessThanOrEqual(125)
    expect.soft(back.writes).toBeLessThanOrEqual(2)
  })
  await test.step('a key, of which the field keeps a draft, and nothing at all', async () => {
    await chat.composer.press('a')
    await page.waitForLoadState('networkidle')
    const { renders, writes } = await countedOf(page, () => page.keyboard.press('b'))
    expect.soft({ renders, writes }).toEqual({ renders: 0, writes: 1 })
    expect(await countedOf(page, () => page.waitForLoadState('networkidle'))).toEqual({
      renders: 0,
      elements: 0,
      writes: 0,
    })
  })
})
