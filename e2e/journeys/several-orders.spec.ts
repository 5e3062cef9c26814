import { expect, inViewsAndLanguages, test } from '../fixtures.ts'
import { order, ordersOf, tapAct } from '../vocabulary/orders.ts'

inViewsAndLanguages((view) => {
  test('an order that follows a canceled one is told as placed, also after a reload, and each by its name (S4.17, S4.32, S4.39)', async ({
    shopper,
    page,
  }) => {
    test.slow()
    await order(shopper)
    await tapAct(shopper, 'order.cancel')
    await shopper.answer(shopper.t('order.cancelYes'))
    await shopper.expectQuestion('orderCancelled')
    await shopper.answer(shopper.t('order.new'))
    await shopper.expectQuestion('categories')
    await shopper.chooseCategory(shopper.word({ en: 'Drinks', no: 'Drikke' }))
    await shopper.addProduct(shopper.word({ en: 'Orange soda', no: 'Appelsinbrus' }))
    await shopper.checkout()
    await shopper.expectQuestion('checkout')
    await shopper.pay()
    await shopper.expectQuestion('order')
    if (view === 'classic') await shopper.answer(shopper.t('classic.paid.follow'))
    for (const look of ['at once', 'after a reload'])
      await test.step(look, async () => {
        if (look !== 'at once') await shopper.reload()
        await shopper.expectOrder('will_be_send')
        await expect(page).toHaveURL(/\/current-order/)
        const ofPlace = shopper.place.getByRole('group', { name: /Brygga Burger, / })
        const placed = ofPlace.filter({ hasText: shopper.t('order.progress.will_be_send') })
        await expect(placed).toHaveCount(1)
        await expect(placed).not.toContainText(shopper.t('CurrentOrderPage.error.CANCELLED'))
        await expect(ofPlace.filter({ hasText: shopper.t('CurrentOrderPage.error.CANCELLED') })).toHaveCount(
          1,
        )
      })
    expect((await ordersOf(page)).map(({ state }) => state).toSorted()).toEqual(['CANCELLED', 'VALIDATED'])
  })
})
