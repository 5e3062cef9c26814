import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { readOrder } from '#flows/language/reader/read-order.ts'
import { LANGUAGES } from '#flows/language/words/languages-read.ts'
import { CatalogueError } from '#server/seed/catalogue-error.ts'
import { loadCatalogue, type CatalogueRestaurant } from '#server/seed/catalogue.ts'

// npm run -s understand -- --menu FOLDER --lang en [--restaurant SLUG]
//
// Reads sentences from standard input, one a line, and prints what each orders, one JSON object a line:
//
//   { "text", "lines": [{ "product", "quantity", "choices": [{ "part", "option", "quantity", "mode" }] }],
//     "mode"?, "time"?, "ignored": [] }
//
// FOLDER is a catalogue (src/server/seed/README.md); its first restaurant is meant unless another is named by its slug or
// id. `ignored` are the words that were left over. Exit code 2 where the command itself is not understood.

const given = options()
if (given) await understand(given)
else {
  console.error(
    `Usage: npm run -s understand -- --menu FOLDER --lang ${Object.keys(LANGUAGES).join('|')} [--restaurant SLUG]`,
  )
  process.exitCode = 2
}

type Given = { readonly menu: string; readonly lang: string; readonly restaurant: string | undefined }

function options(): Given | undefined {
  try {
    const { values } = parseArgs({
      options: {
        menu: { type: 'string' },
        lang: { type: 'string', default: 'en' },
        restaurant: { type: 'string' },
      },
    })
    const { menu, lang, restaurant } = values
    return menu !== undefined && lang in LANGUAGES ? { menu, lang, restaurant } : undefined
  } catch {
    return undefined
  }
}

async function understand({ menu: folder, lang, restaurant }: Given): Promise<void> {
  const found = restaurantIn(folder, restaurant)
  const language = LANGUAGES[lang]
  if (typeof found === 'string' || language === undefined) {
    console.error(found)
    process.exitCode = 2
    return
  }
  for await (const text of createInterface({ input: process.stdin })) {
    const { lines, mode, time, words } = readOrder(text, found.menus.EATIN, [language])
    const ignored = words.flatMap((word) => (word.taken === 'left' ? [word.text] : []))
    console.log(
      JSON.stringify({
        text,
        lines: lines.map(({ product, quantity, choices }) => ({ product, quantity, choices })),
        ...(mode !== undefined && { mode }),
        ...(time !== undefined && { time }),
        ignored,
      }),
    )
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
