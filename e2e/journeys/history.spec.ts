import { expect, inEachView, test, type Shop } from '../fixtures.ts'
import type { Shopper } from '../vocabulary/shopper.ts'
import { goToTheTill } from '../vocabulary/till.ts'

const BRYGGA = '101'
const WATER = '1505'
const SODA = '1503'
const MINUTE_MS = 60_000

inEachView(() => {
  test('past orders come six at a time, newest first (S2.56-S2.58)', async ({ shopper, shop }) => {
    await servedBefore(shopper, shop, 7)
    await shopper.open('/order-history')
    const rows = history(shopper).locator('> li')
    await expect(rows).toHaveCount(6)
    await shopper.expectTold(shopper.t('orderHistory.counter', { shown: 6, total: 8 }))
    await shopper.tap(button(shopper, shopper.t('history.more')))
    await expect(rows).toHaveCount(8)
    await shopper.expectTold(shopper.t('orderHistory.counter', { shown: 8, total: 8 }))
    await expect(button(shopper, shopper.t('history.more'))).toHaveCount(0)
  })

  test('a past order is in the basket with one tap and paid with the next (S4.92, S4.99)', async ({
    shopper,
    shop,
  }) => {
    await servedBefore(shopper, shop)
    await shopper.open('/order-history')
    await again(shopper)
    await closeTold(shopper)
    await shopper.expectQuestion('checkout')
    await expect(shopper.payButton()).toContainText('35')
    await shopper.pay()
    await shopper.expectQuestion('order')
  })

  test('what is gone of it is told, and the rest can be had (S4.97, S4.98)', async ({ shopper, shop }) => {
    await servedBefore(shopper, shop, 1, [WATER, SODA])
    await shop.kitchen({ restaurantId: BRYGGA, outages: [{ productCode: WATER, state: 'UNAVAILABLE' }] })
    await shopper.open('/order-history')
    await again(shopper, '80.00')
    await shopper.expectTold(/No longer available: Spring water/)
    await shopper.tap(asked(shopper, shopper.t('reorder.continue')))
    await closeTold(shopper)
    await shopper.expectQuestion('checkout')
    await expect(shopper.payButton()).toContainText('45')
  })

  test('stars are given once and stay, and a problem is reported once (S4.27-S4.30, S2.61)', async ({
    shopper,
    shop,
  }) => {
    await servedBefore(shopper, shop)
    await shopper.open('/order-history')
    const row = history(shopper).locator('> li').first()
    await row.getByRole('radio', { name: shopper.t('rating.stars', { count: 4 }) }).check({ force: true })
    await shopper.tap(row.getByRole('button', { name: shopper.t('rating.send') }))
    const stars = row.getByRole('img', { name: shopper.t('rating.given', { count: 4 }) })
    await expect(stars).toBeVisible()

    await shopper.tap(row.getByRole('button', { name: shopper.t('feedback.openProblem') }))
    await expect(shopper.page).toHaveURL(/\/report-problem\//)
    const form = shopper.page.getByRole('form', { name: shopper.t('feedback.title.problem') })
    await shopper.tap(form.getByRole('button', { name: shopper.t('feedback.send') }))
    await expect(form.getByRole('textbox', { name: shopper.t('feedback.body') })).toBeFocused()
    await form.getByRole('textbox', { name: shopper.t('feedback.body') }).fill('The water was warm.')
    await shopper.tap(form.getByRole('button', { name: shopper.t('feedback.send') }))
    await expect(row).toContainText(shopper.t('feedback.reported'))
    await shopper.reload()
    await expect(stars).toBeVisible()
    await expect(row.getByRole('radio')).toHaveCount(0)
    await expect(row.getByRole('button', { name: shopper.t('feedback.openProblem') })).toHaveCount(0)
  })
})

/** An order made and served as a guest, and as many others like it, of these products. */
async function servedBefore(
  shopper: Shopper,
  shop: Shop,
  others = 0,
  products: readonly string[] = [WATER],
): Promise<void> {
  await goToTheTill(shopper)
  await shopper.pay()
  await shopper.expectQuestion('order')
  const { request } = shopper.page
  const session = (await (await request.get('/api/accounts/authentication/current')).json()) as Session
  const query = `accountId=${session.guest.accountId}&orderState=PENDING`
  const { items } = (await (await request.get(`/api/orders?${query}`)).json()) as { items: Made[] }
  const [made] = items
  if (!made) throw new Error('no order was made')
  const [first] = made.items
  for (let count = 0; count < others; count++) {
    const answer = await request.post('/api/orders', {
      headers: { 'idempotency-key': `past-order-${shop.noon()}-${count}` },
      data: {
        restaurantId: made.restaurantId,
        campaignId: made.campaignId,
        pickUpMode: made.pickUpMode,
        retrievalDate: made.retrievalDate,
        isPredictOrder: false,
        email: 'kari@example.no',
        items: products.map((productCode) => ({
          productCode,
          quantity: 1,
          contextCode: first?.contextCode ?? '',
          children: [],
        })),
      },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    const { id } = (await answer.json()) as { id: string }
    await request.post('/api/payments/fake', { data: { orderId: id } })
  }
  await shop.setTime(shop.noon() + 20 * MINUTE_MS)
  await expect(shopper.pickupNumber()).toHaveText(/\w+/)
}

type Session = { guest: { accountId: string } }
type Made = {
  restaurantId: string
  campaignId: string
  pickUpMode: string
  retrievalDate: string
  items: { contextCode: string }[]
}

function history(shopper: Shopper) {
  return shopper.page.getByRole('list', { name: shopper.t('orderHistory.label') }).last()
}

function button(shopper: Shopper, name: string | RegExp) {
  return shopper.page.locator('main').getByRole('button', { name, exact: true }).last()
}

/** A way of what is asked: on the card of the live turn, or in the dialog. */
function asked(shopper: Shopper, name: string) {
  const place =
    shopper.view === 'chat' ? shopper.page.locator('[data-turn="live"]') : shopper.page.getByRole('dialog')
  return place.getByRole('button', { name, exact: true })
}

/** Takes the newest order once more, or the one that cost this much. */
async function again(shopper: Shopper, total = ''): Promise<void> {
  const row = history(shopper).locator('> li').filter({ hasText: total }).first()
  await shopper.tap(row.getByRole('button', { name: shopper.t('history.again') }))
}

/** The menu view tells in a dialog that the order is in the basket. */
async function closeTold(shopper: Shopper): Promise<void> {
  if (shopper.view === 'chat') return
  const dialog = shopper.page.getByRole('dialog')
  await shopper.tap(dialog.getByRole('button', { name: shopper.t('classic.reordered.yes') }))
}
