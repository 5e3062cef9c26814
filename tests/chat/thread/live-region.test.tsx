import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { id } from '#domain/ids.ts'
import { atTheCheckout, atTheMenu, PAY } from '#tests/support/flows.ts'
import { renderChat } from '#tests/support/render.tsx'
import { aCatalogue } from '#tests/support/catalogue.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the live region', () => {
  test('is silent when the page opens', async () => {
    const heard = await listening({ talk: atTheCheckout() })
    expect(heard.texts()).toEqual([])
  })

  test('says exactly one text for a turn: what was heard, the step, the question and how many choices', async () => {
    const { chat, texts } = await listening()
    await chat.types('Brygga Burger')
    pass(150)
    expect(texts()).toEqual(['Brygga Burger it is. Step 2 of 6. Eat here or take away? 2 choices.'])
  })

  test('leaves out the question where the focus moved to it and reads it', async () => {
    const { chat, texts } = await listening()
    await chat.happens(() => chat.runner.dispatch({ type: 'restaurant.choose', id: id('brygga') }))
    pass(150)
    expect(texts()).toEqual(['Brygga Burger it is. Step 2 of 6. 2 choices.'])
  })

  test('says what was chosen when the menu came in the meantime, once', async () => {
    const { chat, texts } = await listening()
    await chat.happens(() =>
      chat.runner.dispatch({ type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' }),
    )
    pass(150)
    expect(texts()).toEqual(['Brygga Burger. Eat in. Step 3 of 6.'])
    expect(screen.getByRole('heading', { name: 'What do you feel like?' })).toHaveFocus()
  })

  test('says what was chosen where the menu keeps the question waiting; the question takes the focus when it is there', async () => {
    const { menus } = brygga()
    let serve = () => {}
    const served = new Promise((resolve) => {
      serve = () => resolve(menus.EATIN)
    })
    const { chat, texts } = await listening({ ports: { loadMenu: () => served } })
    await chat.happens(() =>
      chat.runner.dispatch({ type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' }),
    )
    pass(399)
    expect(texts()).toEqual([])
    pass(1)
    expect(texts()).toEqual(['Brygga Burger. Eat in.'])
    await chat.happens(serve)
    pass(150)
    expect(texts().slice(1)).toEqual(['Step 3 of 6.'])
    expect(screen.getByRole('heading', { name: 'What do you feel like?' })).toHaveFocus()
  })

  test('is empty again a second later', async () => {
    const { chat } = await listening()
    await chat.happens(() => chat.runner.dispatch({ type: 'restaurant.choose', id: id('brygga') }))
    pass(150)
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
    pass(1_000)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('speaks again of a restaurant whose prices are written otherwise than the deployment writes them', async () => {
    const shop = brygga()
    const franc = { ...shop, restaurant: { ...shop.restaurant, currency: 'chf', minFractionDigits: 2 } }
    const { chat, texts } = await listening({ shops: [franc, ...aCatalogue().restaurants.slice(1)] })
    await chat.happens(() => chat.runner.dispatch({ type: 'restaurant.choose', id: id('brygga') }))
    pass(150)
    expect(texts()).toHaveLength(1)
  })

  test('says nothing of a poll that found what was known', async () => {
    const talk = atTheCheckout().says(PAY)
    const order = talk.order()
    const polls = [1, 2].map((at) => ({ order: { ...order }, orders: [{ ...order }], at, isLost: false }))
    const { chat, texts } = await listening({
      talk,
      ports: {
        watchOrders: () => (polls.length > 0 ? Promise.resolve(polls.shift()) : new Promise(() => undefined)),
      },
    })
    await chat.happens(() => undefined)
    pass(5_000)
    expect(chat.events.filter(({ type }) => type === 'done')).toHaveLength(2)
    expect(texts()).toEqual([])
  })

  test('says nothing while the progress of an order is looked at every 300 ms', async () => {
    const { texts } = await listening({ talk: atTheCheckout().says(PAY) })
    pass(3_000)
    expect(texts()).toEqual([])
  })

  test('says the last of several things that happen at once', async () => {
    const { chat, texts } = await listening({ talk: atTheMenu() })
    await chat.happens(() => {
      chat.runner.dispatch({ type: 'category.choose', id: id('food') })
      chat.runner.dispatch({ type: 'product.add', code: id('burger') })
    })
    pass(150)
    expect(texts()).toEqual([expect.stringContaining('Added: 1 × burger.')])
  })

  test('speaks the language that was chosen', async () => {
    const { chat, texts } = await listening()
    await chat.happens(() => chat.i18n.changeLanguage('no'))
    await chat.happens(() => chat.runner.dispatch({ type: 'restaurant.choose', id: id('brygga') }))
    pass(150)
    expect(texts()).toEqual(['Brygga Burger. Steg 2 av 6. 2 valg.'])
  })

  test('interrupts for what stops an order, and not for the rest', async () => {
    const { chat } = await listening({
      talk: atTheCheckout(),
      ports: { createOrder: () => Promise.reject({ kind: 'refused', code: 'payment.refused' }) },
    })
    await chat.happens(() => chat.runner.dispatch(PAY))
    pass(150)
    expect(chat.asks()).toBe('paymentFailed')
    expect(screen.getByRole('alert')).toHaveTextContent('The payment did not go through')
    expect(screen.getByRole('heading', { name: 'Shall we try again?' })).toHaveFocus()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})

function brygga() {
  const [shop] = aCatalogue().restaurants
  if (!shop) throw new Error('the catalogue is empty')
  return shop
}

/** Every text the region has held since the page opened. */
async function listening(given: Parameters<typeof renderChat>[0] = {}) {
  const chat = await renderChat(given)
  const texts: string[] = []
  const note = (records: readonly MutationRecord[]) => {
    for (const { target } of records) if (target.textContent) texts.push(target.textContent)
  }
  const observer = new MutationObserver(note)
  observer.observe(screen.getByRole('status'), { childList: true, characterData: true, subtree: true })
  pass(2_000)
  note(observer.takeRecords())
  texts.length = 0
  return {
    chat,
    texts: () => {
      note(observer.takeRecords())
      return texts
    },
  }
}

function pass(durationMs: number): void {
  act(() => vi.advanceTimersByTime(durationMs))
}
