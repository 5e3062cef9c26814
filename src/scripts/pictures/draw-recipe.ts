import type { PictureRecipe, PictureRecipes } from '#server/seed/pictures/picture-recipe.ts'
import { bento, sushiBoard, thali } from './boxes.ts'
import { LAYERS } from './burger-layers.ts'
import { BUNS, burgerStack } from './burger-stack.ts'
import { chanceOf } from './chance.ts'
import * as cups from './cups.ts'
import * as glasses from './glasses.ts'
import { dipCup, morsel, pasta, plate } from './plates.ts'
import { svgOf } from './picture-sheet.ts'
import { bowl, pizza, WARES } from './round-dishes.ts'
import { mixOf, strewn } from './bits/scatter.ts'
import * as street from './street-food.ts'
import { placed, type Art } from './strokes.ts'
import * as sweets from './sweets.ts'
import { ticket } from './ticket.ts'
import { together } from './together.ts'
import * as wraps from './wraps.ts'

type Chance = () => number
type Draw<Shape extends PictureRecipe['shape']> = (
  recipe: Extract<PictureRecipe, { readonly shape: Shape }>,
  chance: Chance,
  others: (name: string) => Art,
) => Art

const DRAW: { readonly [Shape in PictureRecipe['shape']]: Draw<Shape> } = {
  burger: ({ bun, layers, stick }, chance) =>
    burgerStack(
      keyOf(BUNS, bun),
      wordsOf(layers).map((name) => keyOf(LAYERS, name)),
      chance,
      stick,
    ),
  pizza: (recipe, chance) => pizza({ ...recipe, toppings: wordsOf(recipe.toppings) }, chance),
  bowl: (recipe, chance) =>
    bowl(
      { ...recipe, ware: keyOf(WARES, recipe.ware), bits: wordsOf(recipe.bits), top: wordsOf(recipe.top) },
      chance,
    ),
  plate: (recipe, chance) =>
    plate(
      {
        ...recipe,
        sides: wordsOf(recipe.sides),
        morsels: wordsOf(recipe.morsels),
        bits: wordsOf(recipe.bits),
      },
      chance,
    ),
  pasta: (recipe, chance) =>
    pasta({ ...recipe, bits: wordsOf(recipe.bits), top: wordsOf(recipe.top) }, chance),
  board: ({ on, morsels }, chance) => sushiBoard(wordsOf(morsels), on, chance),
  bento: ({ main, sides, gyoza }, chance) => bento(main, wordsOf(sides), gyoza, chance),
  thali: ({ curries }, chance) => thali(curries, chance),
  fries: ({ paper, mark, fry, sauce, bits, big = false }, chance) =>
    street.friesBox(paper, mark, fry, { sauce, bits: wordsOf(bits), big }, chance),
  hotdog: ({ bread, sausage, tops, sauces }, chance) =>
    street.hotdog(bread, sausage, wordsOf(tops), sauces, chance),
  tacos: ({ shell, bits, sauce }, chance) => wraps.tacos(shell, wordsOf(bits), sauce, chance),
  wrap: ({ bread, paper, mark, bits }, chance) => wraps.wrap(bread, paper, mark, wordsOf(bits), chance),
  burrito: ({ bits, sauce }, chance) => wraps.burrito(wordsOf(bits), { sauce }, chance),
  pita: ({ bits, sauce }, chance) => wraps.pita(wordsOf(bits), sauce, chance),
  flatbread: ({ form, crust, spread, bits }, chance) =>
    wraps.flatbread(form, crust, spread, wordsOf(bits), chance),
  elote: (_, chance) => street.elote(chance),
  quesadilla: ({ bits }, chance) => wraps.quesadilla(wordsOf(bits), chance),
  nachos: ({ sauces, bits }, chance) => street.nachos(sauces, wordsOf(bits), chance),
  gift: ({ paper, ribbon }) => street.giftBox(paper, ribbon),
  dip: ({ sauce }) => placed(dipCup(sauce), 120, 112, { size: 1.7 }),
  morsel: ({ name, size = 1.7, turn = 0 }) => placed(morsel(name), 120, 120, { size, turn }),
  bits: ({ bits, size = 3 }, chance) => {
    const names = wordsOf(bits)
    const spread = names.length === 1 ? 0 : 62
    return strewn(mixOf(names, names.length), { x: 120, y: 120, rx: spread, ry: spread * 0.9 }, chance, {
      size,
    })
  },
  openSandwich: ({ bread, spread, layers, tops }, chance) =>
    sweets.openSandwich(bread, spread, wordsOf(layers), wordsOf(tops), chance),
  filledRoll: ({ crust, layers, frill }, chance) => sweets.filledRoll(crust, wordsOf(layers), frill, chance),
  glass: (recipe, chance) =>
    glasses.glass({ ...recipe, bits: wordsOf(recipe.bits), top: wordsOf(recipe.top) }, chance),
  paperCup: ({ cup, mark, drink }) => cups.paperCup(cup, mark, drink),
  can: ({ can, band, fruit }) => glasses.can(can, band, fruit),
  bottle: (recipe) => glasses.bottle(recipe),
  water: ({ label, cap, bubbles = false }) => glasses.waterBottle(label, cap, bubbles),
  beer: ({ beer }) => glasses.beer(beer),
  wine: ({ wine, ...more }, chance) => glasses.wineGlass(wine, more, chance),
  coupe: ({ drink, salt, rim }) => glasses.coupe(drink, salt, rim),
  cup: (recipe) => cups.cup(recipe),
  layeredCoffee: ({ layers, ice = false }, chance) => cups.layeredCoffee(layers, chance, ice),
  shake: ({ drink, sauce, tops, small }, chance) => cups.shake(drink, sauce, wordsOf(tops), chance, small),
  domedCup: ({ layers, straw, pearls = false }, chance) => cups.domedCup(layers, straw, pearls, chance),
  teaSet: ({ pot, tea }) => cups.teaSet(pot, tea),
  sakeSet: ({ ware }) => cups.sakeSet(ware),
  coconut: () => cups.coconutDrink(),
  shot: ({ drink, beside }) => glasses.shot(drink, beside),
  cone: ({ scoops, tops }, chance) => sweets.cone(scoops, wordsOf(tops), chance),
  iceCup: ({ paper, scoops, tops }, chance) => sweets.iceCup(paper, scoops, wordsOf(tops), chance),
  softServe: ({ ice, vessel, sauce, tops }, chance) =>
    sweets.softServe(ice, vessel, sauce, wordsOf(tops), chance),
  sundae: ({ layers, ice, tops }, chance) => sweets.sundae(layers, ice, wordsOf(tops), chance),
  bananaSplit: (_, chance) => sweets.bananaSplit(chance),
  withIceCream: ({ base, ice, tops }, chance) => sweets.withIceCream(base, ice, wordsOf(tops), chance),
  tub: ({ paper, ice }, chance) => sweets.tub(paper, ice, chance),
  pot: ({ layers, tops }, chance) => sweets.pot(layers, wordsOf(tops), chance),
  ticket: ({ paper, percent, of }, _, others) => ticket(paper, percent, others(of)),
  together: ({ of }, _, others) => together(wordsOf(of).map(others)),
}

/** The picture of a name as a file. Throws where the recipe names what is not there. */
export function drawPicture(name: string, recipes: PictureRecipes): string {
  return svgOf(artOf(name, recipes))
}

function artOf(name: string, recipes: PictureRecipes): Art {
  const recipe = recipes[name]
  if (recipe === undefined) throw new Error(`there is no picture '${name}'`)
  const draw = DRAW[recipe.shape] as Draw<PictureRecipe['shape']>
  return draw(recipe as never, chanceOf(name), (other) => artOf(other, recipes))
}

function wordsOf(words = ''): readonly string[] {
  return words.split(' ').flatMap((word) => {
    const [, count = '1', name = word] = /^(\d+)\*(.+)$/.exec(word) ?? []
    return name === '' ? [] : Array.from({ length: Number(count) }, () => name)
  })
}

function keyOf<Key extends string>(record: Readonly<Record<Key, unknown>>, key: string): Key {
  if (!Object.hasOwn(record, key)) throw new Error(`there is no part '${key}'`)
  return key as Key
}
