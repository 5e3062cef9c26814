import { expect, test, type Shop } from '../fixtures.ts'
import { expectNoViolations } from '../vocabulary/faults.ts'
import { BRYGGA, giveStars, haveServed, openStars, WATER } from '../vocabulary/orders.ts'
import type { Shopper } from '../vocabulary/shopper.ts'
import { fillBasket } from '../vocabulary/purchase.ts'

const BEER = '1601'
/** A product no other journey orders: prices are not put back. */
const REPRICED = { code: '1504', was: '45', is: '48' }

test('whatever stands in the way of a past order is told, with ways on (S4.93-S4.98, S8.34-S8.37)', async ({
  shopper,
  shop,
}) => {
  test.slow()
  const { code, was, is } = REPRICED
  const comeBack = async () => {
    await shopper.forgetConversation()
    await shopper.open()
  }
  await haveServed(shopper, shop, [WATER, code, BEER])
  await shop.kitchen({
    restaurantId: BRYGGA,
    publishPrices: { [code]: Number(is) },
    outages: [{ productCode: WATER, state: 'UNAVAILABLE' }],
  })
  await comeBack()
  await test.step('another price', async () => {
    await shopper.open('/order-history')
    await again(shopper, `${was}.00`)
    await shopper.expectQuestion('reorderPrice')
    await shopper.expectTold(new RegExp(`${was}.*${is}`))
    await shopper.answer(shopper.t('reorder.cancel'))
  })
  await test.step('nothing of it left', async () => {
    await again(shopper, '35.00')
    await shopper.expectQuestion('reorderNothing')
    await shopper.answer(shopper.t('reorder.stay'))
    await expect(history(shopper)).toBeVisible()
  })
  await test.step('alcohol, to take away', async () => {
    await comeBack()
    // What lies in the basket is taken away, and the rest with it.
    await fillBasket(shopper, {
      mode: 'TAKEOUT',
      name: shopper.word({ en: 'Orange soda', no: 'Appelsinbrus' }),
    })
    await shopper.open('/order-history')
    await again(shopper, '109.00')
    await shopper.expectQuestion('reorderAlcohol')
    await shopper.expectTold(/Draught pilsner/)
    await shopper.answer(shopper.t('reorder.menu'))
    await shopper.expectQuestion('categories')
  })
  await test.step('another restaurant', async () => {
    await comeBack()
    await shopper.chooseRestaurant('Sora Sushi', 'TAKEOUT')
    await shopper.expectQuestion('categories')
    await shopper.open('/order-history')
    await again(shopper)
    await shopper.expectQuestion('reorderElsewhere')
    await shopper.answer(shopper.t('reorder.elsewhere.yes'))
    await shopper.expectQuestion('restaurant')
  })
})

test('stars, words and a problem are sent once each and stay, and the confirmation comes once more (S2.61, S4.27-S4.31, S7.53)', async ({
  shopper,
  shop,
  page,
}) => {
  test.slow()
  await haveServed(shopper, shop)
  await shopper.open('/order-history')
  const row = history(shopper).locator('> li').first()
  const button = (key: string) => row.getByRole('button', { name: shopper.t(key) })
  const stars = row.getByRole('img', { name: shopper.t('rating.given', { count: 4 }) })
  await test.step('stars', async () => {
    await giveStars(shopper, await openStars(shopper, row), 4)
    await expect(stars).toBeVisible()
  })
  await test.step('the confirmation', async () => {
    const before = await confirmationsSent(shop)
    await shopper.tap(button('orderHistory.resend'))
    await expect(button('orderHistory.resent')).toBeVisible()
    const isNew = (mail: string) => !before.includes(mail)
    await expect.poll(async () => (await confirmationsSent(shop)).filter(isNew)).toHaveLength(1)
  })
  let address = ''
  for (const { kind, opens, said } of [
    { kind: 'feedback', opens: 'feedback.open', said: 'feedback.sent' },
    { kind: 'problem', opens: 'feedback.openProblem', said: 'feedback.reported' },
  ])
    await test.step(kind, async () => {
      await shopper.tap(row.getByRole('button', { name: shopper.t(opens), exact: true }))
      await expect(page).toHaveURL(/\/report-problem\//)
      address = new URL(page.url()).pathname
      const form = page.getByRole('form', { name: shopper.t(`feedback.title.${kind}`) })
      const words = form.getByRole('textbox', { name: shopper.t('feedback.body') })
      await shopper.tap(form.getByRole('button', { name: shopper.t('feedback.send') }))
      await expect(words).toBeFocused()
      await expectNoViolations(page)
      await words.fill('The water was warm.')
      await shopper.tap(form.getByRole('button', { name: shopper.t('feedback.send') }))
      await expect(row).toContainText(shopper.t(said))
    })
  await test.step('a reload keeps all of it', async () => {
    await shopper.reload()
    await expect(stars).toBeVisible()
    await expect(row.getByRole('radio')).toHaveCount(0)
    await expect(button('feedback.open')).toHaveCount(0)
  })
  await test.step('the address of the form says that it was sent', async () => {
    await shopper.open(address)
    await shopper.expectQuestion('reportClosed')
    await shopper.expectTold(shopper.t('problem.order.feedbackSent'))
  })
})

test.describe('in the menu view', () => {
  test.use({ view: 'classic' })

  test('past orders come six at a time, newest first, and what was not paid says so (S2.56-S2.58, S4.13)', async ({
    shopper,
    shop,
  }) => {
    const contents = Array.from({ length: 8 }, () => WATER)
    await haveServed(shopper, shop, contents, 'refuseCapture')
    await shopper.open('/order-history')
    const rows = history(shopper).locator('> li')
    await expect(rows).toHaveCount(6)
    await shopper.expectTold(shopper.t('orderHistory.counter', { shown: 6, total: 8 }))
    await shopper.tap(shopper.button(shopper.t('history.more')))
    await expect(rows).toHaveCount(8)
    await shopper.expectTold(shopper.t('orderHistory.counter', { shown: 8, total: 8 }))
    await expect(shopper.button(shopper.t('history.more'))).toHaveCount(0)
    await expect(rows.filter({ hasText: shopper.t('CurrentOrderPage.error.PAYMENT_ERROR') })).toHaveCount(1)
  })

  test('the usual and any past order are in the basket with one tap and paid with the next (S4.92, S4.99)', async ({
    shopper,
    shop,
  }) => {
    await haveServed(shopper, shop)
    await test.step('the usual, on another day', async () => {
      await shopper.open()
      await shopper.orderTheUsual()
      await closeTold(shopper)
      await shopper.expectQuestion('checkout')
      await expect(shopper.payButton()).toContainText('35')
      await shopper.pay()
      await shopper.expectQuestion('order')
    })
    await test.step('any past order', async () => {
      await shopper.open('/order-history')
      await again(shopper)
      await expectReordered(shopper)
      await closeTold(shopper)
      await shopper.expectQuestion('checkout')
      await expect(shopper.payButton()).toContainText('35')
      await shopper.pay()
      await shopper.expectQuestion('order')
    })
  })

  test('a basket of another restaurant goes only after a yes (S4.109)', async ({ shopper, shop }) => {
    test.slow()
    await haveServed(shopper, shop)
    await shopper.open('/restaurants')
    await shopper.chooseRestaurant('Sora Sushi', 'TAKEOUT')
    await shopper.chooseCategory('Small plates')
    await shopper.addProduct('Edamame')
    await shopper.expectQuestion('basket')
    const total = await shopper.basketTotal()
    const askFromTheList = async () => {
      await shopper.open('/restaurants')
      await shopper.expectQuestion('restaurant')
      await shopper.open('/order-history')
      await again(shopper)
      await shopper.expectQuestion('basketElsewhere')
    }
    await test.step('a no keeps it, and leads back to the orders', async () => {
      await askFromTheList()
      await shopper.expectTold(/Sora Sushi/)
      await shopper.expectTold(/Brygga Burger/)
      await shopper.answer(shopper.t('basketElsewhere.no'))
      await expect(history(shopper)).toBeVisible()
      await expect.poll(() => shopper.basketTotal()).toBe(total)
    })
    await test.step('after a yes the order stands in its place', async () => {
      await askFromTheList()
      await shopper.answer(shopper.t('basketElsewhere.yes'))
      await closeTold(shopper)
      await shopper.expectQuestion('checkout')
      await expect(shopper.payButton()).toContainText('35')
    })
  })
})

/** The ids of the confirmations among the newest mails. */
async function confirmationsSent(shop: Shop): Promise<readonly string[]> {
  const { items } = (await (await shop.api.get('/api/x/outbox')).json()) as { items: Mail[] }
  return items.filter(({ kind }) => kind === 'orderConfirmation').map(({ id }) => id)
}

type Mail = { readonly id: string; readonly kind: string }

function history(shopper: Shopper) {
  return shopper.page.getByRole('list', { name: shopper.t('orderHistory.label') }).last()
}

/** Takes the newest order once more, or the one that cost this much. */
async function again(shopper: Shopper, total = ''): Promise<void> {
  const row = history(shopper).locator('> li').filter({ hasText: total }).first()
  await shopper.tap(row.getByRole('button', { name: shopper.t('history.again') }))
}

async function expectReordered(shopper: Shopper): Promise<void> {
  await expect(shopper.page.getByRole('dialog', { name: shopper.t('classic.reordered.title') })).toBeVisible()
  await expectNoViolations(shopper.page)
}

/** The menu view tells in a dialog that the order is in the basket. */
async function closeTold(shopper: Shopper): Promise<void> {
  await shopper.answer(shopper.t('classic.reordered.yes'))
}
