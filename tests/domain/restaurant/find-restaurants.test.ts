import { expect, test } from 'vitest'
import { id, type RestaurantId } from '#domain/ids.ts'
import { inOrderOfChoice, restaurantsNamed } from '#domain/restaurant/find-restaurants.ts'
import { at } from '#tests/support/at.ts'
import { aRestaurant, everyDay } from '#tests/support/builders/restaurant.ts'

const NAMES = ['Brygga Burger', 'Café Åre', 'Burgeriet']
const restaurants = NAMES.map((name) => aRestaurant({ id: id(name), name }))

test.each([
  ['burger', ['Brygga Burger', 'Burgeriet']],
  ['BRYGGA', ['Brygga Burger']],
  ['cafe are', ['Café Åre']],
  ['  burgeriet ', ['Burgeriet']],
  ['pizza', []],
  ['', []],
  ['   ', []],
])('the name search for "%s" finds %j (S1.11)', (text, found) => {
  expect(restaurantsNamed(restaurants, text).map(({ name }) => name)).toEqual(found)
})

const NOON = at('2026-03-10 12:00')

test.each<[readonly string[], readonly string[]]>([
  [[], ['Café Åre', 'Burgeriet', 'Brygga Burger', 'Solsiden']],
  [['Burgeriet'], ['Burgeriet', 'Café Åre', 'Brygga Burger', 'Solsiden']],
  [
    ['Burgeriet', 'Brygga Burger'],
    ['Brygga Burger', 'Burgeriet', 'Café Åre', 'Solsiden'],
  ],
  [['somewhere else'], ['Café Åre', 'Burgeriet', 'Brygga Burger', 'Solsiden']],
])(
  'with %j as favourites the list begins with them, then who takes orders, each as they came (S7.20)',
  (favourites, order) => {
    const first = inOrderOfChoice(
      [
        aRestaurant({
          id: id('Brygga Burger'),
          name: 'Brygga Burger',
          openingHours: everyDay('16:00|22:00'),
        }),
        aRestaurant({ id: id('Café Åre'), name: 'Café Åre' }),
        aRestaurant({ id: id('Solsiden'), name: 'Solsiden', settings: { ordersEnabled: false } }),
        aRestaurant({ id: id('Burgeriet'), name: 'Burgeriet' }),
      ],
      favourites.map((each) => id<RestaurantId>(each)),
      NOON,
    )
    expect(first.map(({ name }) => name)).toEqual(order)
  },
)
