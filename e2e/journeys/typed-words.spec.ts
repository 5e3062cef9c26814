import { expect, test } from '../fixtures.ts'
import { openMenu } from '../vocabulary/purchase.ts'

test.describe('in Norwegian', () => {
  test.use({ language: 'no' })

  test('typed words alone order a meal', async ({ chat }) => {
    await chat.open()
    for (const [words, question] of [
      ['brygga burger', 'mode'],
      ['spis her', 'categories'],
      ['burgere', 'products'],
      ['bryggaburger', 'products'],
      ['betal', 'checkout'],
    ] as const) {
      await chat.say(words)
      await chat.expectQuestion(question)
      await expect(chat.log.getByText(new RegExp(`(^|: )${words}$`)).last()).toBeVisible()
    }
    await chat.fillEmail('kari@example.no')
    await chat.acceptPolicy()
    await chat.pay()
    await chat.expectQuestion('order')
  })
})

test('words that mean nothing lead to more choices each time and change nothing; back, basket, menu, start over and undo work wherever they are typed', async ({
  chat,
}) => {
  await openMenu(chat)
  await test.step('what means nothing', async () => {
    for (const attempt of [1, 2, 3, 3]) {
      await chat.say('qwxzv')
      await expect(chat.live).toContainText(chat.t(`unknown.${attempt}`))
      await chat.expectQuestion('categories')
      await chat.expectEmptyBasket()
    }
    await chat.say('help')
    await expect(chat.live).toContainText(chat.t('ack.help'))
  })
  await test.step('what works everywhere', async () => {
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
    await chat.expectEmptyBasket()
    await chat.say('undo')
    await chat.expectQuestion('startOver')
    await expect.poll(() => chat.basketTotal()).toContain('35')
  })
})
