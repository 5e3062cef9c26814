import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import type { RestaurantSource } from '#server/seed/schema.ts'

const FOOD = { isIncludedInPrice: true, calculationScale: 2, roundingMode: 'HALF_UP' } as const

/** The smallest restaurant that has one of everything. */
export function littleRestaurant(): RestaurantSource {
  const text = (no: string, en: string) => ({ no, en })
  return {
    restaurant: {
      id: '901',
      slug: 'little',
      name: 'Little',
      cuisine: 'Burger',
      information: 'Lite sted.',
      image: '/own/burger.jpg',
      address: { number: '1', street: 'Vegen', zipCode: '2060', city: 'Gardermoen' },
      geolocation: { latitude: 60.19, longitude: 11.1 },
      openingHours: { monday: ['11:00|14:30', '16:00|02:00'] },
      timeZone: 'Europe/Oslo',
      currency: 'nok',
      minFractionDigits: 0,
      maxFractionDigits: 2,
      authenticationCode: '1234',
      links: [{ name: 'Bud', url: 'https://bud.example/little' }],
      ordersEnabled: true,
      ordersInjectionDelayMinutes: 10,
      phoneNumber: '+47 63 90 11 99',
      restaurantEmail: 'hei@little.example',
      tax: { food: { ...FOOD, eatIn: 25, takeout: 15 }, alcohol: { ...FOOD, eatIn: 25, takeout: 25 } },
    },
    categories: [{ id: 'all', name: text('Alt', 'All'), products: ['burger', 'meal', 'cola', 'beer'] }],
    products: [
      {
        code: 'burger',
        name: text('Burger', 'Burger'),
        description: text('God.', 'Good.'),
        image: '/own/burger.jpg',
        price: 159.5,
        calories: 700,
        nutrition: { protein: 30 },
        allergens: ['milk'],
        parts: ['toppings', { code: 'onion', kind: 'without' }],
        suggestive: ['drinks'],
        upsell: ['meal'],
        dimensions: [{ dimensionChar: 'L', productCode: 'meal' }],
      },
      {
        code: 'meal',
        type: 'COMBO',
        name: text('Meny', 'Meal'),
        description: text('Med drikke.', 'With a drink.'),
        image: '/own/meal.jpg',
        price: 200,
        parts: [{ code: 'burger', kind: 'regular', price: 200 }, 'drink'],
      },
      {
        code: 'cola',
        name: text('Cola', 'Cola'),
        description: text('Kald.', 'Cold.'),
        image: '/own/soft-drink.jpg',
        price: 40,
      },
      {
        code: 'beer',
        name: text('Øl', 'Beer'),
        description: text('Lys.', 'Pale.'),
        image: '/own/beer.jpg',
        price: 100,
        alcohol: 4.7,
        service: '1',
      },
      {
        code: '1010',
        type: 'COUPON',
        name: text('Rabatt', 'Discount'),
        description: text('10 %', '10 %'),
        image: '/own/ticket.jpg',
        price: 0,
        coupon: {
          type: 'ITEM',
          validFrom: '2026-01-01T00:00:00Z',
          validUntil: '2027-01-01T00:00:00Z',
          discRate: 10,
          discProd: 'cola',
        },
      },
    ],
    ingredients: [
      { code: 'cheddar', name: text('Cheddar', 'Cheddar'), allergens: ['milk'] },
      { code: 'onion', name: text('Løk', 'Onion') },
    ],
    partGroups: {
      toppings: [
        { code: 'cheddar', kind: 'extra', quantity: 1, included: 1, max: 3, added: 20, subtracted: 5 },
      ],
      drink: [
        {
          code: 'pick-drink',
          name: text('Drikke', 'Drink'),
          min: 1,
          max: 1,
          parts: [{ code: 'cola' }, { code: 'beer', price: 60 }],
        },
      ],
    },
    suggestiveSales: [{ id: 'drinks', scope: 'ITEM', products: ['cola'] }],
    outages: [{ productCode: 'beer', state: 'UNAVAILABLE' }],
  }
}

/** The deployment of the little catalogue. */
export const DEPLOYMENT = {
  id: 'little',
  productName: 'Little',
  titleSuffix: 'Little',
  languages: ['en', 'no'],
  defaultLanguage: 'no',
  flags: DESCRIBED_FLAGS,
  currency: 'nok',
  country: 'NO',
  start: { latitude: 60.19, longitude: 11.1 },
  zoom: 14,
  searchRadiusKm: 15,
  payments: ['test'],
}

/** Writes a catalogue's folder; `files` are texts, or values to be written as JSON, by name. */
export function writeCatalogue(files: Readonly<Record<string, unknown>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
  mkdirSync(join(folder, 'pictures'))
  const all = {
    'deployment.json': DEPLOYMENT,
    'parameters.json': [{ key: 'DEBUG_MODE_ENABLED', value: 'false' }],
    'little.json': littleRestaurant(),
    ...files,
  }
  for (const [name, content] of Object.entries(all))
    writeFileSync(join(folder, name), typeof content === 'string' ? content : jsonOf(content))
  return folder
}

export function jsonOf(content: unknown): string {
  return JSON.stringify(content, null, 2)
}
