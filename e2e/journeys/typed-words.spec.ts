import { expect, test } from '../fixtures.ts'
import { openMenu } from '../vocabulary/till.ts'

const MEALS = [
  {
    language: 'no',
    says: [
      ['brygga burger', 'mode'],
      ['spis her', 'categories'],
      ['burgere', 'products'],
      ['bryggaburger', 'basket'],
      ['betal', 'checkout'],
    ],
  },
  {
    language: 'en',
    says: [
      ['Brygga Burger', 'mode'],
      ['eat here', 'categories'],
      ['burgers', 'products'],
      ['the classic', 'basket'],
      ['checkout', 'checkout'],
    ],
  },
] as const

for (const { language, says } of MEALS)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('typed words alone order a meal', async ({ chat }) => {
      await chat.open()
      for (const [words, question] of says) {
        await chat.say(words)
        await chat.expectQuestion(question)
        await expect(chat.log.getByText(new RegExp(`(^|: )${words}$`)).last()).toBeVisible()
      }
      await chat.fillEmail('kari@example.no')
      await chat.acceptPolicy()
      await chat.pay()
      await chat.expectQuestion('order')
    })

    test('words that mean nothing lead to more choices each time and change nothing', async ({ chat }) => {
      await openMenu(chat)
      for (const attempt of [1, 2, 3, 3]) {
        await chat.say('qwxzv')
        await expect(chat.live).toContainText(chat.t(`unknown.${attempt}`))
        await chat.expectQuestion('categories')
        await expect(chat.pill()).toHaveCount(0)
      }
      await chat.say(chat.word({ en: 'help', no: 'hjelp' }))
      await expect(chat.live).toContainText(chat.t('ack.help'))
      await chat.chooseCategory(chat.word({ en: 'Meals', no: 'Menyer' }))
      await chat.expectQuestion('products')
    })
  })

test('the words back, basket, menu, start over and undo work wherever they are typed', async ({ chat }) => {
  await openMenu(chat)
  await chat.say('spring water')
  await chat.expectQuestion('basket')
  await chat.say('menu')
  await chat.expectQuestion('categories')
  await chat.say('basket')
  await chat.expectQuestion('basket')
  await chat.say('start over')
  await chat.expectQuestion('startOver')
  await chat.say('no')
  await chat.expectQuestion('basket')
  await chat.say('start over')
  await chat.say('yes')
  await chat.expectQuestion('mode')
  await expect(chat.pill()).toHaveCount(0)
  await chat.say('undo')
  await chat.expectQuestion('startOver')
  await expect(chat.pill()).toContainText('35')
})
