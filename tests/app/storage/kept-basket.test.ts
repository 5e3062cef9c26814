import { expect, test } from 'vitest'
import { keepBasket, takeBasket } from '#app/storage/kept-basket.ts'
import { hasKeptBasket } from '#app/storage/kept-basket-key.ts'
import { id } from '#domain/ids.ts'
import { atTheMenu, conversationWith } from '#tests/support/flows.ts'

const FILLED = () =>
  atTheMenu().says(
    { type: 'product.add', code: id('burger') },
    { type: 'product.open', code: id('meal') },
    { type: 'customise.choose', path: 'drink/meal-cola' },
    { type: 'customise.confirm' },
  )

/** What is in the basket of a new conversation, after the kept one was put there. */
function restored(given: Parameters<typeof conversationWith>[0] = {}) {
  keepBasket(localStorage, FILLED().conversation())
  const order = takeBasket(localStorage, 'test')
  if (!order) throw new Error('no basket was kept')
  return conversationWith(given).says({ type: 'basket.restore', order })
}

test('a basket outlives the conversation around it: restaurant, mode, lines and their parts', () => {
  const talk = restored()
  expect(talk.asks()).toBe('checkout')
  expect(talk.lines()).toEqual(FILLED().lines())
  expect(talk.total()).toBe(FILLED().total())
  expect(talk.line('meal').parts).toEqual(FILLED().line('meal').parts)
  expect(talk.conversation().flows.menu.context.mode).toBe('EATIN')
})

test('a basket that was kept is given out once', () => {
  restored()
  expect(hasKeptBasket(localStorage)).toBe(false)
  expect(takeBasket(localStorage, 'test')).toBeUndefined()
})

test('the basket of another deployment is nobody`s here', () => {
  keepBasket(localStorage, FILLED().conversation())
  expect(takeBasket(localStorage, 'other')).toBeUndefined()
})

test('an emptied basket is kept no longer', () => {
  const talk = FILLED()
  keepBasket(localStorage, talk.conversation())
  talk.says({ type: 'basket.startOver' }, { type: 'basket.confirmStartOver' })
  keepBasket(localStorage, talk.conversation())
  expect(hasKeptBasket(localStorage)).toBe(false)
})

test.each(['nonsense', '{"version":2}', '{"version":1,"deployment":"test","order":{}}'])(
  'a kept basket that cannot be read is none: %s',
  (text) => {
    localStorage.setItem('orda.basket', text)
    expect(takeBasket(localStorage, 'test')).toBeUndefined()
  },
)
