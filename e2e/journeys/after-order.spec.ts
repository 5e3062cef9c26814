import { expect, inEachView, test, type Shop } from '../fixtures.ts'
import type { Shopper } from '../vocabulary/shopper.ts'
import { goToTheTill, orderOf } from '../vocabulary/till.ts'

const BRYGGA = '101'
const WATER = '1505'
const MINUTE_MS = 60_000

// A link that lets nobody in is an answer; the browser tells of it all the same.
test.use({ allowedNoise: [/status of 40[13]/] })

inEachView((view) => {
  test('an order is canceled from its card, and the server says so (S4.17-S4.19)', async ({ shopper }) => {
    await order(shopper)
    await tapAct(shopper, 'order.cancel')
    await shopper.expectQuestion('orderCancel')
    await shopper.answer(shopper.t('order.cancelNo'))
    await shopper.expectQuestion('order')
    await tapAct(shopper, 'order.cancel')
    await shopper.expectQuestion('orderCancel')
    expect((await made(shopper)).state).toBe('VALIDATED')
    await shopper.answer(shopper.t('order.cancelYes'))
    await shopper.expectQuestion('orderCancelled')
    await shopper.expectTold(shopper.t('orders.cancelled.text'))
    expect((await made(shopper)).state).toBe('CANCELLED')
    await shopper.reload()
    await expect(act(shopper, 'order.cancel')).toHaveCount(0)
  })

  test('an order the kitchen has is never shown as canceled (S4.20)', async ({ shopper, shop }) => {
    await order(shopper)
    await tapAct(shopper, 'order.cancel')
    await shopper.expectQuestion('orderCancel')
    await shop.setTime(shop.noon() + 20 * MINUTE_MS)
    await shopper.expectQuestion('orderRefused')
    await shopper.answer(shopper.t('order.back'))
    await expect(shopper.pickupNumber()).toHaveText(/\w+/)
    await expect(shopper.page.getByText(shopper.t('orders.cancelled.title'))).toHaveCount(0)
    expect((await made(shopper)).state).toBe('PAID')
  })

  test('the time is moved, the customer is on their way, and a reload keeps both (S4.21-S4.24, S7.46)', async ({
    shopper,
  }) => {
    await order(shopper)
    const { retrievalDate: before } = await made(shopper)
    await tapAct(shopper, 'order.changePickup')
    await shopper.expectQuestion('orderPickup')
    const slots = place(shopper).getByRole('radio')
    await slots.last().check({ force: true })
    await shopper.tap(
      place(shopper).getByRole('button', { name: new RegExp(shopper.t('pickup.act', { time: '.+' })) }),
    )
    await shopper.expectQuestion('order')
    await expect
      .poll(async () => Date.parse((await made(shopper)).retrievalDate))
      .toBeGreaterThan(Date.parse(before))
    await tapAct(shopper, 'order.onMyWay')
    await expect(
      place(shopper)
        .getByRole('listitem')
        .filter({ hasText: shopper.t('orders.onMyWay') }),
    ).toBeVisible()
    await shopper.reload()
    await expect(
      place(shopper)
        .getByRole('listitem')
        .filter({ hasText: shopper.t('orders.onMyWay') }),
    ).toBeVisible()
    await expect(act(shopper, 'order.onMyWay')).toHaveCount(0)
  })

  test('an order is sent at once when its owner asks for it (S4.24, S4.25)', async ({ shopper, shop }) => {
    await order(shopper)
    await tapAct(shopper, 'order.changePickup')
    await shopper.expectQuestion('orderPickup')
    await place(shopper).getByRole('radio').last().check({ force: true })
    await shopper.tap(
      place(shopper).getByRole('button', { name: new RegExp(shopper.t('pickup.act', { time: '.+' })) }),
    )
    await tapAct(shopper, 'order.sendNow')
    await shopper.expectQuestion('orderSendNow')
    await shopper.answer(shopper.t('order.sendNowYes'))
    await shop.setTime(shop.noon() + MINUTE_MS)
    await expect(shopper.pickupNumber()).toHaveText(/\w+/)
    await shopper.reload()
    await shopper.expectOrder('has_been_sent')
  })

  test('an order with something sold out is over, and can be ordered anew (S4.38, S4.46)', async ({
    shopper,
    shop,
  }) => {
    await order(shopper)
    await shop.kitchen({ restaurantId: BRYGGA, outages: [{ productCode: WATER, state: 'UNAVAILABLE' }] })
    await shop.setTime(shop.noon() + 20 * MINUTE_MS)
    await shopper.expectOrder('conflicted')
    await expect(shopper.page).toHaveURL(/\/current-order\/conflict\//)
    await tapAct(shopper, 'order.again')
    await expect(shopper.page).not.toHaveURL(/\/current-order\/conflict\//)
  })

  test('the link of a mail asks before it cancels, and keeps no secret in the address (S4.44)', async ({
    shopper,
    shop,
  }) => {
    await order(shopper)
    const link = await mailed(shop, '/cancel-order/')
    await asAnotherDevice(shopper)
    await shopper.open(link)
    await shopper.expectQuestion('orderCancel')
    await expect(shopper.page).toHaveURL(new RegExp(`/cancel-order/[^/?]+(\\?view=${view})?$`))
    expect((await made(shopper)).state).toBe('VALIDATED')
    const secret = link.split('/').at(-1) ?? ''
    expect(secret).not.toBe('')
    const kept = await shopper.page.evaluate(() => JSON.stringify({ ...localStorage }))
    expect(kept).not.toContain(secret)
    await shopper.answer(shopper.t('order.cancelYes'))
    await shopper.expectQuestion('orderCancelled')
    expect((await made(shopper)).state).toBe('CANCELLED')
  })

  test('the link of a mail offers other times (S4.21, S4.44)', async ({ shopper, shop }) => {
    await order(shopper)
    const link = await mailed(shop, '/modify-pickup/')
    await asAnotherDevice(shopper)
    await shopper.open(link)
    await shopper.expectQuestion('orderPickup')
    await expect(shopper.page).toHaveURL(/\/modify-pickup\/[^/?]+(\?.*)?$/)
    await shopper.reload()
    await shopper.expectQuestion('orderPickup')
  })

  test('a link that lets nobody in says so and offers the login (S4.44, S3.50)', async ({
    shopper,
    shop,
  }) => {
    await order(shopper)
    const [, page = '', orderId = '', guestId = ''] = (await mailed(shop, '/cancel-order/')).split('/')
    await asAnotherDevice(shopper)
    await shopper.open(`/${page}/${orderId}/${guestId}/wrong`)
    await shopper.expectTold(shopper.t('orders.signedOut.expired'))
    await shopper.answer(shopper.t('orders.signedOut.logIn'))
    await expect(shopper.page).toHaveURL(/\/login/)
  })
})

/** From the first page to an order that is paid and waits for its time. */
async function order(shopper: Shopper): Promise<void> {
  await goToTheTill(shopper)
  await shopper.pay()
  await shopper.expectQuestion('order')
  // The menu view tells in a dialog that it is paid (S4.51).
  if (shopper.view === 'classic') await shopper.answer(shopper.t('classic.paid.follow'))
  await shopper.expectOrder('will_be_send')
}

function made(shopper: Shopper) {
  return orderOf(shopper.page, new URL(shopper.page.url()).origin)
}

/** Where the customer answers: the live turn, or the screen. */
function place(shopper: Shopper) {
  return shopper.page.locator(shopper.view === 'chat' ? '[data-turn="live"]' : 'main')
}

/** Something that can still be done, on the card of the order. */
function act(shopper: Shopper, key: string) {
  return place(shopper).getByRole('button', { name: shopper.t(key), exact: true })
}

async function tapAct(shopper: Shopper, key: string): Promise<void> {
  await shopper.tap(act(shopper, key))
}

/** The path of the newest link that was mailed for an order. */
async function mailed(shop: Shop, path: string): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    const { items } = (await (await shop.api.get('/api/x/outbox')).json()) as { items: { text?: string }[] }
    const links = items.flatMap(({ text = '' }) => [...text.matchAll(/https?:\/\/[^/\s]+(\/\S+)/g)])
    found = links.map(([, link]) => link).find((link) => link?.startsWith(path) === true)
    expect(found).toBeDefined()
  }).toPass()
  return found ?? ''
}

/** The mail is read where nothing is known of its order. */
async function asAnotherDevice({ page }: Shopper): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.context().clearCookies()
}
