import type { SpokenRole } from '../words/language-words.ts'
import { amountEnds } from './amount-words.ts'
import type { MenuLexicon, Phrase } from './lexicon.ts'
import type { Counted } from './order/order-draft.ts'
import type { Sense, Sensed } from './spelling.ts'
import { timeAt } from './time-words.ts'

/** What some words in a row may be; `cost` is how far they are from what they are taken for. */
export type Edge = {
  readonly to: number
  readonly cost: number
  readonly isGuess: boolean
  /** A part of a name, which may be one of something else; `kind` where things are sold under the words. */
  readonly part?: 'name' | 'kind'
  readonly meaning: Meaning
}

export type Meaning =
  | { readonly kind: 'number'; readonly value: number; readonly of: Counted | undefined }
  | { readonly kind: 'product'; readonly fits: ReadonlyMap<number, number> }
  | { readonly kind: 'option'; readonly fits: ReadonlyMap<number, number>; readonly isSize: boolean }
  | { readonly kind: 'group' }
  | { readonly kind: 'comma' }
  /** Of money or of people: it orders nothing. */
  | { readonly kind: 'amount' }
  | { readonly kind: 'role'; readonly role: SpokenRole }
  | { readonly kind: 'time'; readonly value: string }

/** The words of one name seen so far. */
type Run = {
  readonly covered: number
  readonly cost: number
  readonly isGuess: boolean
  readonly hasHead: boolean
  /** Whether its words tell nothing but a size: "small" is no small raspberry shake. */
  readonly isSizeOnly: boolean
  /** Whether its words say the same in any order: "extra" is no part of "extra large", and "no" none of "no gluten". */
  readonly isHollow: boolean
  /** Where in the name the last of them stands. */
  readonly last: number
  /** Whether one came before another that the name has first. */
  readonly isTurned: boolean
}

const MOST_WORDS_OF_A_NAME = 6
const MOST_OF_ONE_THING = 999
const JOINT_COST = 0.02
/** To take for nothing what the menu has a word for: "everything but onions" where a pizza comes with everything. */
const PASSED_OVER_COST = 0.2
/** A "regular" is no size only where there is none. */
const SIZE_PASSED_OVER_COST = 0.6
const PASSED_OVER: ReadonlySet<SpokenRole> = new Set<SpokenRole>(['filler', 'without', 'all'])
const NO_WORD: Sensed = { text: '', at: 0, word: '', inMenu: [], spoken: undefined }
/** The words of a name in another order. */
const TURNED_COST = 0.1
/** A part of a name: what it costs that words are missing, and that the word saying what it is is one of them. */
const PART_COST = 0.35
const MISSING_WORD_COST = 0.08
const HEADLESS_COST = 0.3
/** A size and nothing else: "small" is no small raspberry shake. */
const SIZE_ONLY_COST = 0.4
const OPTION_PART_COST = 0.25
/** A name known by more of a part than this is a guess. */
const SURE_COST = 0.3

/** Every meaning of every run of words, by the word it begins with. */
export function latticeOf(words: readonly Sensed[], lexicon: MenuLexicon): readonly (readonly Edge[])[] {
  const amounts = amountEnds(words, lexicon)
  const isOfAmount = (at: number) => amounts.some(({ from, to }) => from <= at && at < to)
  return words.map((_, from) => [
    ...namesFrom(words, from, lexicon),
    ...spokenFrom(words, from, lexicon).filter(
      ({ meaning }) => meaning.kind !== 'number' || !isOfAmount(from),
    ),
    ...timesFrom(words, from, lexicon),
    ...amounts.flatMap((amount): readonly Edge[] =>
      amount.from === from ? [{ to: amount.to, cost: 0, isGuess: false, meaning: { kind: 'amount' } }] : [],
    ),
  ])
}

function timesFrom(words: readonly Sensed[], from: number, lexicon: MenuLexicon): readonly Edge[] {
  const time = timeAt(words, from, lexicon)
  if (!time) return []
  return [{ to: time.to, cost: 0, isGuess: false, meaning: { kind: 'time', value: time.value } }]
}

function spokenFrom(words: readonly Sensed[], from: number, lexicon: MenuLexicon): readonly Edge[] {
  const edges: Edge[] = []
  const first = words[from]?.word ?? ''
  if (first === ',') return [{ to: from + 1, cost: 0, isGuess: false, meaning: { kind: 'comma' } }]
  const number = (value: number, to: number): Meaning => ({
    kind: 'number',
    value,
    of: countedBy(words[from - 1]?.word ?? '', words[to]?.word ?? '', lexicon),
  })
  if (/^\d{1,3}$/.test(first) && Number(first) > 0)
    edges.push({ to: from + 1, cost: 0, isGuess: false, meaning: number(Number(first), from + 1) })
  let phrase = ''
  let cost = 0
  let isGuess = false
  for (let to = from + 1; to <= Math.min(words.length, from + lexicon.longestPhrase); to++) {
    const spoken = words[to - 1]?.spoken
    if (!spoken) break
    phrase = phrase === '' ? spoken.word : `${phrase} ${spoken.word}`
    cost += spoken.cost
    isGuess ||= spoken.isGuess
    const value = lexicon.numbers.get(phrase)
    if (value !== undefined && value <= MOST_OF_ONE_THING)
      edges.push({ to, cost, isGuess, meaning: number(value, to) })
    for (const role of lexicon.roles.get(phrase) ?? []) {
      const isPassedOver = PASSED_OVER.has(role) && isOnMenuIn(words.slice(from, to), lexicon)
      const passingCost = lexicon.sizes.has(phrase) ? SIZE_PASSED_OVER_COST : PASSED_OVER_COST
      edges.push({
        to,
        cost: cost + (isPassedOver ? passingCost : 0),
        isGuess,
        meaning: { kind: 'role', role },
      })
    }
  }
  return edges
}

/** What a number counts by the words beside it: "6 pieces", "two portions", "x 3". */
function countedBy(
  before: string,
  after: string,
  { pieces, counters, portions, roles }: MenuLexicon,
): Counted | undefined {
  const isTimes = [before, after].some((word) => roles.get(word)?.includes('times'))
  if (isTimes || portions.has(after)) return 'portions'
  if (!pieces.has(after)) return undefined
  return counters.has(after) ? 'either' : 'pieces'
}

/** Whether a word of a phrase does, and says not the same of every order. */
function isOnMenuIn(words: readonly Sensed[], lexicon: MenuLexicon): boolean {
  const [first] = words
  if (words.length === 1) return isOnMenu(first, lexicon)
  return words.some((each) => !lexicon.hollow.has(each.word) && isOnMenu(each, lexicon))
}

/** Whether a word stands on the menu as it is written, and is there more than a joint of a name. */
function isOnMenu({ word, inMenu }: Sensed = NO_WORD, { joints }: MenuLexicon): boolean {
  return !joints.has(word) && inMenu.some(({ cost, isGuess }) => cost === 0 && !isGuess)
}

function namesFrom(words: readonly Sensed[], from: number, lexicon: MenuLexicon): readonly Edge[] {
  const edges: Edge[] = []
  type Path = { readonly at: number; readonly runs: ReadonlyMap<number, Run>; readonly joints: number }
  let paths: readonly Path[] = [{ at: from, runs: new Map(), joints: 0 }]
  while (paths.length > 0) {
    const longer: Path[] = []
    for (const { at, runs, joints } of paths) {
      if (at - from >= MOST_WORDS_OF_A_NAME || at >= words.length) continue
      for (const { senses, to } of sensesAt(words, at, lexicon)) {
        const next = extended(runs, senses, lexicon, at === from)
        if (next.size === 0) continue
        edges.push(...edgesOf(next, to, joints, lexicon))
        longer.push({ at: to, runs: next, joints })
      }
      const isJoint = at > from && lexicon.joints.has(words[at]?.word ?? '')
      if (isJoint && joints < 2) longer.push({ at: at + 1, runs, joints: joints + 1 })
    }
    paths = longer
  }
  return edges
}

/** What stands at a place: a word, or two that the menu writes as one. */
function sensesAt(words: readonly Sensed[], at: number, { postings }: MenuLexicon) {
  const found: { readonly senses: readonly Sense[]; readonly to: number }[] = []
  const { inMenu = [], word = '' } = words[at] ?? {}
  if (inMenu.length > 0) found.push({ senses: inMenu, to: at + 1 })
  const both = `${word}${words[at + 1]?.word ?? ''}`
  if (words[at + 1] && postings.has(both))
    found.push({ senses: [{ word: both, cost: 0, isGuess: false }], to: at + 2 })
  return found
}

function extended(
  runs: ReadonlyMap<number, Run>,
  senses: readonly Sense[],
  { phrases, postings, sizes, hollow }: MenuLexicon,
  isFirst: boolean,
): ReadonlyMap<number, Run> {
  const next = new Map<number, Run>()
  for (const { word, cost, isGuess } of senses)
    for (const { phrase, at, covers } of postings.get(word) ?? []) {
      const before = runs.get(phrase)
      const named = phrases[phrase]
      // "Extra extra" is no "extra large".
      if (!named || (!isFirst && !before) || at === before?.last) continue
      const covered = (before?.covered ?? 0) + covers
      if (covered > named.length) continue
      const turnsHere = before !== undefined && at < before.last
      const isTurned = turnsHere || (before?.isTurned ?? false)
      const total = (before?.cost ?? 0) + cost + (turnsHere ? TURNED_COST : 0)
      const known = next.get(phrase)
      if (known && known.cost <= total) continue
      next.set(phrase, {
        covered,
        cost: total,
        isGuess: isGuess || isTurned || (before?.isGuess ?? false),
        last: at,
        isTurned,
        isSizeOnly: (before?.isSizeOnly ?? true) && sizes.has(word),
        isHollow: (before?.isHollow ?? true) && (hollow.has(word) || /^\d+$/.test(word)),
        hasHead: (before?.hasHead ?? false) || word === named.head || covered === named.length,
      })
    }
  return next
}

function edgesOf(
  runs: ReadonlyMap<number, Run>,
  to: number,
  joints: number,
  lexicon: MenuLexicon,
): readonly Edge[] {
  const products = new Map<number, number>()
  const options = new Map<number, number>()
  let groupCost: number | undefined
  let isGuess = true
  let isSize = true
  let isKind = false
  const lone = runs.size === 1 ? 0 : HEADLESS_COST
  for (const [number, run] of runs) {
    const phrase = lexicon.phrases[number]
    if (!phrase) continue
    const isWhole = run.covered === phrase.length
    // Between the words of a part of a name nothing may stand: "ham and cheese" is no part of "ham omelette".
    if (!isWhole && (joints > 0 || phrase.isWholeOnly || run.isHollow)) continue
    const cost = phrase.cost + run.cost + joints * JOINT_COST + (isWhole ? 0 : partCost(phrase, run, lone))
    const { target } = phrase
    // "Bell peppers and jalapeños" are two things, and no jalapeño peppers.
    if (joints > 0 && run.isTurned && target.kind === 'option') continue
    if (!run.isGuess) isGuess = false
    if (!run.isSizeOnly) isSize = false
    if (target.kind === 'product' && isWhole) isKind = true
    if (target.kind === 'product') least(products, target.product, cost)
    else if (target.kind === 'option') least(options, target.option, cost)
    else if (isWhole) groupCost = Math.min(groupCost ?? Infinity, cost)
  }
  const edges: Edge[] = []
  if (products.size > 0) edges.push(named({ kind: 'product', fits: products }, to, isGuess, isKind))
  if (options.size > 0) edges.push(named({ kind: 'option', fits: options, isSize }, to, isGuess))
  // A group says nothing by itself: what is sold under the same word is meant.
  const isSold = [...products.values(), ...options.values()].some((cost) => cost < SURE_COST)
  if (groupCost !== undefined && !isSold)
    edges.push({ to, cost: groupCost, isGuess: false, meaning: { kind: 'group' } })
  return edges
}

function partCost(phrase: Phrase, run: Run, lone: number): number {
  const missing = Math.min(phrase.length - run.covered, 3) * MISSING_WORD_COST
  if (phrase.target.kind === 'option') return OPTION_PART_COST + missing + (run.hasHead ? 0 : lone / 2)
  if (run.isSizeOnly) return PART_COST + missing + SIZE_ONLY_COST
  return PART_COST + missing + (run.hasHead ? 0 : lone)
}

function named(
  meaning: Extract<Meaning, { readonly fits: ReadonlyMap<number, number> }>,
  to: number,
  isMisspelt: boolean,
  isKind = false,
): Edge {
  const best = Math.min(...meaning.fits.values())
  if (best <= SURE_COST) return { to, cost: 0, isGuess: isMisspelt, meaning }
  return { to, cost: 0, isGuess: true, part: isKind ? 'kind' : 'name', meaning }
}

function least(costs: Map<number, number>, key: number, cost: number): void {
  const known = costs.get(key)
  if (known === undefined || cost < known) costs.set(key, cost)
}
