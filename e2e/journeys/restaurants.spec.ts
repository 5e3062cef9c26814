import { expect, test } from '../fixtures.ts'

test.describe('a restaurant with a code', () => {
  test.use({ allowedNoise: [/status of 4\d\d/] })

  test('refuses a wrong code in words and opens with the right one (S2.42, S2.43, S2.45)', async ({
    chat,
  }) => {
    await chat.open()
    await chat.chooseRestaurant('Kantina Hangar 4', 'EATIN')
    await chat.expectQuestion('code')
    await chat.enterCode('9999')
    await expect(chat.live).toContainText(chat.t('problem.restaurant.wrongCode'))
    await chat.expectQuestion('code')
    await chat.enterCode('1234')
    await chat.expectQuestion('categories')
    await chat.chooseCategory('Drinks')
    await chat.addProduct('Juice')
    await chat.expectQuestion('basket')
  })
})

test('a link by slug opens its restaurant and asks how to eat (S2.38, S2.40)', async ({ chat }) => {
  await chat.openLink('sora-sushi')
  await chat.expectQuestion('mode')
  await expect(chat.live).toContainText('Sora Sushi')
  await chat.chooseMode('TAKEOUT')
  await chat.chooseCategory('Small plates')
  await chat.addProduct('Edamame')
  await chat.expectQuestion('basket')
})

test.describe('a link that leads nowhere', () => {
  test.use({ allowedNoise: [/status of 404/] })

  test('says so and offers the list (S2.41)', async ({ chat }) => {
    await chat.openLink('no-such-place')
    await chat.expectQuestion('restaurant')
    await expect(chat.live).toContainText(chat.t('ack.linkNotFound'))
  })
})

test('a closed restaurant shows its menu and says when it opens, and takes no order (S4.57, S5.55)', async ({
  chat,
}) => {
  await chat.open()
  await chat.chooseRestaurant('Kardemomme Tandoori', 'TAKEOUT')
  await chat.expectQuestion('categories')
  await expect(chat.live).toContainText(/Closed until 3:00/)
  await chat.say('mango lassi')
  await chat.expectQuestion('basket')
  await chat.checkout()
  await chat.expectQuestion('closed')
  await expect(chat.live).toContainText(chat.t('closed.title'))
  await expect(chat.payButton()).toHaveCount(0)
})

test('a restaurant with ordering disabled cannot be chosen and says so (S2.36)', async ({ chat }) => {
  await chat.open()
  await chat.tap(chat.button(/^Show all/))
  const card = chat.live.getByRole('group', { name: 'Solsiden Is' })
  await expect(card).toContainText(chat.t('RestaurantItem.ordering_disabled'))
  await expect(card.getByRole('button')).toHaveCount(0)
})

test('a place searched for sorts the restaurants by distance from it (S2.31, S1.12)', async ({ chat }) => {
  await chat.open()
  const search = chat.live.getByRole('searchbox', { name: chat.t('restaurant.search') })
  await search.fill('Jessheim')
  await search.press('Enter')
  await chat.expectQuestion('restaurant')
  await expect(chat.live).toContainText('Jessheim')
  await expect(
    chat.live
      .getByRole('list', { name: chat.t('restaurant.list') })
      .getByRole('listitem')
      .first(),
  ).toContainText('Jessheim')
})
