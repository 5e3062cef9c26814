import { expect, inEachView, test } from '../fixtures.ts'
import { tabTo, takeByKeys } from '../vocabulary/keyboard.ts'

const MOST_TAPS_OF_A_NEW_GUEST = 6
const MOST_TAPS_OF_THE_USUAL = 2
const MOST_STOPS_OF_A_NEW_GUEST = 60
const PAST_INJECTION_MS = 20 * 60_000

test('a new guest pays after six taps and an address, a returning one after two (S2.2, S2.31, S4.50)', async ({
  chat,
  shop,
}) => {
  await chat.open()
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await chat.chooseCategory('Drinks')
  // From the list they go on to the checkout at once.
  await chat.tap(await chat.addButton('Spring water'))
  await chat.checkout()
  await chat.fillEmail('ola@example.no')
  await chat.acceptPolicy()
  await chat.pay()
  await chat.expectQuestion('order')
  expect(chat.taps()).toBeLessThanOrEqual(MOST_TAPS_OF_A_NEW_GUEST)

  await shop.setTime(shop.noon() + PAST_INJECTION_MS)
  await expect(chat.pickupNumber()).toHaveText(/\w+/)
  await chat.forgetConversation()
  await chat.open()
  const before = chat.taps()
  await chat.orderTheUsual()
  await chat.expectQuestion('checkout')
  await chat.pay()
  await chat.expectQuestion('order')
  expect(chat.taps() - before).toBeLessThanOrEqual(MOST_TAPS_OF_THE_USUAL)
})

inEachView((view) => {
  test(`a new guest pays after ${MOST_STOPS_OF_A_NEW_GUEST} stops of the Tab key`, async ({
    shopper,
    classic,
    page,
  }) => {
    await shopper.open()
    let stops = 0
    const legs: string[] = []
    const take = async (name: string, key?: 'Tab' | 'Shift+Tab') => {
      const took = await takeByKeys(page, name, key)
      legs.push(`${name}: ${took}`)
      stops += took
    }
    await take('Eat here: Brygga Burger')
    await shopper.expectQuestion('categories')
    await take('Drinks')
    await shopper.expectQuestion('products')
    await take('Add Spring water')
    if (view === 'classic') {
      await take(classic.t('classic.inBasket', { count: 1 }))
      await expect(classic.panel()).toBeVisible()
    } else await shopper.expectQuestion('products')
    await take(shopper.t('basket.checkout'), view === 'classic' ? 'Tab' : 'Shift+Tab')
    await shopper.expectQuestion('checkout')
    stops += await tabTo(page, shopper.t('contact.email'))
    await page.keyboard.type('kari@example.no')
    stops += await tabTo(page, shopper.t('contact.policy'))
    await page.keyboard.press('Space')
    await take('Pay')
    if (view === 'classic') {
      await expect(classic.dialog).toContainText(classic.t('classic.paid.title'))
      await take(classic.t('classic.paid.follow'))
    }
    await shopper.expectQuestion('order')
    expect(stops, legs.join('; ')).toBeLessThanOrEqual(MOST_STOPS_OF_A_NEW_GUEST)
  })
})
