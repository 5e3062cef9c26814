import type { Menu } from '#domain/catalogue/product.ts'
import type { RestaurantSource } from '#server/seed/schema.ts'
import { toMenus } from '#server/seed/to-menu.ts'
import { readSourceFile } from '#server/seed/source-file.ts'
import { RestaurantFile } from '#server/seed/schema.ts'
import { shipped } from '#tests/support/shipped.ts'

const FOLDER = 'src/server/seed/data/gardermoen'

/** A pizzeria that sells one pizza, made to order, and drinks by type and size: nothing of it is sold by a name of its own. */
export function aPizzeria(): Menu {
  return toMenus(pizzeriaSource(), 'en').EATIN
}

/** The shipped burger restaurant. */
export function theBurgerPlace(): Menu {
  return theMenuOf('brygga-burger')
}

/** The menu of a shipped restaurant, by its slug. */
export function theMenuOf(slug: string): Menu {
  const found = shipped().restaurants.find(({ restaurant }) => restaurant.slug === slug)
  if (!found) throw new Error(`no ${slug}`)
  return found.menus.EATIN
}

/** As its file would be written. */
export function pizzeriaSource(): RestaurantSource {
  const { restaurant } = readSourceFile(`${FOLDER}/ovnsvarm.json`, RestaurantFile).value
  return {
    restaurant,
    categories: [
      { id: 'pizza', name: text('Pizzas', 'Pizzaer'), products: ['pizza'] },
      { id: 'drinks', name: text('Drinks', 'Drikke'), products: DRINKS.map(([code]) => code) },
      { id: 'sides', name: text('Sides', 'Tilbehør'), products: ['garlic-bread', 'salad'] },
    ],
    ingredients: [...TOPPINGS, ...SIZES, ...CRUSTS, ...STYLES, ...VOLUMES, ...CONTAINERS].map(
      ([code, en, no]) => ({ code, name: text(en, no) }),
    ),
    partGroups: {},
    products: [
      {
        ...sold('pizza', 'Pizza', 'Pizza'),
        parts: [
          group('size', 'Size', 'Størrelse', SIZES, { min: 1 }),
          group('crust', 'Crust', 'Bunn', CRUSTS),
          group('style', 'Style', 'Type', STYLES),
          group('topping', 'Toppings', 'Fyll', TOPPINGS, { max: 20 }),
        ],
      },
      ...DRINKS.map(([code, en, no]) => ({
        ...sold(code, en, no),
        parts: [
          group('volume', 'Volume', 'Mengde', VOLUMES),
          group('container', 'Container', 'Emballasje', CONTAINERS),
        ],
      })),
      sold('garlic-bread', 'Garlic bread', 'Hvitløksbrød'),
      sold('salad', 'Side salad', 'Liten salat'),
    ],
    suggestiveSales: [],
    outages: [],
  }
}

type Named = readonly [code: string, en: string, no: string]

const SIZES: readonly Named[] = [
  ['small', 'Small', 'Liten'],
  ['medium', 'Medium', 'Medium'],
  ['large', 'Large', 'Stor'],
  ['party', 'Party size', 'Familiestørrelse'],
]
const CRUSTS: readonly Named[] = [
  ['thin', 'Thin crust', 'Tynn bunn'],
  ['deep', 'Deep dish', 'Dyp panne'],
  ['stuffed', 'Stuffed crust', 'Fylt bunn'],
  ['gluten-free', 'Gluten-free crust', 'Glutenfri bunn'],
]
const STYLES: readonly Named[] = [
  ['hawaiian', 'Hawaiian', 'Hawaii'],
  ['supreme', 'Supreme', 'Supreme'],
  ['veggie', 'Vegetarian', 'Vegetar'],
  ['meat', 'Meat lover', 'Kjøttelsker'],
]
const TOPPINGS: readonly Named[] = [
  ['ham', 'Ham', 'Skinke'],
  ['pineapple', 'Pineapple', 'Ananas'],
  ['cheese', 'Cheese', 'Ost'],
  ['olives', 'Olives', 'Oliven'],
  ['black-olives', 'Black olives', 'Svarte oliven'],
  ['onions', 'Onions', 'Løk'],
  ['red-onions', 'Red onions', 'Rødløk'],
  ['peppers', 'Peppers', 'Paprika'],
  ['green-peppers', 'Green peppers', 'Grønn paprika'],
  ['mushrooms', 'Mushrooms', 'Sopp'],
  ['pepperoni', 'Pepperoni', 'Pepperoni'],
  ['sausage', 'Italian sausage', 'Italiensk pølse'],
  ['bacon', 'Bacon', 'Bacon'],
  ['anchovies', 'Anchovies', 'Ansjos'],
  ['bbq', 'BBQ sauce', 'Barbecuesaus'],
  ['chicken', 'Grilled chicken', 'Grillet kylling'],
  ['jalapenos', 'Jalapeños', 'Jalapeño'],
  ['tomatoes', 'Cherry tomatoes', 'Cherrytomater'],
  ['basil', 'Basil', 'Basilikum'],
  ['spinach', 'Spinach', 'Spinat'],
]
const DRINKS: readonly Named[] = [
  ['coke', 'Coke', 'Cola'],
  ['diet-coke', 'Diet Coke', 'Cola uten sukker'],
  ['sprite', 'Sprite', 'Sprite'],
  ['ginger-ale', 'Ginger ale', 'Ginger ale'],
  ['iced-tea', 'Iced tea', 'Iste'],
]
const VOLUMES: readonly Named[] = [
  ['ml-500', '500 ml', '0,5 liter'],
  ['l-2', '2 liter', '2 liter'],
  ['drink-large', 'Large', 'Stor'],
  ['drink-small', 'Small', 'Liten'],
]
const CONTAINERS: readonly Named[] = [
  ['can', 'Can', 'Boks'],
  ['bottle', 'Bottle', 'Flaske'],
]

function text(en: string, no: string) {
  return { en, no }
}

function sold(code: string, en: string, no: string) {
  return { code, name: text(en, no), description: text(en, no), image: '/own/pizza.jpg', price: 100 }
}

function group(
  code: string,
  en: string,
  no: string,
  options: readonly Named[],
  { min = 0, max = 1 }: { readonly min?: number; readonly max?: number } = {},
) {
  return {
    code,
    name: text(en, no),
    min,
    max,
    parts: options.map(([option]) => ({ code: option, max: 3 })),
  }
}
