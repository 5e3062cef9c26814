import { startingWith } from '../vocabulary/texts.ts'
import { expect, test } from '../fixtures.ts'
import type { Chat } from '../vocabulary/chat.ts'
import { BRYGGA, followOrders, haveServed, WATER } from '../vocabulary/orders.ts'
import { openMenu } from '../vocabulary/purchase.ts'

test.use({ viewport: { width: 390, height: 780 }, reducedMotion: 'no-preference' })

/** Orders enough to fill several screens. */
const SEVERAL = [WATER, WATER, WATER, WATER]

const READY_AT = /Ready \d{1,2}:\d\d/

test('reopened with four orders, the page shows what was said last and its question', async ({
  chat,
  shop,
}) => {
  await followOrders(chat, shop, SEVERAL)
  await chat.open()
  await expect(chat.live.getByRole('group', { name: /water/i })).toHaveCount(4)
  await expectLanded(chat)
})

test('past orders, the thanks for a report of one, and the restaurants with the usual order and the clock time it is ready at above them are shown from their question', async ({
  chat,
  shop,
}) => {
  await haveServed(chat, shop, SEVERAL)
  await chat.open()
  await test.step('the restaurants', async () => {
    await chat.expectQuestion('restaurant')
    const usual = chat.button(startingWith(chat.t('usual.yes', { total: '' }).replace(/, $/, '')))
    await expect(usual).toBeVisible()
    await expect(chat.live.getByText(READY_AT)).toBeVisible()
    await expectLanded(chat)
  })
  await test.step('past orders', async () => {
    await chat.say('order history')
    await chat.expectQuestion('history')
    await expectLanded(chat)
  })
  await test.step('the report of one of them, and the thanks for it', async () => {
    const row = chat.live
      .getByRole('list', { name: chat.t('orderHistory.label') })
      .locator('> li')
      .nth(2)
    await chat.tap(row.getByRole('button', { name: chat.t('feedback.openProblem'), exact: true }))
    await chat.expectQuestion('report')
    await expectLanded(chat)
    await chat.live.getByRole('textbox', { name: chat.t('feedback.body') }).fill('The water was warm.')
    await chat.tap(chat.button(chat.t('feedback.send')))
    await expect(chat.live).toContainText(chat.t('ack.feedbackSent'))
    await expectLanded(chat)
  })
})

test('a page is left for the question it covered, and what comes by itself out of sight is told with the way to it, until it is in sight', async ({
  chat,
  shop,
  page,
}) => {
  await chat.open()
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await chat.chooseCategory('Burgers')
  await chat.expectQuestion('products')
  await test.step('a page is left', async () => {
    await chat.openMore()
    await page.getByRole('link', { name: chat.t('accountMenu.login') }).click()
    await page.getByRole('button', { name: chat.t('page.back') }).click()
    await expectLanded(chat)
    await expect(chat.heading).toBeFocused()
  })
  await test.step('what comes by itself', async () => {
    for (let time = 0; time < 9; time += 1) {
      await chat.chooseCategory('Meals')
      await chat.chooseCategory('Burgers')
    }
    await chat.expectQuestion('products')
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, -5_000)
    await expect.poll(() => page.locator('main').evaluate(({ scrollTop }) => scrollTop)).toBe(0)
    await shop.kitchen({ restaurantId: BRYGGA, ordersEnabled: false })
    await chat.expectQuestion('orderingDisabled')
    const pill = page.getByRole('button', { name: chat.t('transcript.updates', { count: 1 }) })
    await expect(pill).toBeVisible()
    await expect(page.locator('[data-points]')).toHaveAttribute('data-points', 'down')
    expect(await chat.heading.evaluate((heading) => heading.getBoundingClientRect().top)).toBeGreaterThan(
      await page.locator('main').evaluate((main) => main.getBoundingClientRect().bottom),
    )
    await chat.heading.evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
    await expect(pill).toHaveCount(0)
  })
})

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('the bars scroll away, so that the conversation has the window to itself (WCAG 1.4.10)', async ({
    chat,
    page,
  }) => {
    await openMenu(chat)
    await expectLanded(chat)
    const room = await page.locator('main').evaluate((main) => {
      const { top, bottom } = main.getBoundingClientRect()
      return Math.min(bottom, innerHeight) - Math.max(top, 0)
    })
    expect(room).toBeGreaterThan(220)
  })
})

test('in the menu view what has the focus after adding is in sight', async ({ classic, page }) => {
  await classic.open()
  await classic.chooseRestaurant('Brygga Burger', 'EATIN')
  await classic.chooseCategory('Sides')
  await classic.expectQuestion('products')
  await classic.openProduct('Carrot sticks')
  await classic.expectQuestion('customise')
  await classic.confirmProduct()
  await classic.expectQuestion('products')
  await expect(page.locator(':focus')).toBeInViewport()
  await expect(page.locator('body:focus')).toHaveCount(0)
})

/** What was just said and what is asked are in sight, near the top, and stay there; nothing says that more is elsewhere. */
async function expectLanded(chat: Chat): Promise<void> {
  const { page } = chat
  await expect(chat.live.locator('[aria-busy="true"]')).toHaveCount(0)
  const place = () =>
    page.evaluate(() => {
      const main = document.querySelector('main')
      const turn = document.querySelector('[data-turn="live"]')
      const ask = turn?.querySelector('[data-ask]')
      if (!main || !turn || !ask) return undefined
      const isPage = getComputedStyle(main).overflowY === 'visible'
      const scroller = isPage ? document.documentElement : main
      const shown = isPage ? { top: 0, bottom: innerHeight } : main.getBoundingClientRect()
      const first = turn.getBoundingClientRect().top - shown.top
      return {
        isSaidInSight: first >= 0,
        isAskedInSight: ask.getBoundingClientRect().bottom <= shown.bottom,
        isNearTop: first <= 160 || scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1,
      }
    })
  const landed = { isSaidInSight: true, isAskedInSight: true, isNearTop: true }
  await expect.poll(place).toEqual(landed)
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await place()).toEqual(landed)
  await expect(page.getByRole('button', { name: /update/ })).toHaveCount(0)
}
