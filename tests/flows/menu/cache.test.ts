import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { hrefOf } from '#domain/navigation/routes.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { placeRouteOf } from '#flows/navigation/place-route.ts'
import { aPrice } from '#tests/support/builders/catalogue.ts'
import { atTheCheckout, atTheMenu, conversationWith, failed, PAY } from '#tests/support/flows.ts'

const CLEAR: Command = { type: 'cache.clear' }
const ADD_BURGER: Command = { type: 'product.add', code: id('burger') }
const FOOD: Command = { type: 'category.choose', id: id('food') }

const menusRead = (talk: ReturnType<typeof atTheMenu>) => talk.askedOf('loadMenu').length

test('choosing how to eat stores it, reads the menu of it anew, and leads to the categories (S2.4, S2.5)', () => {
  const talk = atTheMenu().says({ type: 'mode.change' })
  expect(hrefOf(placeRouteOf(talk.conversation()))).toBe('/before-order')
  const before = menusRead(talk)
  talk.says({ type: 'mode.choose', mode: 'TAKEOUT' })
  expect(talk.conversation().flows.menu.context.mode).toBe('TAKEOUT')
  expect(talk.conversation().flows.basket.context.basket.pickUpMode).toBe('TAKEOUT')
  expect(menusRead(talk)).toBe(before + 1)
  expect(talk.askedOf('loadMenu').at(-1)).toMatchObject({ mode: 'TAKEOUT' })
  expect(hrefOf(placeRouteOf(talk.conversation()))).toBe('/categories')
})

describe('what is held of restaurants and menus is fetched anew (S4.111)', () => {
  test('without a word, and with the menu at hand meanwhile', () => {
    const talk = atTheMenu().holds('loadMenu')
    const turns = talk.conversation().turns
    talk.says(CLEAR)
    expect(talk.waitsFor()).toContain('loadMenu')
    expect(talk.conversation().turns).toEqual(turns)
    expect(talk.says(FOOD).asks()).toBe('products')
    talk.letsGo('loadMenu')
    expect(talk.asks()).toBe('products')
    expect(talk.says(ADD_BURGER).lines()).toEqual([['burger', 1]])
  })

  test('and a price that changed since is told before anything is ordered', () => {
    const talk = atTheMenu()
      .says(ADD_BURGER)
      .menusBecome((menu) => ({
        ...menu,
        products: Object.fromEntries(
          Object.entries(menu.products).map(([code, product]) => [code, { ...product, price: aPrice(999) }]),
        ),
      }))
    expect(talk.asks()).toBe('basket')
    expect(talk.says(CLEAR).asks()).toBe('basketUpdated')
  })

  test('but where none comes, the one at hand serves on', () => {
    const talk = atTheMenu().next('loadMenu', failed()).says(CLEAR, FOOD, ADD_BURGER)
    expect(talk.lines()).toEqual([['burger', 1]])
  })

  test('while the restaurants are looked at: they are listed anew, and stay in sight', () => {
    const talk = conversationWith()
    const turns = talk.conversation().turns
    talk.holds('listRestaurants').says(CLEAR)
    expect(talk.waitsFor()).toContain('listRestaurants')
    expect(talk.conversation().turns).toEqual(turns)
    talk.says({ type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' })
    expect(talk.asks()).toBe('categories')
  })

  test('and the restaurants that were listed stay where none come', () => {
    const talk = conversationWith().next('listRestaurants', failed()).says(CLEAR)
    expect(talk.asks()).toBe('restaurant')
    expect(talk.conversation().flows.restaurant.context.list.length).toBeGreaterThan(1)
  })

  test('but not under a payment', () => {
    const talk = atTheCheckout().holds('createOrder').says(PAY)
    const before = menusRead(talk)
    talk.says(CLEAR)
    expect(menusRead(talk)).toBe(before)
    expect(talk.asks()).toBe('paying')
  })

  test('and it is no act of the customer: Back takes back what they did before it', () => {
    const talk = atTheMenu().says(FOOD, CLEAR)
    expect(talk.undo('answer')).toBe(true)
    expect(talk.asks()).toBe('categories')
  })
})
