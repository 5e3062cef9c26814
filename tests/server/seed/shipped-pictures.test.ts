import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '#server/seed/catalogue.ts'

const DATA = 'src/server/seed/data'
const MOST_BYTES_SENT = 10 * 1024
/** A category shows twenty of them at once. */
const MOST_BYTES_IN_THE_MIDDLE = 3 * 1024

describe.each(readdirSync(DATA))('in %s', (name) => {
  const folder = join(DATA, name)
  const files = readdirSync(join(folder, 'pictures')).filter((file) => !file.endsWith('.txt'))
  const { restaurants } = loadCatalogue(folder)
  const written = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('')
  const drawn = files
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [file, readFileSync(join(folder, 'pictures', file), 'utf8')] as const)

  test('each restaurant, category and product has a picture that is there', () => {
    const shown = restaurants.flatMap(({ restaurant, menus }) => [
      restaurant.imageUrl,
      ...menus.EATIN.categories.map(({ imageUrl }) => imageUrl),
      ...Object.values(menus.EATIN.products).map(({ imageUrl }) => imageUrl),
    ])
    expect(shown.filter((url) => !files.includes(url?.replace(/^\/pictures\//, '') ?? ''))).toEqual([])
  })

  test('every picture is shown somewhere, and none lies there twice', () => {
    expect(files.filter((file) => !written.includes(`"pictures/${file}"`))).toEqual([])
    expect(new Set(drawn.map(([, svg]) => svg)).size).toBe(drawn.length)
  })

  test.each(restaurants)('no two dishes of $restaurant.name look alike', ({ menus }) => {
    const shown = Object.values(menus.EATIN.products).map(({ imageUrl }) => imageUrl)
    expect(new Set(shown).size).toBe(shown.length)
  })

  test('a drawing is well-formed and defines every part it refers to', () => {
    expect(
      drawn.filter(([, svg]) => !isWellFormed(svg) || !definesItsParts(svg)).map(([file]) => file),
    ).toEqual([])
  })

  test('a drawing runs nothing, fetches nothing and says nothing', () => {
    const unsafe = /<(script|text|foreignObject|image|style|a)\b|\son\w+=|href="(?!#)|url\((?!#)|<!/
    expect(drawn.filter(([, svg]) => unsafe.test(svg)).map(([file]) => file)).toEqual([])
  })

  test('a picture is small as it is sent', () => {
    const dishes = files.filter((file) => written.includes(`"image": "pictures/${file}"`))
    const sizes = dishes.map((file) => {
      const bytes = readFileSync(join(folder, 'pictures', file))
      return [file.endsWith('.svg') ? gzipSync(bytes).length : bytes.length, file] as const
    })
    expect(sizes.filter(([size]) => size > MOST_BYTES_SENT)).toEqual([])
    const [middle = 0] = sizes
      .map(([size]) => size)
      .toSorted((a, b) => a - b)
      .slice(sizes.length / 2)
    expect(middle).toBeLessThanOrEqual(MOST_BYTES_IN_THE_MIDDLE)
  })
})

/** Whether everything that is opened is closed in its turn, below one root, and no text stands between. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  const tag = /<(\/?)(\w+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g
  for (const [, closing, name = '', , empty] of svg.matchAll(tag)) {
    if (closing === '/' && open.pop() !== name) return false
    if (closing === '' && empty === '') open.push(name)
  }
  return open.length === 0 && svg.startsWith('<svg ') && svg.replace(tag, '').trim() === ''
}

function definesItsParts(svg: string): boolean {
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  return [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].every(([, id]) => ids.has(id))
}
