import { textIn } from '#domain/catalogue/translated.ts'
import type { Taken } from '../../core/log/command-data.ts'
import type { MenuLexicon } from './lexicon.ts'
import type { Deed, Draft } from './order/begun-reading.ts'
import type { Symbol } from './order/order-grammar.ts'
import { wordsIn } from './sentence-words.ts'
import type { Sensed } from './spelling.ts'

/** How a word is told, and the line of the draft it is of; nothing of a word that says nothing of an order. */
export type Shown = { readonly how: Taken; readonly line?: number }

/** What the words that come after some came to. */
type Outcome = 'refused' | 'wished' | 'ordered' | 'left' | undefined

const REFUSING: ReadonlySet<Symbol> = new Set<Symbol>(['without', 'no'])
const MEASURING: ReadonlySet<Symbol> = new Set<Symbol>(['extra', 'light', 'double', 'triple'])
/** They join what is ordered, or point at it. */
const EMPTY: ReadonlySet<Symbol> = new Set<Symbol>([
  'filler',
  'group',
  'comma',
  'and',
  'or',
  'but',
  'with',
  'one',
  'times',
  'wait',
  'denial',
  'all',
  'onAll',
  'onOne',
  'onRest',
])

/** They speak of what was named, or stand before what follows. */
const SILENT: ReadonlySet<Deed['act']> = new Set<Deed['act']>(['recall', 'recallOne', 'refuseOne', 'article'])

/**
 * How each word of a reading is told. A word is understood only where it came to a line that is ordered, to one of its
 * options, or to how and when it is had; what only leads to such, "extra", "without", where that comes of it. What names
 * something and came to nothing is left over, whatever the reading made of it. Pure.
 */
export function shownIn(
  draft: Draft,
  words: readonly Sensed[],
  lexicon: MenuLexicon,
  isOrdered: (line: number) => boolean,
): readonly (Shown | undefined)[] {
  const shown: (Shown | undefined)[] = words.map(() => undefined)
  const isSurelyNamed = isAnyNamed(draft, words, isOrdered)
  let after: Outcome = draft.isElided ? 'refused' : undefined
  let named: { readonly line: number; readonly to: number } | undefined
  for (let taken = draft.taken; taken; taken = taken.before) {
    const { from, to, how, does } = taken
    const word = words[from]
    const left = word && leftOf(word, lexicon)
    if (does?.act === 'name' && does.line !== undefined) named = { line: does.line, to }
    else if (does && !does.refuses && !EMPTY.has(does.symbol) && !REFUSING.has(does.symbol)) named = undefined
    const isOfName =
      named !== undefined &&
      does !== undefined &&
      REFUSING.has(does.symbol) &&
      isInNameOf(draft.lines[named.line], words.slice(to, named.to), lexicon)
    if (isOfName) after = 'ordered'
    const told = does ? toldOf(does, how, after, isOrdered) : left
    if (does) after = outcomeOf(does, after, draft, isOrdered, isSurelyNamed)
    else if (left) after = 'left'
    for (let at = from; at < to; at++) shown[at] = told
  }
  return shown
}

/** "No onion rings" refuses the rings, whatever onion may be left out of: all of the words are of the name of one thing. */
function isInNameOf(
  line: Draft['lines'][number] | undefined,
  words: readonly Sensed[],
  lexicon: MenuLexicon,
): boolean {
  const [nearest] = [...(line?.fits ?? [])].toSorted(([, one], [, other]) => one - other)
  const product = nearest && lexicon.products[nearest[0]]
  const said = words.filter(({ word, inMenu }) => inMenu.length > 0 && !lexicon.joints.has(word))
  return (
    product !== undefined &&
    lexicon.languages.some(({ language }) => {
      const name = new Set(wordsIn(textIn(product.name, language)))
      return said.every(({ word, inMenu }) => name.has(word) || inMenu.some((sense) => name.has(sense.word)))
    })
  )
}

function toldOf(
  { act, symbol, line, refuses }: Deed,
  how: Taken,
  after: Outcome,
  isOrdered: (line: number) => boolean,
): Shown | undefined {
  if (REFUSING.has(symbol)) return { how: after === 'refused' ? how : 'left' }
  // "A cola, no, a water" takes back what was said last.
  if (symbol === 'denial') return after === 'ordered' || after === 'wished' ? undefined : { how: 'left' }
  if (MEASURING.has(symbol)) return { how: after === 'wished' || after === 'refused' ? how : 'left' }
  if (symbol === 'amount') return { how: 'aside' }
  if (EMPTY.has(symbol)) return how === 'guessed' ? { how } : undefined
  if (act === 'note') return { how }
  // "12 pizzas, all pizzas with ham" speaks of what was named; "no drinks" orders none.
  if (SILENT.has(act) || (refuses && line === undefined)) return undefined
  if (act === 'count') return { how: after === 'wished' || after === 'refused' ? how : 'left' }
  if (line === undefined) return act === 'pass' ? undefined : { how }
  return isOrdered(line) ? { how, line } : { how: 'left', line }
}

function outcomeOf(
  { act, symbol, line, refuses }: Deed,
  after: Outcome,
  { lines }: Draft,
  isOrdered: (line: number) => boolean,
  isSurelyNamed: boolean,
): Outcome {
  // "I don't want a cola" refuses nothing of what is only guessed, and nothing of a thing that nobody named.
  if (refuses && line === undefined) return isSurelyNamed ? 'refused' : 'left'
  if (refuses) return line !== undefined && lines[line]?.isImplied ? 'left' : 'refused'
  if (SILENT.has(act)) return after
  if (symbol === 'option') return line !== undefined && isOrdered(line) ? 'wished' : 'left'
  if (symbol === 'product' || symbol === 'another' || symbol === 'rest') return 'ordered'
  if (symbol === 'number' && act !== 'count') return 'ordered'
  return after
}

function leftOf({ word }: Sensed, lexicon: MenuLexicon): Shown | undefined {
  return word === ',' || saysNothing(word, lexicon) ? undefined : { how: 'left' }
}

/** Whether a word says nothing of an order: "please" and "the" do not, "no" does, and so does what no language knows. */
export function saysNothing(
  word: string,
  { roles, numbers, joints, sizes, postings, refusing }: MenuLexicon,
): boolean {
  if (refusing.has(word)) return false
  if (joints.has(word)) return true
  if (postings.has(word) || sizes.has(word)) return false
  const isArticle = !/^\d/.test(word) && numbers.get(word) === 1
  return isArticle || roles.get(word)?.every((role) => EMPTY.has(role)) === true
}

/** Whether something that is ordered is named, and not by a word that the language has for something else: `vil`, of game. */
function isAnyNamed(draft: Draft, words: readonly Sensed[], isOrdered: (line: number) => boolean): boolean {
  for (let taken = draft.taken; taken; taken = taken.before) {
    const { does, how, from } = taken
    const isSure = how === 'understood' || words[from]?.spoken === undefined
    if (does?.symbol === 'product' && does.line !== undefined && isSure && isOrdered(does.line)) return true
  }
  return false
}
