import { expect, test } from '../fixtures.ts'

test('take-away hides beer and says why (S5.45, S6.10)', async ({ chat }) => {
  await chat.open()
  await chat.chooseRestaurant('Brygga Burger', 'TAKEOUT')
  await chat.expectQuestion('categories')
  await expect(chat.live).toContainText(/\d+ products with alcohol are hidden/)
  await chat.chooseCategory('Drinks')
  await chat.expectQuestion('products')
  await expect(chat.page.getByText('Spring water', { exact: true })).toBeVisible()
  await expect(chat.page.getByText('Draught pilsner')).toHaveCount(0)
})

test('beer is added once its terms are confirmed, and not when they are declined (S5.46, S5.48)', async ({
  chat,
}) => {
  await chat.open()
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await chat.chooseCategory('Drinks')
  await chat.addProduct('Draught pilsner')
  await chat.expectQuestion('alcohol')
  await chat.tap(chat.button(chat.t('alcohol.no')))
  await chat.expectQuestion('products')
  await expect(chat.live).toContainText(chat.t('ack.alcoholDeclined'))
  await expect(chat.pill()).toHaveCount(0)

  await chat.addProduct('Draught pilsner')
  await chat.expectQuestion('alcohol')
  await chat.tap(chat.button(chat.t('alcohol.yes')))
  await chat.expectQuestion('basket')
  expect(await chat.basketTotal()).toContain('109')
})
