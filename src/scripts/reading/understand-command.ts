import { parseArgs } from 'node:util'
import { SPOKEN_LANGUAGES } from '#domain/languages/spoken-languages.ts'
import { readOrder } from '#flows/language/reader/read-order.ts'
import type { LanguageWords } from '#flows/language/words/language-words.ts'
import { loadWords } from '#flows/language/words/load-words.ts'
import { CatalogueError } from '#server/seed/catalogue-error.ts'
import { loadCatalogue, type CatalogueRestaurant } from '#server/seed/catalogue.ts'
import type { Said } from '../said.ts'

/** Runs the command on sentences and answers its exit code: 0 read, 2 not understood. */
export async function runUnderstand(
  args: readonly string[],
  sentences: AsyncIterable<string> | Iterable<string>,
  said: Said,
): Promise<number> {
  const given = await optionsIn(args)
  if (!given) {
    const languages = SPOKEN_LANGUAGES.map(({ code }) => code).join('|')
    said.error(`Usage: npm run -s understand -- --menu FOLDER --lang ${languages} [--restaurant SLUG]`)
    return 2
  }
  const found = restaurantIn(given.menu, given.restaurant)
  if (typeof found === 'string') {
    said.error(found)
    return 2
  }
  for await (const text of sentences) said.log(JSON.stringify(readingOf(text, found, given.language)))
  return 0
}

type Given = {
  readonly menu: string
  readonly language: LanguageWords
  readonly restaurant: string | undefined
}

async function optionsIn(args: readonly string[]): Promise<Given | undefined> {
  const values = valuesIn(args)
  if (values?.menu === undefined) return undefined
  const [language] = await loadWords([values.lang])
  return language && { menu: values.menu, language, restaurant: values.restaurant }
}

function valuesIn(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        menu: { type: 'string' },
        lang: { type: 'string', default: 'en' },
        restaurant: { type: 'string' },
      },
    }).values
  } catch {
    return undefined
  }
}

function readingOf(text: string, { menus }: CatalogueRestaurant, language: LanguageWords) {
  const { lines, mode, time, words } = readOrder(text, menus.EATIN, [language])
  return {
    text,
    lines: lines.map(({ product, quantity, choices }) => ({ product, quantity, choices })),
    ...(mode !== undefined && { mode }),
    ...(time !== undefined && { time }),
    ignored: words.flatMap((word) => (word.taken === 'left' ? [word.text] : [])),
  }
}

function restaurantIn(folder: string, wanted: string | undefined): CatalogueRestaurant | string {
  try {
    const { restaurants } = loadCatalogue(folder)
    const found = restaurants.find(
      ({ restaurant: { slug, id } }) => wanted === undefined || slug === wanted || id === wanted,
    )
    return found ?? `${folder}: no restaurant '${wanted}'`
  } catch (error) {
    if (error instanceof CatalogueError) return error.message
    throw error
  }
}
