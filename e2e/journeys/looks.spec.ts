import { expect, test } from '../fixtures.ts'
import type { Chat } from '../vocabulary/chat.ts'
import { draw, expectGoodLooks, expectNoSidewaysScroll } from '../vocabulary/looks.ts'

const STEPS: readonly {
  readonly name: string
  readonly question: string
  readonly go: (chat: Chat) => Promise<void>
}[] = [
  { name: 'restaurants', question: 'restaurant', go: (chat) => chat.open() },
  { name: 'map', question: 'restaurant', go: showMap },
  {
    name: 'categories',
    question: 'categories',
    go: (chat) => chat.chooseRestaurant('Brygga Burger', 'EATIN'),
  },
  { name: 'products', question: 'products', go: (chat) => chat.chooseCategory('Meals') },
  { name: 'product', question: 'customise', go: (chat) => chat.openProduct('Brygga meal') },
  { name: 'missing', question: 'customise', go: (chat) => chat.confirmProduct() },
  { name: 'basket', question: 'basket', go: addTheMeal },
  { name: 'unknown', question: 'basket', go: (chat) => chat.say('qwxzv') },
  { name: 'alcohol', question: 'alcohol', go: (chat) => chat.say('runway ipa') },
  { name: 'checkout', question: 'checkout', go: checkOutWithBeer },
  { name: 'pickup', question: 'pickup', go: (chat) => chat.tap(chat.button('Change Ready')) },
  { name: 'errors', question: 'checkout', go: payWithNothingFilled },
  { name: 'order', question: 'order', go: payAsAGuest },
]

for (const width of [360, 768, 1280])
  test.describe(`${width} px wide`, () => {
    test.describe.configure({ timeout: 240_000 })
    test.use({ viewport: { width, height: width < 768 ? 740 : 900 }, reducedMotion: 'reduce' })

    test('no step has a fault a machine can find, in light and dark, and each is drawn (WCAG 2.2 AA)', async ({
      chat,
      page,
    }) => {
      for (const { name, question, go } of STEPS) {
        await go(chat)
        await chat.expectQuestion(question)
        await expectGoodLooks(page, name)
      }
    })
  })

test.describe('on the narrowest screen', () => {
  test.use({ viewport: { width: 320, height: 568 } })

  test('no step scrolls sideways (WCAG 1.4.10)', async ({ chat, page }) => {
    for (const { name, question, go } of STEPS) {
      await go(chat)
      await chat.expectQuestion(question)
      await draw(page, `${name}-320-light`)
      await expectNoSidewaysScroll(page, name)
    }
  })
})

async function showMap(chat: Chat): Promise<void> {
  await chat.tap(chat.button(chat.t('restaurant.showMap')))
  await expect(chat.live.getByRole('button', { name: chat.t('map.zoomIn') })).toBeVisible()
}

async function addTheMeal(chat: Chat): Promise<void> {
  await chat.pickOption('Choose a side', 'Fries')
  await chat.pickOption('Choose a drink', 'Cola')
  await chat.confirmProduct()
}

async function checkOutWithBeer(chat: Chat): Promise<void> {
  await chat.tap(chat.button(chat.t('alcohol.yes')))
  await chat.expectQuestion('basket')
  await chat.checkout()
}

async function payWithNothingFilled(chat: Chat): Promise<void> {
  await chat.tap(chat.button(/^Choose \d/))
  await chat.expectQuestion('checkout')
  await chat.pay()
  await expect(
    chat.live
      .getByText(chat.t('problem.field.required'))
      .or(chat.live.getByText(chat.t('problem.field.email'))),
  ).toBeVisible()
}

async function payAsAGuest(chat: Chat): Promise<void> {
  await chat.fillEmail('kari@example.no')
  await chat.acceptPolicy()
  await chat.pay()
}
