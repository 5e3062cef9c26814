import { expect, inOneShop, test } from '../fixtures.ts'
import { holdCode, rememberWhatStands, servedCommands } from '../vocabulary/code.ts'
import { orderOf } from '../vocabulary/orders.ts'

// The code is on its way only where the browser does not have it yet.
test.use({ isFresh: true })
inOneShop()

const EMAIL = 'kari@example.no'

test('taps are answered before the code has come, one entry of the log each, told and in focus; the code takes over what stands, and goes on', async ({
  chat,
  page,
}) => {
  const code = await holdCode(page)
  const opened = chat.open()
  const expectTold = async (question: string) => {
    await chat.expectQuestion(question)
    await expect(chat.heading).toBeFocused()
    await expect(page.locator('#orda-told')).toHaveText(await chat.live.locator('[data-ack]').innerText())
  }
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await expectTold('categories')
  await chat.chooseCategory('Sides')
  await expectTold('products')
  await chat.tap(chat.live.locator('[data-choice="1301"]'))
  await expectTold('products')
  await expect(chat.live).toContainText(chat.t('ack.added', { quantity: 1, name: 'Fries' }))
  expect(await servedCommands(page)).toHaveLength(3)
  expect(code.asked()).toBe(3)
  const before = await chat.transcript()
  const gone = await rememberWhatStands(page)
  code.release()
  await opened
  expect(await gone()).toEqual([])
  expect(await chat.transcript()).toEqual(before)
  await chat.checkout()
  await chat.expectQuestion('checkout')
  await chat.reload()
  await chat.expectQuestion('checkout')
  expect(code.asked()).toBe(3)
})

test('code that comes while the server is answering a tap answers it once', async ({ chat, page }) => {
  const code = await holdCode(page)
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const opened = chat.open()
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await chat.expectQuestion('categories')
  await page.route('**/turn', async (route) => {
    await answered
    await route.fallback()
  })
  await chat.chooseCategory('Sides')
  await expect.poll(() => code.asked()).toBe(2)
  code.release()
  await opened
  await chat.expectQuestion('products')
  answer()
  await chat.tap(chat.live.locator('[data-choice="1301"]'))
  await expect(chat.live).toContainText(chat.t('ack.added', { quantity: 1, name: 'Fries' }))
  const line = chat.log.locator('[data-turn="spent"]').getByText('Sides', { exact: true })
  await expect(line).toHaveCount(1)
  expect(code.asked()).toBe(2)
})

test('options that were ticked before the code came are ticked when it has', async ({ chat, page }) => {
  const code = await holdCode(page)
  const opened = chat.open()
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await chat.chooseCategory('Meals')
  await chat.tap(chat.live.locator('[data-choice="1201"]'))
  await chat.expectQuestion('customise')
  await chat.pickOption('Size', 'Double, 300 g')
  await chat.pickOption('Side', 'Sweet potato fries')
  await chat.pickOption('Drink', 'Cola')
  code.release()
  await opened
  for (const name of ['Double, 300 g', 'Sweet potato fries', 'Cola']) await chat.expectPicked(name)
  await chat.confirmProduct()
  await chat.expectQuestion('basket')
  expect(await chat.basketTotal()).toContain('304')
})

test('paying is kept for the code, which does it with what was typed', async ({ chat, page }) => {
  const code = await holdCode(page)
  const opened = chat.open()
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await chat.chooseCategory('Sides')
  await chat.tap(chat.live.locator('[data-choice="1301"]'))
  await chat.checkout()
  await chat.expectQuestion('checkout')
  await chat.fillEmail(EMAIL)
  await chat.acceptPolicy()
  await chat.pay()
  await expect(chat.payButton()).toHaveAttribute('aria-busy', 'true')
  code.release()
  await opened
  await chat.expectQuestion('order')
  expect((await orderOf(page)).state).toBe('VALIDATED')
})

test.describe('code that never comes', () => {
  // The browser tells of each file that was lost.
  test.use({ allowedNoise: [/ERR_FAILED/] })

  test('leaves taps to the server, and whoever has enough of it orders without JavaScript from where they stand', async ({
    chat,
    guest,
    page,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
    await chat.chooseRestaurant('Brygga Burger', 'EATIN')
    await chat.chooseCategory('Sides')
    await chat.tap(chat.live.locator('[data-choice="1301"]'))
    await expect(chat.live).toContainText(chat.t('ack.added', { quantity: 1, name: 'Fries' }))
    await page.getByRole('link', { name: chat.t('view.plain') }).click()
    await expect(guest.form).toBeAttached()
    await guest.expectQuestion('products')
    await expect(guest.live).toContainText(chat.t('ack.added', { quantity: 1, name: 'Fries' }))
    await guest.checkout()
    await guest.expectQuestion('checkout')
    await guest.fillEmail(EMAIL)
    await guest.acceptPolicy()
    await guest.pay()
    await guest.expectQuestion('order')
    const made = await orderOf(page)
    expect(made.price + made.taxes).toBe(49)
  })
})

for (const seed of [1, 2, 6, 7])
  test(`what the server has said in a walk of taps is said by the code word for word (seed ${seed})`, async ({
    chat,
    page,
  }) => {
    const code = await holdCode(page)
    const opened = chat.open()
    await chat.expectQuestion('restaurant')
    const random = randomOf(seed)
    const taps = LEAST_TAPS + Math.floor(random() * 4)
    for (let tap = 0; tap < taps; tap++)
      await test.step(`tap ${tap + 1}`, async () => {
        const choices = await page
          .locator('[data-turn="live"] [data-choice]:not([aria-disabled])')
          .evaluateAll((buttons) =>
            buttons.flatMap((button) =>
              button instanceof HTMLElement && button.checkVisibility()
                ? [button.dataset['choice'] ?? '']
                : [],
            ),
          )
        const here = choices.filter((choice) => !FOR_THE_CODE.test(choice))
        if (here.length === 0) return
        const choice = here[Math.floor(random() * here.length)] ?? ''
        const answer = page.waitForResponse((response) => response.url().endsWith('/turn'))
        await chat.live.locator(`[data-choice="${choice}"]`).first().click()
        expect((await answer).status(), choice).toBe(200)
        await expect.poll(() => servedCommands(page)).toHaveLength(tap + 1)
      })
    const before = await chat.transcript()
    code.release()
    await opened
    // Where the texts stand that are agreed to is asked for by the code.
    const later = [chat.t('legal.privacy.title'), chat.t('legal.terms.title')]
    const said = (lines: readonly string[]) => lines.filter((line) => !later.includes(line))
    expect(said(await chat.transcript())).toEqual(said(before))
    expect(code.asked()).toBeGreaterThanOrEqual(LEAST_TAPS)
  })

const LEAST_TAPS = 5
/** Opens something, or sends what is typed: the server leaves it to the code. */
const FOR_THE_CODE = /^(details|pay|add|save|next|more|map)$/

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
