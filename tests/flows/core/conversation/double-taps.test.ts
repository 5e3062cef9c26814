import { expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { atTheCheckout, atTheMenu, conversationWith, PAY, refused, type Talk } from '#tests/support/flows.ts'

const CASES: readonly (readonly [Command['type'], Command, () => Talk])[] = [
  ['restaurant.choose', { type: 'restaurant.choose', id: id('brygga') }, () => conversationWith()],
  ['code.submit', { type: 'code.submit', code: '1234' }, atTheCode],
  ['customise.confirm', { type: 'customise.confirm' }, atTheMeal],
  ['alcohol.confirm', { type: 'alcohol.confirm' }, atTheBeer],
  ['alcohol.decline', { type: 'alcohol.decline' }, atTheBeer],
  ['basket.confirmStartOver', { type: 'basket.confirmStartOver' }, atTheStartOver],
  ['basket.cancelStartOver', { type: 'basket.cancelStartOver' }, atTheStartOver],
  ['basket.confirmMove', { type: 'basket.confirmMove' }, atTheMove],
  ['basket.cancelMove', { type: 'basket.cancelMove' }, atTheMove],
  ['checkout.pay', PAY, () => atTheCheckout()],
  ['payment.retry', { type: 'payment.retry' }, atTheRefusal],
  ['payment.dismiss', { type: 'payment.dismiss' }, atTheRefusal],
]

test.each(CASES)('%s twice is one turn and answers nothing else', (_, command, start) => {
  const once = start().says(command)
  const twice = start().says(command, command)
  expect(twice.turns()).toEqual(once.turns())
  expect(twice.lines()).toEqual(once.lines())
  expect(twice.orders()).toEqual(once.orders())
})

test('how to eat chosen twice before the menu has come is one turn and one request', () => {
  const talk = conversationWith()
    .holds('loadMenu')
    .says({ type: 'restaurant.choose', id: id('brygga') })
  talk.says({ type: 'mode.choose', mode: 'EATIN' })
  const turns = talk.turns()
  talk.says({ type: 'mode.choose', mode: 'EATIN' })
  expect(talk.turns()).toBe(turns)
  expect(talk.letsGo('loadMenu').askedOf('loadMenu')).toHaveLength(1)
})

function atTheCode(): Talk {
  return conversationWith().says({ type: 'restaurant.choose', id: id('canteen') })
}

function atTheMeal(): Talk {
  return atTheMenu().says(
    { type: 'product.open', code: id('meal') },
    { type: 'customise.choose', path: 'drink/meal-cola' },
  )
}

function atTheBeer(): Talk {
  return atTheMenu().says({ type: 'product.add', code: id('beer') })
}

function atTheStartOver(): Talk {
  return atTheMenu().says({ type: 'product.add', code: id('burger') }, { type: 'basket.startOver' })
}

function atTheRefusal(): Talk {
  return atTheCheckout().next('pay', refused('payment.refused')).says(PAY)
}

function atTheMove(): Talk {
  return atTheMenu().says(
    { type: 'product.add', code: id('burger') },
    { type: 'restaurant.change' },
    { type: 'restaurant.choose', id: id('canteen') },
  )
}
