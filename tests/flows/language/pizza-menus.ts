import type { Menu } from '#domain/catalogue/product.ts'
import { toMenus } from '#server/seed/to-menu.ts'
import type { PartSource, RestaurantSource } from '#server/seed/schema.ts'
import { pizzeriaSource } from './pizzeria.ts'

type Named = readonly [code: string, name: string]

const SIZES: readonly Named[] = [
  ['small', 'Small'],
  ['medium', 'Medium'],
  ['large', 'Large'],
  ['extra-large', 'Extra large'],
  ['personal', 'Personal size'],
  ['lunch', 'Lunch size'],
  ['party', 'Party size'],
]
const CRUSTS: readonly Named[] = [
  ['thin', 'Thin crust'],
  ['thick', 'Thick crust'],
  ['stuffed', 'Stuffed crust'],
  ['gluten-free', 'Gluten-free crust'],
  ['cauliflower', 'Cauliflower crust'],
  ['deep', 'Deep dish'],
]
const STYLES: readonly Named[] = [
  ['hawaiian', 'Hawaiian'],
  ['veggie', 'Vegetarian'],
  ['supreme', 'Supreme'],
  ['meat', 'Meat lovers'],
  ['margherita', 'Margherita'],
  ['mexican', 'Mexican'],
  ['combination', 'Combination'],
]
const TOPPINGS: readonly Named[] = [
  ['american-cheese', 'American cheese'],
  ['anchovies', 'Anchovies'],
  ['artichokes', 'Artichokes'],
  ['arugula', 'Arugula'],
  ['bacon', 'Bacon'],
  ['balsamic', 'Balsamic glaze'],
  ['banana-peppers', 'Banana peppers'],
  ['basil', 'Basil'],
  ['bbq-chicken', 'BBQ chicken'],
  ['bbq', 'BBQ sauce'],
  ['beef', 'Ground beef'],
  ['black-olives', 'Black olives'],
  ['broccoli', 'Broccoli'],
  ['buffalo-chicken', 'Buffalo chicken'],
  ['cheddar', 'Cheddar cheese'],
  ['cheese', 'Cheese'],
  ['cherry-tomatoes', 'Cherry tomatoes'],
  ['chicken', 'Chicken'],
  ['feta', 'Feta cheese'],
  ['garlic', 'Roasted garlic'],
  ['green-olives', 'Green olives'],
  ['green-peppers', 'Green peppers'],
  ['grilled-chicken', 'Grilled chicken'],
  ['ham', 'Ham'],
  ['italian-sausage', 'Italian sausage'],
  ['jalapenos', 'Jalapeño peppers'],
  ['low-fat-cheese', 'Low fat cheese'],
  ['meatballs', 'Meatballs'],
  ['mozzarella', 'Mozzarella cheese'],
  ['mushrooms', 'Mushrooms'],
  ['olives', 'Olives'],
  ['olive-oil', 'Olive oil'],
  ['onions', 'Onions'],
  ['parmesan', 'Parmesan cheese'],
  ['pepper-flakes', 'Red pepper flakes'],
  ['pepperoni', 'Pepperoni'],
  ['peppers', 'Peppers'],
  ['pesto', 'Pesto'],
  ['pickles', 'Pickles'],
  ['pineapple', 'Pineapple'],
  ['red-onions', 'Red onions'],
  ['red-peppers', 'Red peppers'],
  ['salami', 'Salami'],
  ['sausage', 'Sausage'],
  ['shrimp', 'Shrimps'],
  ['spicy-sauce', 'Spicy red sauce'],
  ['spinach', 'Spinach'],
  ['sauce', 'Sauce'],
  ['tomatoes', 'Tomatoes'],
  ['tuna', 'Tuna'],
  ['yellow-peppers', 'Yellow peppers'],
]
const DRINKS: readonly Named[] = [
  ['coke', 'Coke'],
  ['diet-coke', 'Diet Coke'],
  ['coke-zero', 'Coke Zero'],
  ['cherry-coke', 'Cherry Coke'],
  ['pepsi', 'Pepsi'],
  ['diet-pepsi', 'Diet Pepsi'],
  ['sprite', 'Sprite'],
  ['diet-sprite', 'Diet Sprite'],
  ['fanta', 'Fanta'],
  ['dr-pepper', 'Dr Pepper'],
  ['ginger-ale', 'Ginger ale'],
  ['iced-tea', 'Iced tea'],
  ['lemon-tea', 'Lemon iced tea'],
  ['mountain-dew', 'Mountain Dew'],
  ['seven-up', '7 Up'],
  ['water', 'Water'],
  ['coffee', 'Coffee'],
]
const DRINK_SIZES: readonly Named[] = [
  ['drink-small', 'Small'],
  ['drink-medium', 'Medium'],
  ['drink-large', 'Large'],
]
const VOLUMES: readonly Named[] = [
  ['ml-200', '200 ml'],
  ['ml-500', '500 ml'],
  ['l-1', '1 liter'],
  ['l-2', '2 liter'],
  ['oz-16', '16 oz'],
  ['oz-20', '20 fl oz'],
]
const CONTAINERS: readonly Named[] = [
  ['can', 'Can'],
  ['bottle', 'Bottle'],
]
/** What is on a pizza that has a name, when it comes as it is. */
const RECIPES: Readonly<Record<string, readonly string[]>> = {
  hawaiian: ['cheese', 'ham', 'pineapple'],
  veggie: ['cheese', 'mushrooms', 'peppers', 'olives'],
  supreme: ['cheese', 'pepperoni', 'sausage', 'onions', 'peppers', 'mushrooms', 'olives'],
  meat: ['cheese', 'ham', 'bacon', 'sausage', 'pepperoni'],
  margherita: ['mozzarella', 'tomatoes', 'basil'],
  mexican: ['cheese', 'beef', 'jalapenos', 'onions'],
  combination: ['cheese', 'ham', 'pepperoni', 'mushrooms'],
}

/** One pizza of which everything is chosen in lists, and drinks with theirs. */
export function oneProductMenu(): Menu {
  return menuOf([
    made('pizza', 'Pizza', [
      group('size', 'Size', SIZES, 1),
      group('crust', 'Crust', CRUSTS, 1),
      group('style', 'Style', STYLES, 1),
      group('topping', 'Toppings', TOPPINGS, 20),
    ]),
    ...DRINKS.map(([code, name]) =>
      made(code, name, [
        group('drink-size', 'Size', DRINK_SIZES, 1),
        group('volume', 'Volume', VOLUMES, 1),
        group('container', 'Container', CONTAINERS, 1),
      ]),
    ),
  ])
}

/** A product for each size of pizza, with what goes on it as extras, and one for each size of each drink. */
export function sizedMenu(): Menu {
  return menuOf([
    ...SIZES.map(([code, name]) =>
      made(`pizza-${code}`, `${name} pizza`, [
        group('crust', 'Crust', CRUSTS, 1),
        group('recipe', 'Recipe', STYLES, 1),
        ...TOPPINGS.map(([topping]) => ({ code: topping, kind: 'extra' as const, max: 3, price: 10 })),
      ]),
    ),
    ...DRINKS.flatMap(([code, name]) => [
      made(code, name),
      ...DRINK_SIZES.map(([size, sized]) => made(`${code}-${size}`, `${sized} ${name}`)),
      ...VOLUMES.map(([volume, held]) => made(`${code}-${volume}`, `${name} ${held}`)),
      ...CONTAINERS.map(([container, held]) => made(`${code}-${container}`, `${name} ${held}`)),
    ]),
  ])
}

/** A product for each kind of pizza with what can be left out of it, and one to build of anything. */
export function namedMenu(): Menu {
  const extras = TOPPINGS.map(([code]) => ({ code, kind: 'extra' as const, max: 3, price: 10 }))
  return menuOf([
    made('pizza', 'Build your own pizza', [
      group('size', 'Size', SIZES, 1),
      group('crust', 'Crust', CRUSTS, 1),
      group('topping', 'Toppings', TOPPINGS, 20),
    ]),
    ...STYLES.map(([code, name]) =>
      made(`pizza-${code}`, `${name} pizza`, [
        group('size', 'Size', SIZES, 1),
        group('crust', 'Crust', CRUSTS, 1),
        ...(RECIPES[code] ?? []).map((topping) => ({ code: topping, kind: 'without' as const })),
        ...extras,
      ]),
    ),
    ...DRINKS.map(([code, name]) =>
      made(code, name, [
        group('serving', 'Serving', [...DRINK_SIZES, ...VOLUMES], 1),
        group('container', 'Container', CONTAINERS, 1),
      ]),
    ),
  ])
}

const SIZE_CODES = new Set(SIZES.map(([code]) => code))
const STYLE_CODES = new Set(STYLES.map(([code]) => code))

type Line = { readonly quantity: string; readonly product: string; readonly choices: readonly string[] }

/** An order as it is written for the menu of one product, for the menu of sizes; undefined where it names no size. */
export function asSized(order: string): string | undefined {
  return translated(order, ({ quantity, product, choices }) => {
    const size = choices.find((each) => (product === 'pizza' ? SIZE_CODES.has(each) : isServing(each)))
    if (product === 'pizza')
      return size === undefined
        ? undefined
        : written(
            quantity,
            `pizza-${size}`,
            choices.filter((each) => each !== size),
          )
    return choices.length > 1 ? undefined : written(quantity, [product, ...choices].join('-'), [])
  })
}

/** The same for the menu of named pizzas; undefined where one is said not to be of a name. */
export function asNamed(order: string): string | undefined {
  return translated(order, ({ quantity, product, choices }) => {
    if (choices.some((each) => each.startsWith('-') && STYLE_CODES.has(each.slice(1)))) return undefined
    const style = product === 'pizza' ? choices.find((each) => STYLE_CODES.has(each)) : undefined
    return style === undefined
      ? written(quantity, product, choices)
      : written(
          quantity,
          `pizza-${style}`,
          choices.filter((each) => each !== style),
        )
  })
}

function isServing(code: string): boolean {
  return [...DRINK_SIZES, ...VOLUMES, ...CONTAINERS].some(([each]) => each === code)
}

function translated(order: string, line: (line: Line) => string | undefined): string | undefined {
  const [, ordered = '', terms = ''] = /^(.*?)((?: @\S+)?(?: EATIN| TAKEOUT)?)$/.exec(order) ?? []
  const lines = ordered.split(' | ').map((text) => {
    const [, quantity = '', product = '', choices = ''] = /^(\d+) ([^:]+)(?:: (.*))?$/.exec(text) ?? []
    return line({ quantity, product, choices: choices === '' ? [] : choices.split(', ') })
  })
  return lines.includes(undefined) ? undefined : lines.toSorted().join(' | ') + terms
}

function written(quantity: string, product: string, choices: readonly string[]): string {
  return `${quantity} ${product}${choices.length === 0 ? '' : `: ${choices.join(', ')}`}`
}

function menuOf(products: RestaurantSource['products']): Menu {
  const { restaurant } = pizzeriaSource()
  const codes = products.map(({ code }) => code)
  const named: readonly Named[] = [
    ...SIZES,
    ...CRUSTS,
    ...STYLES,
    ...TOPPINGS,
    ...DRINK_SIZES,
    ...VOLUMES,
    ...CONTAINERS,
  ]
  return toMenus(
    {
      restaurant,
      categories: [
        { id: 'pizzas', name: text('Pizzas'), products: codes.filter((code) => code.startsWith('pizza')) },
        { id: 'drinks', name: text('Drinks'), products: codes.filter((code) => !code.startsWith('pizza')) },
      ],
      ingredients: named.map(([code, name]) => ({ code, name: text(name) })),
      partGroups: {},
      products,
      suggestiveSales: [],
      outages: [],
    },
    'en',
  ).EATIN
}

function text(name: string) {
  return { en: name, no: name }
}

function made(code: string, name: string, parts: PartSource[] = []) {
  return { code, name: text(name), description: text(name), image: '/own/pizza.jpg', price: 100, parts }
}

function group(code: string, name: string, options: readonly Named[], max: number): PartSource {
  return { code, name: text(name), min: 0, max, parts: options.map(([option]) => ({ code: option, max: 3 })) }
}
