import { expect, inOneShop, inViewsWithoutCode, test } from '../fixtures.ts'
import { BRYGGA } from '../vocabulary/orders.ts'
import { goToCheckout } from '../vocabulary/purchase.ts'
import { startingWith } from '../vocabulary/texts.ts'

test.use({ javaScriptEnabled: false })
inOneShop()

inViewsWithoutCode(() => {
  test('a restaurant that is closed shows its menu, and says why nothing of it can be added', async ({
    guest,
  }) => {
    const { t } = guest
    await guest.open()
    await guest.chooseRestaurant('Kardemomme Tandoori', 'TAKEOUT')
    await guest.expectQuestion('categories')
    await guest.chooseCategory(guest.word({ en: 'Drinks', no: 'Drikke' }))
    await guest.addProduct(guest.word({ en: 'Mango lassi', no: 'Mangolassi' }))
    await guest.expectQuestion('customise')
    const add = guest.button(startingWith(t('customise.add')))
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await add.click({ force: true })
    await guest.expectQuestion('customise')
    await expect(guest.button(startingWith(t('customise.add')))).toHaveAccessibleDescription(
      t('problem.restaurant.closed'),
    )
    await guest.expectEmptyBasket()
  })

  test('a restaurant that stops taking orders while somebody pays says so, takes no order, and keeps what lies in the basket', async ({
    guest,
    shop,
  }) => {
    const { t } = guest
    await goToCheckout(guest)
    const total = await guest.basketTotal()
    await shop.kitchen({ restaurantId: BRYGGA, ordersEnabled: false })
    await guest.pay()
    await guest.expectTold(t('orderingDisabled.title', { name: 'Brygga Burger' }))
    expect(await guest.basketTotal()).toBe(total)
  })
})
