import type { Menu } from '#domain/catalogue/product.ts'
import type { PartSource } from '#server/seed/schema.ts'
import { toMenus } from '#server/seed/to-menu.ts'
import { pizzeriaSource } from './pizzeria.ts'

/** A snack bar with names in all seven languages, where some things come in pieces. */
export function aSnackBar(): Menu {
  const { restaurant } = pizzeriaSource()
  return toMenus(
    {
      restaurant,
      categories: [
        {
          id: 'all',
          name: named('All', 'Alt', 'Allt', 'Kaikki', 'Tout', 'Todo', 'Tutto'),
          products: PRODUCTS.map(({ code }) => code),
        },
      ],
      ingredients: INGREDIENTS.map(([code, ...names]) => ({ code, name: named(...names) })),
      partGroups: {},
      products: PRODUCTS,
      suggestiveSales: [],
      outages: [],
    },
    'en',
  ).EATIN
}

type Names = readonly [en: string, no: string, sv: string, fi: string, fr: string, es: string, it: string]

const INGREDIENTS: readonly (readonly [code: string, ...names: Names])[] = [
  ['onion', 'Onion', 'Løk', 'Lök', 'Sipuli', 'Oignons', 'Cebolla', 'Cipolla'],
  ['tomato', 'Tomato', 'Tomat', 'Tomat', 'Tomaatti', 'Tomates', 'Tomate', 'Pomodoro'],
  ['bacon', 'Bacon', 'Bacon', 'Bacon', 'Pekoni', 'Bacon', 'Beicon', 'Bacon'],
  ['pineapple', 'Pineapple', 'Ananas', 'Ananas', 'Ananas', 'Ananas', 'Piña', 'Ananas'],
  ['ham', 'Ham', 'Skinke', 'Skinka', 'Kinkku', 'Jambon', 'Jamón', 'Prosciutto'],
]

const without = (code: string): PartSource => ({ code, kind: 'without' })

const PRODUCTS = [
  sold(
    'hamburger',
    named('Hamburger', 'Hamburger', 'Hamburgare', 'Hampurilainen', 'Hamburger', 'Hamburguesa', 'Hamburger'),
    [without('onion'), without('tomato'), { code: 'bacon', kind: 'extra', max: 2, price: 10 }],
  ),
  sold('hawaii', named('Hawaii', 'Hawaii', 'Hawaii', 'Hawaii', 'Hawaïenne', 'Hawaiana', 'Hawaiana'), [
    without('pineapple'),
    without('ham'),
  ]),
  sold(
    'margherita',
    named('Margherita', 'Margherita', 'Margherita', 'Margherita', 'Margherita', 'Margherita', 'Margherita'),
  ),
  sold(
    'churros',
    named(
      'Churros, 6 pcs',
      'Churros, 6 stk.',
      'Churros, 6 st.',
      'Churrot, 6 kpl',
      'Churros, 6 pièces',
      'Churros, 6 uds.',
      'Churros, 6 pz.',
    ),
  ),
  sold(
    'wings',
    named(
      'Chicken wings, 8 pcs',
      'Kyllingvinger, 8 stk.',
      'Kycklingvingar, 8 st.',
      'Kanansiivet, 8 kpl',
      'Ailes de poulet, 8 pièces',
      'Alitas de pollo, 8 uds.',
      'Alette di pollo, 8 pz.',
    ),
  ),
  sold(
    'shake',
    named(
      'Chocolate shake',
      'Sjokoladeshake',
      'Chokladshake',
      'Suklaapirtelö',
      'Milkshake au chocolat',
      'Batido de chocolate',
      'Frappè al cioccolato',
    ),
  ),
  sold(
    'fries',
    named(
      'Fries',
      'Pommes frites',
      'Pommes frites',
      'Ranskalaiset',
      'Frites',
      'Patatas fritas',
      'Patatine fritte',
    ),
  ),
  sold('cola', named('Cola', 'Cola', 'Cola', 'Kola', 'Coca', 'Coca-Cola', 'Coca-Cola')),
  sold('water', named('Water', 'Vann', 'Vatten', 'Vesi', 'Eau', 'Agua', 'Acqua')),
  sold('coffee', named('Coffee', 'Kaffe', 'Kaffe', 'Kahvi', 'Café', 'Café', 'Caffè')),
  sold('ice-cream', named('Ice cream', 'Iskrem', 'Glass', 'Jäätelö', 'Glace', 'Helado', 'Gelato')),
]

function named(...[en, no, sv, fi, fr, es, it]: Names) {
  return { en, no, sv, fi, fr, es, it }
}

function sold(code: string, name: ReturnType<typeof named>, parts: readonly PartSource[] = []) {
  return { code, name, description: name, image: '/own/pizza.jpg', price: 100, parts: [...parts] }
}
