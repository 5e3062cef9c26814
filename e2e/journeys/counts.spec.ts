import { expect, test } from '../fixtures.ts'
import {
  countedOf,
  countWork,
  filesAskedBy,
  filesOfFirstTap,
  kilobytes,
  leastOf,
  told,
  type Counted,
} from '../vocabulary/counted.ts'

// What the browser has already is not fetched.
test.use({ isFresh: true })

/** Below this a file costs more on its way than it weighs; the bundler's own few lines stand before all others. */
const LEAST_BYTES = 4_000
/** What the clock or an answer does meanwhile is counted too, so that the least of some is what the act itself came to. */
const ROUNDS = 5
const RUNTIME = /^rolldown-runtime-/

test('few files are fetched until the chat is live and for a whole order, and none of them is small', async ({
  chat,
  page,
}) => {
  const filesOf = filesAskedBy(page)
  await chat.open()
  await expect(page.locator('html[data-live="true"]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect.soft(filesOf('js').length, told(filesOf('js'))).toBeLessThanOrEqual(11)
  expect.soft(filesOf('css').length, told(filesOf('css'))).toBeLessThanOrEqual(3)
  expect.soft(kilobytes(filesOf('js')), told(filesOf('js'))).toBeLessThanOrEqual(360)
  // Two of them read a stored log command by command.
  const first = await filesOfFirstTap(page)
  expect.soft(kilobytes(first), told(first)).toBeLessThanOrEqual(268)

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
  expect.soft(filesOf('js').length, told(filesOf('js'))).toBeLessThanOrEqual(11)
  expect.soft(filesOf('css').length, told(filesOf('css'))).toBeLessThanOrEqual(3)
  const small = filesOf('js').filter(({ name, bytes }) => bytes < LEAST_BYTES && !RUNTIME.test(name))
  expect(small).toEqual([])
})

test('a turn and a key cost no more than they did: components rendered, elements made, entries written', async ({
  chat,
  page,
}) => {
  await countWork(page)
  await chat.open()
  await expect(page.locator('html[data-live="true"]')).toBeAttached()
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  const turn = (act: () => Promise<void>, question: string) =>
    countedOf(page, async () => {
      await act()
      await chat.expectQuestion(question)
    })
  const rounds: { there: Counted; key: Counted; back: Counted }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const there = await turn(() => chat.chooseCategory('Drinks'), 'products')
    await chat.composer.focus()
    const key = await countedOf(page, () => page.keyboard.press('a'))
    await chat.composer.fill('')
    rounds.push({ there, key, back: await turn(() => chat.back(), 'categories') })
  }
  const there = leastOf(rounds.map((round) => round.there))
  const key = leastOf(rounds.map((round) => round.key))
  const back = leastOf(rounds.map((round) => round.back))
  // The turn that is answered, the one that opens with all drinks as rows and the categories above them, and the frame: place, step and basket.
  expect.soft(there.renders).toBeLessThanOrEqual(226)
  expect.soft(back.renders).toBeLessThanOrEqual(88)
  // A key is the field's alone.
  expect.soft(key.renders).toBe(0)
  expect.soft(there.elements).toBeLessThanOrEqual(264)
  // The entry, and how many there are; of a key the draft.
  expect.soft([there.writes, back.writes, key.writes]).toEqual([2, 2, 1])
})
