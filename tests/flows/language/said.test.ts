import { afterAll, expect, test } from 'vitest'
import { wishedSelection } from '#domain/basket/wished-selection.ts'
import type { Menu } from '#domain/catalogue/product.ts'
import type { Understood } from '#flows/language/understood.ts'
import type { Talk } from '#scripts/simulation/simulated-conversation.ts'
import type { Language } from '#tests/locales/texts.ts'
import { atTheMenuOf } from './at-the-menu-of.ts'
import { aListener } from './heard.ts'
import { theMenuOf } from './pizzeria.ts'
import { counted, partsOf, tablesIn } from './sentence-tables.ts'
import { aSnackBar } from './snack-bar.ts'
import { writtenOrder } from './written-order.ts'

/** What a sentence is of, the sentence, and what has to be true of what comes of it, in the notation of `holds`. */
type Said = readonly [family: string, sentence: string, ought: string]

const MENUS: Readonly<Record<string, Menu>> = {
  burgers: theMenuOf('brygga-burger'),
  pizza: theMenuOf('fjell-og-forno'),
  tacos: theMenuOf('casa-mais'),
  sushi: theMenuOf('sora-sushi'),
  snacks: aSnackBar(),
}
const talks = new Map<Menu, Talk>()

/** Written before the rules they are of were, half of them not looked at until those stood. */
const TABLES = tablesIn('said').flatMap((table) => {
  const [place = '', language = ''] = table.replace('said/', '').split('.')
  const menu = MENUS[place]
  return menu
    ? partsOf<Said>(table).map((part) => ({
        name: `${place} in ${language}, ${part.part}`,
        part,
        menu,
        language,
      }))
    : []
})

/** How many were right, of how many, by family and half. */
const totals = new Map<string, { readonly right: number; readonly of: number }>()
afterAll(() => {
  for (const [name, { right, of }] of [...totals].toSorted())
    process.stdout.write(`${name}: ${right} of ${of} right\n`)
})

test.each(TABLES)('$name: at least $part.least propose nothing untrue', ({ name, part, menu, language }) => {
  const isMany = language !== 'en' && language !== 'no'
  const listener = aListener(isMany ? 'everything' : 'gardermoen', language as Language)
  const talk = talks.get(menu) ?? atTheMenuOf(menu)
  talks.set(menu, talk)
  counted(name, part, ([family, sentence, ought]) => {
    const outcome = outcomeOf(listener.hear(sentence, talk), sentence, menu)
    const broken = ought.split('; ').filter((each) => !each.split(' or ').some((one) => holds(one, outcome)))
    const half = part.part
    for (const key of [`${half}: ${family}`, `${half}: all`, `${half}, ${language}: all`]) {
      const { right, of } = totals.get(key) ?? { right: 0, of: 0 }
      totals.set(key, { right: right + (broken.length === 0 ? 1 : 0), of: of + 1 })
    }
    return broken.length === 0 ? ought : `${broken.join('; ')}: ${outcome.told}`
  })
})

test('every condition of the tables is one that is known', () => {
  const nothing: Outcome = {
    lines: [],
    left: [],
    isRefused: false,
    isSure: false,
    asked: undefined,
    told: '',
  }
  for (const { part } of TABLES)
    for (const [, , ought] of part.rows)
      for (const each of ought.split('; ').flatMap((one) => one.split(' or ')))
        expect(() => holds(each, nothing)).not.toThrow()
})

type Line = { readonly code: string; readonly quantity: number; readonly wishes: readonly string[] }
/** What comes of a sentence: what it would add, what is told as not understood, or the words that are asked about. */
type Outcome = {
  readonly lines: readonly Line[]
  readonly left: readonly string[]
  /** Something that was wished is told as what cannot be. */
  readonly isRefused: boolean
  /** All that was said is in what would be added. */
  readonly isSure: boolean
  readonly asked: string | undefined
  readonly told: string
}

function outcomeOf(meaning: Understood, sentence: string, menu: Menu): Outcome {
  const none = { lines: [], left: [], isRefused: false, isSure: false, asked: undefined }
  switch (meaning.kind) {
    case 'order': {
      const { lines, marks } = meaning.order
      const left = marks.flatMap(({ from, to, taken }) =>
        taken === 'left' || taken === 'aside' ? [sentence.slice(from, to)] : [],
      )
      const refused = lines.flatMap(({ product, choices }) => {
        const found = menu.products[product]
        return found ? wishedSelection(found, choices).refused : []
      })
      const isWhole = lines.every(
        ({ quantity, portion }) => portion?.wanted === undefined || portion.wanted === quantity * portion.of,
      )
      const told = writtenOrder(meaning.order).trim()
      return {
        lines: lines.map(({ product, quantity, choices }) => ({
          code: product,
          quantity,
          wishes: choices.map(({ option, mode }) => `${mode === 'without' ? '-' : ''}${option}`),
        })),
        left,
        isRefused: refused.length > 0,
        isSure: left.length === 0 && refused.length === 0 && isWhole,
        asked: undefined,
        told: [told, ...left.map((word) => `leaves ${word}`)].join(' '),
      }
    }
    case 'command': {
      const { command } = meaning
      return command.type === 'product.add'
        ? {
            ...none,
            lines: [{ code: command.code, quantity: 1, wishes: [] }],
            isSure: true,
            told: `1 ${command.code}`,
          }
        : { ...none, told: command.type }
    }
    case 'unknown': {
      const { caution } = meaning
      const asked = caution && sentence.slice(caution.from, caution.to)
      return { ...none, asked, told: asked === undefined ? 'unknown' : `asks about ${asked}` }
    }
    default:
      return { ...none, told: meaning.kind }
  }
}

/**
 * `nothing` is added; `no X`: none of a product; `X = 2`, `X <= 2`: so many of it; `X: -w`: with a wish; `X without w`: not
 * with one; `leaves w`: that word is told as left over; `unsure`: something is; `is ...`: just this, and sure. A question
 * about what refuses, or the like, is right wherever something else has to be told or left out.
 */
function holds(condition: string, { lines, left, isRefused, isSure, asked, told }: Outcome): boolean {
  const of = (code: string) => lines.filter((line) => line.code === code)
  const many = (code: string) => of(code).reduce((sum, { quantity }) => sum + quantity, 0)
  if (condition === 'nothing') return lines.length === 0
  if (condition === 'unsure') return !isSure
  const [, exact] = /^is (.+)$/.exec(condition) ?? []
  if (exact !== undefined) return isSure && told === exact.split(' | ').toSorted().join(' | ')
  const [, none] = /^no (\S+)$/.exec(condition) ?? []
  if (none !== undefined) return of(none).length === 0
  const [, word] = /^leaves (\S+)$/.exec(condition) ?? []
  if (word !== undefined)
    return asked !== undefined || isRefused || left.some((each) => each.toLowerCase() === word)
  const [, code = '', sign, number] = /^(\S+) (<?=) (\d+)$/.exec(condition) ?? []
  if (sign === '=') return asked !== undefined || many(code) === Number(number)
  if (sign === '<=') return many(code) <= Number(number)
  const [, product = '', unwished] = /^(\S+) without (\S+)$/.exec(condition) ?? []
  if (unwished !== undefined) return of(product).every(({ wishes }) => !wishes.includes(unwished))
  const [, wishing = '', wished] = /^(\S+): (\S+)$/.exec(condition) ?? []
  if (wished !== undefined) return of(wishing).every(({ wishes }) => wishes.includes(wished))
  throw new Error(`no condition: ${condition}`)
}
