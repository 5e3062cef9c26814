import { expect, test } from 'vitest'
import { id, type RestaurantId } from '#domain/ids.ts'
import { favouritesFirst, restaurantsNamed } from '#domain/restaurant/find-restaurants.ts'
import { aRestaurant } from '#tests/support/builders/restaurant.ts'

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

test.each<[readonly string[], readonly string[]]>([
  [[], NAMES],
  [['Burgeriet'], ['Burgeriet', 'Brygga Burger', 'Café Åre']],
  [
    ['Burgeriet', 'Café Åre'],
    ['Café Åre', 'Burgeriet', 'Brygga Burger'],
  ],
  [['somewhere else'], NAMES],
])('with %j as favourites the list begins with them and keeps its order (S7.20)', (favourites, order) => {
  const first = favouritesFirst(
    restaurants,
    favourites.map((each) => id<RestaurantId>(each)),
  )
  expect(first.map(({ name }) => name)).toEqual(order)
})
