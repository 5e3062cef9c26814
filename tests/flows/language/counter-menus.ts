import type { Menu } from '#domain/catalogue/product.ts'
import { toMenus } from '#server/seed/to-menu.ts'
import type { PartSource, RestaurantSource } from '#server/seed/schema.ts'
import { pizzeriaSource } from './pizzeria.ts'

type Named = readonly [code: string, en: string, no: string]

const CUPS: readonly Named[] = [
  ['small', 'Small', 'Liten'],
  ['medium', 'Medium', 'Medium'],
  ['large', 'Large', 'Stor'],
]
const MILKS: readonly Named[] = [
  ['whole-milk', 'Whole milk', 'Helmelk'],
  ['skimmed-milk', 'Skimmed milk', 'Skummet melk'],
  ['oat-milk', 'Oat milk', 'Havremelk'],
  ['soy-milk', 'Soy milk', 'Soyamelk'],
  ['almond-milk', 'Almond milk', 'Mandelmelk'],
]
const SYRUPS: readonly Named[] = [
  ['vanilla', 'Vanilla syrup', 'Vaniljesirup'],
  ['caramel', 'Caramel syrup', 'Karamellsirup'],
  ['hazelnut', 'Hazelnut syrup', 'Hasselnøttsirup'],
]
const ON_TOP: readonly Named[] = [
  ['shot', 'Espresso shot', 'Espressoshot'],
  ['cream', 'Whipped cream', 'Pisket krem'],
  ['cinnamon', 'Cinnamon', 'Kanel'],
  ['sugar', 'Sugar', 'Sukker'],
  ['ice', 'Ice', 'Is'],
]
const COFFEES: readonly Named[] = [
  ['latte', 'Caffè latte', 'Caffe latte'],
  ['cappuccino', 'Cappuccino', 'Cappuccino'],
  ['flat-white', 'Flat white', 'Flat white'],
  ['americano', 'Americano', 'Americano'],
  ['espresso', 'Espresso', 'Espresso'],
  ['mocha', 'Mocha', 'Mokka'],
  ['iced-latte', 'Iced latte', 'Iskaffe latte'],
  ['filter', 'Filter coffee', 'Filterkaffe'],
  ['hot-chocolate', 'Hot chocolate', 'Varm sjokolade'],
  ['chai', 'Chai latte', 'Chai latte'],
]
const CAKES: readonly Named[] = [
  ['carrot-cake', 'Carrot cake', 'Gulrotkake'],
  ['brownie', 'Brownie', 'Brownie'],
  ['croissant', 'Butter croissant', 'Smørcroissant'],
  ['almond-croissant', 'Almond croissant', 'Mandelcroissant'],
  ['muffin', 'Blueberry muffin', 'Blåbærmuffins'],
  ['bun', 'Cinnamon bun', 'Kanelbolle'],
  ['oj', 'Orange juice', 'Appelsinjuice'],
  ['sparkling', 'Sparkling water', 'Vann med kullsyre'],
]

const BREADS: readonly Named[] = [
  ['white', 'White bread', 'Hvitt brød'],
  ['rye', 'Rye bread', 'Rugbrød'],
  ['plain-bagel', 'Plain bagel', 'Naturell bagel'],
  ['sesame-bagel', 'Sesame bagel', 'Sesambagel'],
]
const FILLINGS: readonly Named[] = [
  ['lettuce', 'Lettuce', 'Salat'],
  ['tomato', 'Tomato', 'Tomat'],
  ['cucumber', 'Cucumber', 'Agurk'],
  ['red-onion', 'Red onion', 'Rødløk'],
  ['pickle', 'Pickled cucumber', 'Sylteagurk'],
  ['cheese', 'Cheese', 'Ost'],
  ['ham', 'Ham', 'Skinke'],
  ['bacon', 'Bacon', 'Bacon'],
  ['egg', 'Boiled egg', 'Kokt egg'],
  ['avocado', 'Avocado', 'Avokado'],
  ['capers', 'Capers', 'Kapers'],
]
const SAUCES: readonly Named[] = [
  ['mayo', 'Mayonnaise', 'Majones'],
  ['mustard', 'Mustard', 'Sennep'],
  ['pesto', 'Pesto', 'Pesto'],
  ['chilli', 'Sweet chilli sauce', 'Søt chilisaus'],
]
const SANDWICHES: readonly (readonly [...Named, readonly string[]])[] = [
  ['club', 'Club sandwich', 'Club sandwich', ['bacon', 'lettuce', 'tomato']],
  ['tuna-melt', 'Tuna melt', 'Varm tunfisksandwich', ['cheese', 'red-onion']],
  ['blt', 'BLT', 'BLT', ['bacon', 'lettuce', 'tomato']],
  ['chicken-sandwich', 'Grilled chicken sandwich', 'Sandwich med grillet kylling', ['lettuce', 'tomato']],
  ['salmon-bagel', 'Smoked salmon bagel', 'Bagel med røkelaks', ['capers', 'red-onion']],
  ['veggie', 'Roasted vegetable sandwich', 'Grønnsakssandwich', ['lettuce', 'cucumber']],
]
const BESIDE: readonly Named[] = [
  ['tomato-soup', 'Tomato soup', 'Tomatsuppe'],
  ['crisps', 'Potato crisps', 'Potetgull'],
  ['lemonade', 'Homemade lemonade', 'Hjemmelaget limonade'],
  ['cola', 'Cola', 'Cola'],
  ['water', 'Still water', 'Vann'],
]

/** A coffee bar: sizes and milks in lists, syrups and what goes on top as extras. */
export function aCoffeeBar(): Menu {
  return menuOf(
    [
      ...COFFEES.map((named) =>
        sold(named, [
          group('cup', 'Size', 'Størrelse', CUPS),
          group('milk', 'Milk', 'Melk', MILKS),
          ...extras([...SYRUPS, ...ON_TOP]),
        ]),
      ),
      ...CAKES.map((named) => sold(named)),
    ],
    [
      ['coffee', 'Coffee', 'Kaffe', COFFEES],
      ['cakes', 'Cakes and cold drinks', 'Kaker og kald drikke', CAKES],
    ],
    [...CUPS, ...MILKS, ...SYRUPS, ...ON_TOP],
  )
}

/** A sandwich counter: breads and sauces in lists, what is on it left out, and the rest put on. */
export function aSandwichCounter(): Menu {
  return menuOf(
    [
      ...SANDWICHES.map(([code, en, no, own]) =>
        sold(
          [code, en, no],
          [
            group('bread', 'Bread', 'Brød', BREADS),
            group('sauce', 'Sauce', 'Saus', SAUCES),
            ...own.map((filling) => ({ code: filling, kind: 'without' as const })),
            ...extras(FILLINGS),
          ],
        ),
      ),
      ...BESIDE.map((named) => sold(named)),
    ],
    [
      ['sandwiches', 'Sandwiches and bagels', 'Smørbrød og bagels', SANDWICHES],
      ['beside', 'Sides and drinks', 'Tilbehør og drikke', BESIDE],
    ],
    [...BREADS, ...FILLINGS, ...SAUCES],
  )
}

type Part = readonly [
  code: string,
  en: string,
  no: string,
  sold: readonly (readonly [string, ...unknown[]])[],
]

function menuOf(
  products: RestaurantSource['products'],
  categories: readonly Part[],
  ingredients: readonly Named[],
): Menu {
  const { restaurant } = pizzeriaSource()
  return toMenus(
    {
      restaurant,
      categories: categories.map(([id, en, no, listed]) => ({
        id,
        name: { en, no },
        products: listed.map(([code]) => code),
      })),
      ingredients: ingredients.map(([code, en, no]) => ({ code, name: { en, no } })),
      partGroups: {},
      products,
      suggestiveSales: [],
      outages: [],
    },
    'en',
  ).EATIN
}

function sold([code, en, no]: Named, parts: PartSource[] = []) {
  return { code, name: { en, no }, description: { en, no }, image: '/own/pizza.jpg', price: 50, parts }
}

function group(code: string, en: string, no: string, options: readonly Named[]): PartSource {
  return { code, name: { en, no }, min: 0, max: 1, parts: options.map(([option]) => ({ code: option })) }
}

function extras(options: readonly Named[]): PartSource[] {
  return options.map(([code]) => ({ code, kind: 'extra' as const, max: 3, price: 10 }))
}
