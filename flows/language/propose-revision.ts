import type { BasketLine } from '#domain/basket/basket.ts'
import { composeLine } from '#domain/basket/compose-line.ts'
import { wishedPart, type Wish } from '#domain/basket/wished-selection.ts'
import { canOpenProduct } from '#domain/catalogue/availability.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { textIn } from '#domain/catalogue/translated.ts'
import type { LineId } from '#domain/ids.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { openChangeOf, revisedBasketOf } from '../typed/revision.selectors.ts'
import { currentMenuOf, saleTermsOf } from '../core/conversation/selectors.ts'
import type { Candidate, Command } from '../core/log/commands.ts'
import type { WrittenRevision } from '../core/log/command-data.ts'
import { isOutsideOrdering } from '../core/conversation/place.ts'
import { liveQuestionOf } from '../core/conversation/questions.ts'
import { readRevision } from './reader/read-revision.ts'
import { type RevisionReading } from './reader/revision/clause-reading.ts'
import type { Revisable } from './reader/revision/revision-places.ts'
import { wordsIn } from './reader/sentence-words.ts'
import { misspelling } from './word-match.ts'
import type { LanguageWords } from './words/language-words.ts'

/** What a sentence does with the open product; `candidates` where it fits several of its options. */
export type WrittenWish = { readonly command: Command } | { readonly candidates: readonly Candidate[] }

const SHORTEST_ROOT = 3
const OPEN_LINE = 'open' as LineId

/**
 * What a sentence says of the product that is being made: options of any of its parts, or how many of it; undefined where
 * none is open, or a word of it is of something else. Pure.
 */
export function wishWrittenIn(
  text: string,
  conversation: Conversation,
  languages: readonly LanguageWords[],
): WrittenWish | undefined {
  const menu = currentMenuOf(conversation)
  const { product, selection, quantity } = conversation.flows.customise.context
  if (!menu || !product || liveQuestionOf(conversation)?.name !== 'customise') return undefined
  const { contextCode } = menu
  const line = composeLine({ id: OPEN_LINE, product, selection, quantity, contextCode })
  const revisable = revisableOf([line], OPEN_LINE, 'product', conversation)
  const read = revisable && bestOf(languages.map((language) => readRevision(text, revisable, language, true)))
  const [change, ...more] = read?.changes ?? []
  if (!read || !change || more.length > 0) return undefined
  const wishes = change.of[0]?.choices ?? []
  switch (change.does) {
    case 'count':
      return { command: { type: 'customise.setQuantity', quantity: change.quantity ?? 1 } }
    case 'more':
      return { command: { type: 'customise.setQuantity', quantity: quantity + (change.quantity ?? 1) } }
    case 'alter':
      if (wishes.length === 1 && read.others.length > 0)
        return { candidates: [...wishes, ...read.others].map((wish) => candidate([wish], product)) }
      return wishes.every((wish) => isPlain(wish, text, product, languages))
        ? { command: { type: 'customise.wish', wishes } }
        : { candidates: [candidate(wishes, product)] }
    default:
      return undefined
  }
}

/**
 * What a sentence changes of the basket where the conversation stands, to be proposed; undefined where it changes nothing.
 * `isBare`: also where it only says what is wished, which is then of what was put there last. Pure.
 */
export function changesWrittenIn(
  text: string,
  conversation: Conversation,
  languages: readonly LanguageWords[],
  isBare = false,
): WrittenRevision | undefined {
  if (!isTaken(conversation)) return undefined
  const { basket, lastLineId } = conversation.flows.basket.context
  const further = furtherIn(text, conversation, languages, isBare)
  if (further) return further
  const revisable = revisableOf(basket.lines, lastLineId, 'basket', conversation)
  return readIn(text, revisable, languages, isBare)
}

/** What a sentence changes of a change that is proposed, with what was said before. */
function furtherIn(
  text: string,
  conversation: Conversation,
  languages: readonly LanguageWords[],
  isBare: boolean,
): WrittenRevision | undefined {
  const { value, context } = conversation.flows.revision
  if (value === 'idle' || openChangeOf(conversation)) return undefined
  const last = context.changes.at(-1)?.of[0]?.line
  const revisable = revisableOf(revisedBasketOf(conversation), last, 'basket', conversation)
  const read = readIn(text, revisable, languages, isBare)
  return read && { ...read, changes: [...context.changes, ...read.changes] }
}

function readIn(
  text: string,
  revisable: Revisable | undefined,
  languages: readonly LanguageWords[],
  isBare: boolean,
): WrittenRevision | undefined {
  if (!revisable) return undefined
  const best = bestOf(languages.map((language) => readRevision(text, revisable, language, isBare)))
  return best && { changes: best.changes, marks: best.marks }
}

/** A change is taken at the cards of the menu and the basket; what stands in the way of them is answered first. */
function isTaken(conversation: Conversation): boolean {
  const live = liveQuestionOf(conversation)
  if (!live || isOutsideOrdering(conversation.flows.dialogue.value)) return false
  return live.surface === 'card' || live.proposes === 'change'
}

/** What can be changed of some lines where the conversation stands; undefined where there is no menu. */
export function revisableOf(
  lines: readonly BasketLine[],
  last: LineId | undefined,
  about: Revisable['about'],
  conversation: Conversation,
): Revisable | undefined {
  const menu = currentMenuOf(conversation)
  const terms = saleTermsOf(conversation)
  return (
    menu && {
      lines: lines.filter(({ type }) => type !== 'COUPON'),
      last,
      menu,
      about,
      canBeHad: (code) => canOpenProduct(productIn(menu, code), terms).ok,
    }
  )
}

/** The reading that is least far off; the first of those that are alike. */
export function bestOf(readings: readonly (RevisionReading | undefined)[]): RevisionReading | undefined {
  return readings.filter((each) => each !== undefined).toSorted((one, other) => one.cost - other.cost)[0]
}

function candidate(wishes: readonly Wish[], product: Product): Candidate {
  const names = wishes.flatMap((wish) => {
    const part = wishedPart(product, wish)
    return part ? [{ text: part.product.name }] : []
  })
  return {
    label: { kind: 'key', key: 'answer.text', values: { text: { list: names } } },
    command: { type: 'customise.wish', wishes },
  }
}

/** What is added has to be called by the word that tells it from others: "cheese" may be any. A choice has but one of a name. */
function isPlain(wish: Wish, text: string, product: Product, languages: readonly LanguageWords[]): boolean {
  const part = wishedPart(product, wish)
  if (!part || part.kind !== 'extra' || wish.mode === 'without') return true
  const said = wordsIn(text)
  return languages.some((language) => {
    const [first = ''] = wordsIn(textIn(part.product.name, language.language))
    const names = [first, ...language.synonyms.flatMap((group) => (isNamedIn(group, first) ? group : []))]
    return names.flatMap(wordsIn).some((word) => said.some((typed) => isSameWord(typed, word)))
  })
}

function isNamedIn(group: readonly string[], word: string): boolean {
  return group.some((phrase) => wordsIn(phrase)[0] === word)
}

/** The same word, in another form or misspelt a little, or the beginning of a compound. */
function isSameWord(typed: string, word: string): boolean {
  return (
    typed === word ||
    misspelling(typed, word) !== undefined ||
    (Math.min(typed.length, word.length) >= SHORTEST_ROOT &&
      (typed.startsWith(word) || word.startsWith(typed)))
  )
}
