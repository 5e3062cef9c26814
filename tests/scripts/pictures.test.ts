import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#server/seed/catalogue.ts'
import { PACKAGE_PICTURES } from '#server/seed/pictures/package-pictures.ts'
import type { PictureRecipe } from '#server/seed/pictures/picture-recipe.ts'
import { RECIPES } from '#server/seed/pictures/recipes.ts'
import { drawPicture } from '../../src/scripts/pictures/draw-recipe.ts'

const root = join(import.meta.dirname, '../..')
const assets = join(root, 'node_modules/@lobehub/fluent-emoji-3d/assets')
const { restaurants } = loadCatalogue(join(root, 'src/server/seed/data/gardermoen'))
const drawn = new Map(Object.keys(RECIPES).map((name) => [name, drawPicture(name, RECIPES)]))

test('every picture taken from the package is there', () => {
  const missing = Object.entries(PACKAGE_PICTURES).filter(([, asset]) => !existsSync(join(assets, asset)))
  expect(missing).toEqual([])
})

test('no name is both composed and taken from the package', () => {
  expect(Object.keys(PACKAGE_PICTURES).filter((name) => Object.hasOwn(RECIPES, name))).toEqual([])
})

test('a composed picture is small once it is packed: 10 kB at the most, 3 kB in the middle', () => {
  const sizes = [...drawn.values()].map((svg) => gzipSync(svg).length).toSorted((a, b) => a - b)
  expect(sizes.at(-1)).toBeLessThanOrEqual(10 * 1024)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(3 * 1024)
})

test('a composed picture defines every part it refers to, and holds no text, script or address', () => {
  const faulty = [...drawn].flatMap(([name, svg]) => {
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const referred = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id)
    const isSound =
      referred.every((id) => ids.has(id)) && !/<text|<script|\son\w+=|href="(?!#)|NaN|undefined/.test(svg)
    return isSound ? [] : [name]
  })
  expect(faulty).toEqual([])
})

test('a picture is the same whenever and wherever it is drawn', () => {
  const again = Object.keys(RECIPES)
    .toReversed()
    .filter((name) => drawPicture(name, RECIPES) !== drawn.get(name))
  expect(again).toEqual([])
})

test.each([
  ['a part', { shape: 'burger', bun: 'brioche', layers: 'fly-agaric' }],
  ['a bit', { shape: 'pizza', sauce: 'c8371f', toppings: 'fly-agaric' }],
  ['a morsel', { shape: 'plate', on: 'white', morsels: 'fly-agaric' }],
  ['a picture', { shape: 'together', of: 'fly-agaric' }],
] satisfies [string, PictureRecipe][])('%s that is not there stops the build by its name', (_, recipe) => {
  expect(() => drawPicture('wrong', { wrong: recipe })).toThrow("'fly-agaric'")
})

test.each(restaurants)('no two dishes of $restaurant.name look alike', ({ menus }) => {
  const dishes = Object.values(menus.EATIN.products)
  const pictures = dishes.map(({ imageUrl }) => drawn.get(nameOf(imageUrl)))
  expect(pictures).not.toContain(undefined)
  expect(new Set(pictures).size).toBe(dishes.length)
})

test.each(restaurants)(
  'each category of $restaurant.name, and the restaurant, shows what is sold there',
  ({ restaurant, menus }) => {
    const sold = new Set(Object.values(menus.EATIN.products).map(({ imageUrl }) => nameOf(imageUrl)))
    const shelves = [
      restaurant.imageUrl,
      ...menus.EATIN.categories.flatMap((category) => [
        category.imageUrl,
        ...category.children.map(({ imageUrl }) => imageUrl),
      ]),
    ]
    const strange = shelves
      .map(nameOf)
      .filter((name) => ![name, ...partsOf(name)].some((part) => sold.has(part)))
    expect(strange).toEqual([])
  },
)

const combos = restaurants.flatMap(({ menus }) =>
  Object.values(menus.EATIN.products).filter(({ type }) => type === 'COMBO'),
)

test.each(combos)('the meal $name.byLanguage.en shows more than its main dish', ({ imageUrl }) => {
  const name = nameOf(imageUrl)
  expect(RECIPES[name]?.shape === 'thali' || partsOf(name).length >= 2).toBe(true)
})

function nameOf(imageUrl: string | undefined): string {
  return /^\/pictures\/(.+)\.svg$/.exec(imageUrl ?? '')?.[1] ?? ''
}

function partsOf(name: string): readonly string[] {
  const recipe = RECIPES[name]
  return recipe?.shape === 'together' ? recipe.of.split(' ') : []
}
