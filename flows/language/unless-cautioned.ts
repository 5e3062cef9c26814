import { productIn } from '#domain/catalogue/menu.ts'
import type { Menu } from '#domain/catalogue/product.ts'
import { textIn } from '#domain/catalogue/translated.ts'
import type { ProductCode } from '#domain/ids.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { currentMenuOf, settledRestaurantOf } from '../core/conversation/selectors.ts'
import { traitsOfCommand } from '../core/conversation/dispatch.ts'
import type { Candidate } from '../core/log/commands.ts'
import type { WordMark } from '../core/log/command-data.ts'
import { menuSpokenOf } from './interpret.ts'
import { type FoundCaution } from './interpretation.ts'
import { keptFor } from './kept.ts'
import { normalise } from './normalise.ts'
import { tokensOf, wordsIn } from './reader/sentence-words.ts'
import type { Understood } from './understood.ts'
import { CAUTIONS, type Caution, type LanguageWords } from './words/language-words.ts'

/**
 * What a sentence means, unless it refuses something, tells of an allergy or complains by words of which nothing came: then
 * it orders nothing and changes nothing, and is asked about by those words. Pure.
 */
export function unlessCautioned(
  meaning: Understood,
  text: string,
  conversation: Conversation,
  languages: readonly LanguageWords[],
): Understood {
  if (!mayOrder(meaning)) return meaning
  const found = cautionsIn(text, languages)
  const [caution] = found.filter((each) => !isHeeded(each, meaning, text, conversation, languages))
  if (!caution) return meaning
  return { kind: 'unknown', candidates: waysOn(caution, conversation), caution: wholeOf(caution, found) }
}

/** All words in a row that say it: "don't", "don't want". */
function wholeOf(caution: FoundCaution, found: readonly FoundCaution[]): FoundCaution {
  return found
    .filter(({ kind, from, to }) => kind === caution.kind && from <= caution.to && to >= caution.from)
    .reduce(
      (whole, { from, to }) => ({ ...whole, from: Math.min(whole.from, from), to: Math.max(whole.to, to) }),
      caution,
    )
}

/** Whether something would be ordered or changed by what is meant, or is offered, or nothing was understood at all. */
function mayOrder(meaning: Understood): boolean {
  switch (meaning.kind) {
    case 'order':
    case 'changes':
      return true
    case 'command':
      return traitsOfCommand(meaning.command.type).isOrdering === true
    case 'unknown':
      return meaning.told === undefined && meaning.soldOut === undefined
    default:
      return false
  }
}

/** Whether something came of the words: they are used by what is read, or a part of what is named. */
function isHeeded(
  caution: FoundCaution,
  meaning: Understood,
  text: string,
  conversation: Conversation,
  languages: readonly LanguageWords[],
): boolean {
  const words = wordsIn(text.slice(caution.from, caution.to))
  switch (meaning.kind) {
    case 'order':
      return caution.kind === 'refusal' && !isUnused(caution, meaning.order.marks)
    case 'changes':
      return caution.kind === 'refusal' && !isUnused(caution, meaning.revision.marks)
    case 'command': {
      const { command } = meaning
      if (command.type === 'product.add' || command.type === 'product.open')
        return isInName(words, command.code, currentMenuOf(conversation), languages)
      return command.type === 'customise.wish' && caution.kind === 'refusal'
    }
    case 'unknown': {
      if (meaning.candidates.length > 0) return !meaning.candidates.some(isOfProduct)
      // "No" alone answers something.
      const isAlone = words.length === wordsIn(text).length
      return caution.kind === 'refusal' && (isAlone || menuSpokenOf(conversation) === undefined)
    }
    default:
      return true
  }
}

function isOfProduct({ command }: Candidate): boolean {
  return traitsOfCommand(command.type).isOrdering === true
}

/** Whether one of the words came to nothing, or is only guessed to be something else. */
function isUnused({ from, to }: FoundCaution, marks: readonly WordMark[]): boolean {
  return marks.some(({ taken, ...mark }) => taken !== 'understood' && mark.from < to && from < mark.to)
}

/** "Cola without sugar" is called so. */
function isInName(
  words: readonly string[],
  code: ProductCode,
  menu: Menu | undefined,
  languages: readonly LanguageWords[],
): boolean {
  const product = menu && productIn(menu, code)
  if (!product) return false
  const names = languages.map(({ language }) => normalise(textIn(product.name, language)).split(' '))
  return names.some((name) => words.every((word) => name.includes(word)))
}

/** With an allergy or a complaint somebody of the restaurant can help. */
function waysOn({ kind }: FoundCaution, conversation: Conversation): readonly Candidate[] {
  if (kind === 'refusal' || settledRestaurantOf(conversation) === undefined) return []
  return [
    {
      label: { kind: 'key', key: 'answer.contact' },
      command: { type: 'inquiry.make', inquiry: { about: 'contact' } },
    },
  ]
}

type Phrase = { readonly kind: Caution; readonly words: readonly string[] }
type Table = {
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>
  /** Letters by which a word is known, with or without more before and after them. */
  readonly parts: readonly {
    readonly kind: Caution
    readonly letters: string
    readonly isFirst: boolean
    readonly isLast: boolean
  }[]
}

/** All words of a sentence that refuse, tell of an allergy or complain, the gravest first, as they stand. Pure. */
function cautionsIn(sentence: string, languages: readonly LanguageWords[]): readonly FoundCaution[] {
  const tokens = tokensOf(sentence)
  const tables = languages.map(tableOf)
  const found = tokens.flatMap(({ word }, at): readonly FoundCaution[] => {
    const spanOf = (kind: Caution, length: number) => {
      const [first, last] = [tokens[at], tokens[at + length - 1]]
      return first && last ? [{ kind, from: first.at, to: last.at + last.text.length }] : []
    }
    return tables.flatMap(({ phrases, parts }) => [
      ...(phrases.get(word) ?? []).flatMap(({ kind, words }) =>
        words.every((each, offset) => tokens[at + offset]?.word === each) ? spanOf(kind, words.length) : [],
      ),
      ...parts.flatMap(({ kind, letters, isFirst, isLast }) => {
        const begins = word.indexOf(letters)
        const isKnown = begins >= 0 && (!isFirst || begins === 0) && (!isLast || word.endsWith(letters))
        return isKnown ? spanOf(kind, 1) : []
      }),
    ])
  })
  return found.toSorted((one, other) => CAUTIONS.indexOf(one.kind) - CAUTIONS.indexOf(other.kind))
}

const tableOf = keptFor(({ roles, cautions }: LanguageWords): Table => {
  const refusing = [...cautions.refusal, ...roles.without, ...roles.no]
  const all = { ...cautions, refusal: refusing }
  const listed = CAUTIONS.flatMap((kind) => [...new Set(all[kind])].map((phrase) => ({ kind, phrase })))
  const phrases = new Map<string, Phrase[]>()
  for (const { kind, phrase } of listed) {
    const words = wordsIn(phrase)
    const [first] = words
    if (phrase.includes('*') || first === undefined) continue
    phrases.set(first, [...(phrases.get(first) ?? []), { kind, words }])
  }
  return {
    phrases,
    parts: listed
      .filter(({ phrase }) => phrase.includes('*'))
      .map(({ kind, phrase }) => ({
        kind,
        letters: wordsIn(phrase.replaceAll('*', ''))[0] ?? phrase,
        isFirst: !phrase.startsWith('*'),
        isLast: !phrase.endsWith('*'),
      })),
  }
})
