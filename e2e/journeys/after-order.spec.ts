import { expect, test } from '../fixtures.ts'
import { expectNoViolations } from '../vocabulary/faults.ts'
import {
  act,
  asAnotherDevice,
  followOrders,
  giveStars,
  haveOrdered,
  litStars,
  mailedLink,
  MINUTE_MS,
  openStars,
  orderOf,
  takeLastTime,
  tapAct,
} from '../vocabulary/orders.ts'

const DAY_MS = 1_440 * MINUTE_MS

// A link that lets nobody in, or a change that comes too late, is an answer; the browser tells of it all the same.
test.use({ allowedNoise: [/status of 4\d\d|ERR_FAILED/] })

test('an order is canceled from its card once its owner is sure and the line holds, and the server says so (S4.17-S4.19, S4.32)', async ({
  shopper,
  shop,
  page,
}) => {
  await followOrders(shopper, shop)
  await test.step('who is not sure keeps it', async () => {
    await tapAct(shopper, 'order.cancel')
    await shopper.expectQuestion('orderCancel')
    await shopper.answer(shopper.t('order.cancelNo'))
    await shopper.expectQuestion('order')
  })
  await test.step('a line that drops cancels nothing', async () => {
    await tapAct(shopper, 'order.cancel')
    await shopper.expectQuestion('orderCancel')
    await page.route('**/api/orders/*/cancel', (route) => route.abort(), { times: 1 })
    await shopper.answer(shopper.t('order.cancelYes'))
    await shopper.expectQuestion('orderChangeFailed')
    await shopper.expectTold(shopper.t('orders.failed.text'))
    expect((await orderOf(page)).state).toBe('VALIDATED')
  })
  await test.step('the next try does', async () => {
    await shopper.answer(shopper.t('failed.retry'))
    await shopper.expectQuestion('orderCancelled')
    await shopper.expectTold(shopper.t('orders.cancelled.text'))
    expect((await orderOf(page)).state).toBe('CANCELLED')
    await shopper.reload()
    await expect(act(shopper, 'order.cancel')).toHaveCount(0)
  })
})

test('an order is sent at once when its owner asks for it, and takes its stars once (S2.118, S4.24, S4.25, S4.27-S4.29)', async ({
  shopper,
  shop,
  page,
}) => {
  test.slow()
  await followOrders(shopper, shop)
  await tapAct(shopper, 'order.changePickup')
  await shopper.expectQuestion('orderPickup')
  await takeLastTime(shopper)
  await tapAct(shopper, 'order.sendNow')
  await shopper.expectQuestion('orderSendNow')
  await shopper.answer(shopper.t('order.sendNowYes'))
  await shop.setTime(shop.noon() + MINUTE_MS)
  await expect(shopper.pickupNumber()).toHaveText(/\w+/)
  await shopper.reload()
  await shopper.expectOrder('has_been_sent')
  const question = shopper.place.getByRole('group', { name: shopper.t('rating.label') })
  await test.step('how it was is asked once it was to be collected', async () => {
    await expect(shopper.button(shopper.t('feedback.openProblem'))).toBeVisible()
    await expect(question).toHaveCount(0)
    await shop.setTime(Date.parse((await orderOf(page)).retrievalDate) + MINUTE_MS)
    await shopper.reload()
    await shopper.expectOrder('due')
    await expect(question).toBeVisible()
  })
  await test.step('pointing at a star lights up all before it, and stars once given are locked', async () => {
    const stars = await openStars(shopper, shopper.place)
    await stars.locator('label').nth(2).hover()
    await expect.poll(() => litStars(stars)).toEqual([true, true, true, false, false])
    await giveStars(shopper, stars, 4)
    const given = shopper.place.getByRole('img', { name: shopper.t('rating.given', { count: 4 }) })
    await given.locator('svg').last().hover()
    await expect.poll(() => litStars(shopper.place)).toEqual([true, true, true, true, false])
    await expect(shopper.place.getByRole('radio')).toHaveCount(0)
    await expect(act(shopper, 'rating.open')).toHaveCount(0)
  })
})

test('the link of a mail asks before it cancels, and keeps no secret in the address (S4.44)', async ({
  shopper,
  shop,
  page,
}) => {
  await haveOrdered(shopper, shop)
  const link = await mailedLink(shop, '/cancel-order/')
  await asAnotherDevice(shopper)
  await shopper.open(link)
  await shopper.expectQuestion('orderCancel')
  await expect(page).toHaveURL(/\/cancel-order\/[^/?#]+$/)
  expect((await orderOf(page)).state).toBe('VALIDATED')
  const secret = link.split('/').at(-1) ?? ''
  expect(secret).not.toBe('')
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(kept).not.toContain(secret)
  await shopper.answer(shopper.t('order.cancelYes'))
  await shopper.expectQuestion('orderCancelled')
  expect((await orderOf(page)).state).toBe('CANCELLED')
})

test("another's order cannot be told from one that never was, and who is nobody is asked who they are (S4.7, S4.45, S4.46)", async ({
  shopper,
  shop,
  page,
}) => {
  const [made] = await haveOrdered(shopper, shop)
  const id = made?.id ?? ''
  await asAnotherDevice(shopper)
  await test.step('nobody is led to the login', async () => {
    await shopper.open(`/cancel-order/${id}`)
    await expect(page.getByRole('heading', { name: shopper.t('account.login.title') })).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
  })
  await test.step('nobody has orders to follow', async () => {
    await shopper.open('/current-order')
    await shopper.expectQuestion('orderSignedOut')
    await shopper.expectTold(shopper.t('orders.signedOut.text'))
  })
  await test.step('somebody else finds nothing', async () => {
    await asAnotherDevice(shopper)
    await haveOrdered(shopper, shop)
    for (const hidden of [id, 'never-was']) {
      await shopper.open(`/cancel-order/${hidden}`)
      await shopper.expectTold(shopper.t('problem.order.notFound'))
    }
  })
  await shopper.answer(shopper.t('order.new'))
  await expect(page).not.toHaveURL(/cancel-order/)
})

test.describe('in the menu view', () => {
  test.use({ view: 'classic' })

  test('an order the kitchen has is never shown as canceled, and its time stays (S4.20, S4.22, S8.8, S8.11)', async ({
    shopper,
    shop,
    page,
  }) => {
    await followOrders(shopper, shop)
    await tapAct(shopper, 'order.cancel')
    await shopper.expectQuestion('orderCancel')
    await shop.setTime(shop.noon() + 20 * MINUTE_MS)
    await shopper.expectQuestion('orderRefused')
    await shopper.answer(shopper.t('order.back'))
    await expect(shopper.pickupNumber()).toHaveText(/\w+/)
    await expect(page.getByText(shopper.t('orders.cancelled.title'))).toHaveCount(0)
    const made = await orderOf(page)
    expect(made.state).toBe('PAID')
    await shopper.open(`/modify-pickup/${made.id}`)
    await shopper.expectQuestion('orderRefused')
    await shopper.expectTold(shopper.t('problem.order.alreadyInjected'))
  })

  test('the time is moved, the order taken away after all, the customer on their way, and a reload keeps it (S4.21-S4.24, S7.46)', async ({
    shopper,
    shop,
    page,
  }) => {
    await followOrders(shopper, shop)
    const { retrievalDate: before } = await orderOf(page)
    await tapAct(shopper, 'order.changePickup')
    await shopper.expectQuestion('orderPickup')
    await takeLastTime(shopper)
    await shopper.expectQuestion('order')
    await expect
      .poll(async () => Date.parse((await orderOf(page)).retrievalDate))
      .toBeGreaterThan(Date.parse(before))
    const isTakenAway = shopper.place.getByRole('listitem').filter({ hasText: shopper.t('modeNoun.TAKEOUT') })
    await expect(isTakenAway).toHaveCount(0)
    await tapAct(shopper, 'order.changeMode.TAKEOUT')
    await expect(isTakenAway.first()).toBeVisible()
    expect((await orderOf(page)).pickUpMode).toBe('TAKEOUT')
    await tapAct(shopper, 'order.onMyWay')
    const isTold = shopper.place.getByRole('listitem').filter({ hasText: shopper.t('orders.onMyWay') })
    await expect(isTold).toBeVisible()
    await expectNoViolations(page)
    await shopper.reload()
    await expect(isTold).toBeVisible()
    await expect(isTakenAway.first()).toBeVisible()
    await expect(act(shopper, 'order.onMyWay')).toHaveCount(0)
  })

  test('the link of a mail offers other times until the day after, a wrong one lets nobody in, and both say so and offer the login (S4.21, S4.44, S3.50)', async ({
    shopper,
    shop,
    page,
  }) => {
    await haveOrdered(shopper, shop)
    const link = await mailedLink(shop, '/modify-pickup/')
    const secret = link.split('/').at(-1) ?? ''
    await test.step('it offers other times', async () => {
      await asAnotherDevice(shopper)
      await shopper.open(link)
      await shopper.expectQuestion('orderPickup')
      await expect(page).toHaveURL(/\/modify-pickup\/[^/?#]+(\?[^#]*)?$/)
      await shopper.reload()
      await shopper.expectQuestion('orderPickup')
    })
    await test.step('a wrong one lets nobody in', async () => {
      await asAnotherDevice(shopper)
      // The form of the specification, with everything in the path, is followed too.
      await shopper.open(link.replace('#', '/').replace(secret, 'wrong'))
      await shopper.expectTold(shopper.t('orders.signedOut.expired'))
    })
    await test.step('an old one neither', async () => {
      await shop.setTime(shop.noon() + 2 * DAY_MS)
      await asAnotherDevice(shopper)
      await shopper.open(link)
      await shopper.expectTold(shopper.t('orders.signedOut.expired'))
      await shopper.answer(shopper.t('orders.signedOut.logIn'))
      await expect(page).toHaveURL(/\/login/)
    })
  })
})
