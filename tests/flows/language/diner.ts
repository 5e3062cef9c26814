import type { Menu } from '#domain/catalogue/product.ts'
import { toMenus } from '#server/seed/to-menu.ts'
import { pizzeriaSource } from './pizzeria.ts'

/** A diner with burgers, a pizza made to order, sides and drinks, with names in five languages. */
export function aDiner(): Menu {
  const { restaurant } = pizzeriaSource()
  return toMenus(
    {
      restaurant,
      categories: [
        category('burgers', 'Burgare', 'Panini', 'Burgers', 'Hamburguesas', 'Hampurilaiset', [
          'hamburger',
          'cheeseburger',
        ]),
        category('pizza', 'Pizza', 'Pizze', 'Pizzas', 'Pizzas', 'Pizzat', ['pizza']),
        category('sides', 'Tillbehör', 'Contorni', 'Accompagnements', 'Acompañamientos', 'Lisukkeet', [
          'fries',
          'salad',
          'garlic-bread',
        ]),
        category('sweets', 'Efterrätter', 'Dolci', 'Desserts', 'Postres', 'Jälkiruoat', ['ice-cream']),
        category('drinks', 'Drycker', 'Bevande', 'Boissons', 'Bebidas', 'Juomat', [
          'cola',
          'water',
          'coffee',
        ]),
      ],
      ingredients: INGREDIENTS.map(([code, ...names]) => ({ code, name: text(...names) })),
      partGroups: {},
      products: [
        sold(
          'hamburger',
          text('Hamburgare', 'Hamburger', 'Hamburger', 'Hamburguesa', 'Hampurilainen'),
          BURGER,
        ),
        sold(
          'cheeseburger',
          text('Ostburgare', 'Cheeseburger', 'Cheeseburger', 'Hamburguesa con queso', 'Juustohampurilainen'),
          BURGER,
        ),
        sold('pizza', text('Pizza', 'Pizza', 'Pizza', 'Pizza', 'Pizza'), [
          SIZE,
          {
            code: 'toppings',
            name: text('Pålägg', 'Ingredienti', 'Garnitures', 'Ingredientes', 'Täytteet'),
            min: 0,
            max: 20,
            parts: ['ham', 'mushrooms', 'olives', 'cheese', 'onion'].map((code) => ({ code, max: 3 })),
          },
        ]),
        sold('fries', text('Pommes frites', 'Patatine fritte', 'Frites', 'Patatas fritas', 'Ranskalaiset'), [
          SIZE,
        ]),
        sold('salad', text('Sallad', 'Insalata', 'Salade', 'Ensalada', 'Salaatti')),
        sold(
          'garlic-bread',
          text('Vitlöksbröd', 'Pane all’aglio', 'Pain à l’ail', 'Pan de ajo', 'Valkosipulileipä'),
        ),
        sold('ice-cream', text('Glass', 'Gelato', 'Glace', 'Helado', 'Jäätelö'), [
          { code: 'chocolate', kind: 'extra' },
        ]),
        sold('cola', text('Cola', 'Coca-Cola', 'Coca-Cola', 'Coca-Cola', 'Cola')),
        sold('water', text('Vatten', 'Acqua', 'Eau', 'Agua', 'Vesi')),
        sold('coffee', text('Kaffe', 'Caffè', 'Café', 'Café', 'Kahvi')),
      ],
      suggestiveSales: [],
      outages: [],
    },
    'sv',
  ).EATIN
}

type Names = readonly [sv: string, it: string, fr: string, es: string, fi: string]

const INGREDIENTS: readonly (readonly [code: string, ...names: Names])[] = [
  ['bacon', 'Bacon', 'Bacon', 'Bacon', 'Beicon', 'Pekoni'],
  ['cheese', 'Ost', 'Formaggio', 'Fromage', 'Queso', 'Juusto'],
  ['onion', 'Lök', 'Cipolla', 'Oignons', 'Cebolla', 'Sipuli'],
  ['pickles', 'Saltgurka', 'Cetriolini', 'Cornichons', 'Pepinillos', 'Suolakurkku'],
  ['tomato', 'Tomat', 'Pomodoro', 'Tomates', 'Tomate', 'Tomaatti'],
  ['ham', 'Skinka', 'Prosciutto', 'Jambon', 'Jamón', 'Kinkku'],
  ['mushrooms', 'Svamp', 'Funghi', 'Champignons', 'Champiñones', 'Herkkusieni'],
  ['olives', 'Oliver', 'Olive', 'Olives', 'Aceitunas', 'Oliivit'],
  ['small', 'Liten', 'Piccola', 'Petite', 'Pequeña', 'Pieni'],
  ['large', 'Stor', 'Grande', 'Grande', 'Grande', 'Iso'],
  ['chocolate', 'Chokladsås', 'Salsa al cioccolato', 'Sauce chocolat', 'Salsa de chocolate', 'Suklaakastike'],
]

const BURGER = [
  { code: 'bacon', kind: 'extra' as const, max: 2 },
  { code: 'cheese', kind: 'extra' as const, max: 2 },
  { code: 'onion', kind: 'without' as const },
  { code: 'pickles', kind: 'without' as const },
  { code: 'tomato', kind: 'without' as const },
]

const SIZE = {
  code: 'size',
  name: text('Storlek', 'Misura', 'Taille', 'Tamaño', 'Koko'),
  min: 0,
  max: 1,
  parts: [{ code: 'small' }, { code: 'large' }],
}

function text(...[sv, it, fr, es, fi]: Names) {
  return { sv, it, fr, es, fi }
}

function category(id: string, ...rest: readonly [...Names, readonly string[]]) {
  const [sv, it, fr, es, fi, products] = rest
  return { id, name: text(sv, it, fr, es, fi), products: [...products] }
}

function sold<Part>(code: string, name: ReturnType<typeof text>, parts: readonly Part[] = []) {
  return { code, name, description: name, image: '/own/pizza.jpg', price: 100, parts: [...parts] }
}
