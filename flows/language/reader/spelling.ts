import { misspelling } from '../word-match.ts'
import { stemsOfWord } from './word-stems.ts'
import { type MenuLexicon } from './lexicon.ts'
import type { Token } from './sentence-words.ts'

/** A known word a typed one stands for. `cost`: how far off it is; `isGuess`: it is spelt otherwise. */
export type Sense = { readonly word: string; readonly cost: number; readonly isGuess: boolean }

/** A typed word with the words of the menu and of the language it stands for. */
export type Sensed = Token & {
  readonly inMenu: readonly Sense[]
  /** As the language writes it, where it is one of its own words. */
  readonly spoken: Sense | undefined
}

const INFLECTED_COST = 0.02
const MISSPELT_COST = 0.3
/** The end of a compound says what it is: a `brus` may be any of the menu's. */
const COMPOUND_END_COST = 0.2
/** Said shorter, its beginning and its end are there: `sjokoshake`. */
const SHORTENED_COST = 0.3
/** Its beginning says which one: a `karamell` where the menu has `karamellsirup`. Less likely than a misspelling. */
const COMPOUND_START_COST = 0.35
const SHORTEST_END = 4
const SHORTEST_START = 5
const SHORTEST_HALF = 4
const SHORTEST_COMPOUND = 6
const SHORTEST_PART = 3

const corrections = new WeakMap<MenuLexicon, Map<string, readonly Sense[]>>()
/** Corrections are kept for words that are typed again; a stranger cannot fill the memory. */
const MOST_KEPT = 2000

/** The words of a sentence with what they stand for; a compound the menu does not know is taken apart. */
export function sensed(tokens: readonly Token[], lexicon: MenuLexicon): readonly Sensed[] {
  return tokens.flatMap((token): readonly Sensed[] => {
    const own = { ...token, inMenu: sensesOf(token.word, lexicon), spoken: spokenOf(token.word, lexicon) }
    const said = lexicon.postings.has(token.word) ? undefined : saidByEnding(token.word, lexicon)
    const isKnown = own.inMenu.length > 0 || own.spoken !== undefined
    if (!said && (isKnown || !/^\p{L}{4,}$/u.test(token.word))) return [own]
    const whole = said ?? partsOf(token.word, lexicon)
    const nearest = whole ? [] : correctionsOf(token.word, lexicon)
    const parts = whole ?? (nearest.length === 0 ? begunPartsOf(token.word, lexicon) : undefined)
    if (parts) {
      const [first, second] = parts
      return [
        { ...token, word: first, inMenu: begunOf(first, lexicon), spoken: spokenOf(first, lexicon) },
        {
          ...token,
          text: '',
          word: second,
          inMenu: sensesOf(second, lexicon),
          spoken: spokenOf(second, lexicon),
        },
      ]
    }
    return [
      {
        ...token,
        inMenu: nearest.filter(({ word }) => lexicon.postings.has(word)),
        spoken: nearest.find(({ word }) => lexicon.roleWords.has(word)),
      },
    ]
  })
}

function spokenOf(word: string, { roleWords }: MenuLexicon): Sense | undefined {
  return roleWords.has(word) ? { word, cost: 0, isGuess: false } : undefined
}

function sensesOf(word: string, lexicon: MenuLexicon): readonly Sense[] {
  const found = new Map<string, Sense>()
  for (const form of writtenOtherwise(word, lexicon)) {
    if (lexicon.postings.has(form)) found.set(form, { word: form, cost: 0, isGuess: false })
    for (const stem of stemsOfWord(form, lexicon.languages))
      for (const known of lexicon.byStem.get(stem) ?? [])
        if (!found.has(known)) found.set(known, { word: known, cost: INFLECTED_COST, isGuess: false })
  }
  return [...found.values()]
}

/** A number in digits and in words. */
function writtenOtherwise(word: string, { numbers }: MenuLexicon): readonly string[] {
  const value = numbers.get(word)
  if (value !== undefined) return [word, String(value)]
  if (!/^\d{1,2}$/.test(word)) return [word]
  const same = [...numbers].filter(([form, each]) => each === Number(word) && !form.includes(' '))
  return [word, ...same.map(([form]) => form)]
}

/** What an ending says, and the word of the menu it stands at: Finnish `pekonilla` is "with" and `pekoni`. */
function saidByEnding(word: string, lexicon: MenuLexicon): readonly [string, string] | undefined {
  for (const { sayingEndings } of lexicon.languages)
    for (const [ending, said] of Object.entries(sayingEndings)) {
      const stem = word.slice(0, word.length - ending.length)
      if (word.endsWith(ending) && stem.length >= SHORTEST_PART && sensesOf(stem, lexicon).length > 0)
        return [said, stem]
    }
  return undefined
}

function partsOf(word: string, lexicon: MenuLexicon): readonly [string, string] | undefined {
  if (word.length < SHORTEST_COMPOUND) return undefined
  const isKnown = (part: string) =>
    sensesOf(part, lexicon).length > 0 || (part.length > SHORTEST_PART && lexicon.roleWords.has(part))
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const first = word.slice(0, at)
    const second = word.slice(at)
    if (!isKnown(second)) continue
    if (isKnown(first)) return [first, second]
    const unlinked = first.slice(0, -1)
    if (/[se]$/.test(first) && unlinked.length >= SHORTEST_PART && isKnown(unlinked))
      return [unlinked, second]
  }
  return undefined
}

/** A compound of what another begins with, and a word of the menu. */
function begunPartsOf(word: string, lexicon: MenuLexicon): readonly [string, string] | undefined {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_START; at--) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if (sensesOf(second, lexicon).length > 0 && begunOf(first, lexicon).length > 0) return [first, second]
  }
  return undefined
}

/** What half of a compound stands for: `familie` in `familiepizza` where the menu has `familiestørrelse`. */
function begunOf(word: string, lexicon: MenuLexicon): readonly Sense[] {
  const known = sensesOf(word, lexicon)
  if (known.length > 0 || word.length < SHORTEST_START || lexicon.roleWords.has(word)) return known
  return [...lexicon.byStem]
    .filter(([stem]) => isStartOf(word, stem))
    .flatMap(([, words]) => words.map((each) => ({ word: each, cost: COMPOUND_START_COST, isGuess: true })))
}

function correctionsOf(word: string, lexicon: MenuLexicon): readonly Sense[] {
  const kept = corrections.get(lexicon) ?? new Map<string, readonly Sense[]>()
  corrections.set(lexicon, kept)
  const known = kept.get(word)
  if (known) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const near: Sense[] = []
  const stems = stemsOfWord(word, lexicon.languages)
  for (const words of [lexicon.byStem.keys(), lexicon.roleWords])
    for (const candidate of words) {
      if (isEndOf(word, candidate))
        for (const each of lexicon.byStem.get(candidate) ?? [])
          near.push({ word: each, cost: COMPOUND_END_COST, isGuess: true })
      if (isStartOf(word, candidate))
        for (const each of lexicon.byStem.get(candidate) ?? [])
          near.push({ word: each, cost: COMPOUND_START_COST, isGuess: true })
      if (isShortOf(word, candidate))
        for (const each of lexicon.byStem.get(candidate) ?? [])
          near.push({ word: each, cost: SHORTENED_COST, isGuess: true })
      const edits = leastOf(stems.map((stem) => misspelling(stem, candidate)))
      if (edits !== undefined && edits > 0)
        for (const each of lexicon.byStem.get(candidate) ?? [candidate])
          near.push({ word: each, cost: MISSPELT_COST * edits, isGuess: true })
    }
  const least = Math.min(...near.map(({ cost }) => cost))
  const best = new Map(near.filter(({ cost }) => cost === least).map((each) => [each.word, each]))
  const made = [...best.values()]
  kept.set(word, made)
  return made
}

function leastOf(edits: readonly (number | undefined)[]): number | undefined {
  const found = edits.filter((each) => each !== undefined)
  return found.length === 0 ? undefined : Math.min(...found)
}

function isEndOf(word: string, compound: string): boolean {
  return (
    word.length >= SHORTEST_END && compound.length >= word.length + SHORTEST_PART && compound.endsWith(word)
  )
}

function isStartOf(word: string, compound: string): boolean {
  return (
    word.length >= SHORTEST_START &&
    compound.length >= word.length + SHORTEST_PART &&
    compound.startsWith(word)
  )
}

/** Whether a word is a compound without the end of its first half. */
function isShortOf(word: string, compound: string): boolean {
  if (compound.length < word.length + SHORTEST_PART) return false
  let at = 0
  while (at < word.length && word[at] === compound[at]) at++
  return at >= SHORTEST_HALF && word.length - at >= SHORTEST_HALF && compound.endsWith(word.slice(at))
}
