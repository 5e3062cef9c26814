import { canOpenProduct, type SaleTerms } from '#domain/catalogue/availability.ts'
import { categoriesFrom, productIn } from '#domain/catalogue/menu.ts'
import type { Menu } from '#domain/catalogue/product.ts'
import { textIn } from '#domain/catalogue/translated.ts'
import type { ProductCode } from '#domain/ids.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { currentMenuOf, saleTermsOf } from '../core/conversation/selectors.ts'
import type { WordMark, WrittenLine, WrittenOrder } from '../core/log/command-data.ts'
import { isOutsideOrdering } from '../core/conversation/place.ts'
import { liveQuestionOf } from '../core/conversation/questions.ts'
import { preparedOrder, type OrderReading, type PreparedOrder, type ReadWord } from './reader/read-order.ts'
import { beginsAsChange, spokenBeside, type SpokenBeside } from './reader/spoken-beside.ts'
import { withoutPhrases, wordsIn } from './reader/sentence-words.ts'
import type { LanguageWords } from './words/language-words.ts'

type Beside = Pick<SpokenBeside, 'isBeside'>
/** A sentence as one language takes it. */
type Unread = Beside & { readonly prepared: PreparedOrder }
type SpokenOrder = Beside & OrderReading

const MOST_NEAREST = 3
const NO_NAME = { plain: '', byLanguage: {} }

/**
 * What a sentence orders where the conversation stands, to be proposed; undefined where it orders nothing, or asks, or
 * speaks of what is ordered already. It is read in each of the languages, and taken as the first of them that reads it
 * best. Pure.
 */
export function orderWrittenIn(
  text: string,
  conversation: Conversation,
  languages: readonly LanguageWords[],
): WrittenOrder | undefined {
  const menu = currentMenuOf(conversation)
  if (!menu || !isTaken(conversation)) return undefined
  const { order: proposed } = conversation.flows.proposal.context
  const isSomethingThere = proposed !== undefined || conversation.flows.basket.context.basket.lines.length > 0
  const isElse = languages.some((language) => !mayOrder(text, language))
  const spoken = languages
    .filter((language) => mayOrder(text, language) && !(proposed && beginsAsChange(text, language)))
    .filter((language) => !isSomethingThere || !saysAfterAll(text, language))
    .map((language): Unread => {
      const { sentence, isBeside } = spokenBeside(text, language)
      return {
        prepared: preparedOrder(sentence, menu, [language]),
        isBeside: isBeside && proposed !== undefined,
      }
    })
  // What asks or changes something in one language is an order in another only where each word of it is.
  const isWorth = (reading: SpokenOrder) =>
    (isWorthProposing(reading) || isOfTerms(reading)) && (!isElse || unsureIn(reading) === 0)
  const [best] = readWhileBetter(spoken, isWorth).toSorted(
    (one, other) => unsureIn(one) - unsureIn(other) || leftIn(one) - leftIn(other) || other.score - one.score,
  )
  if (!best) return undefined
  const { mode, time } = best
  // Said beside a proposal, how and when it is had and what comes with it are said of what is proposed.
  const kept = isOfTerms(best) || best.isBeside ? proposed : undefined
  const withKept = (lines: readonly WrittenLine[]) => [
    ...(kept?.lines ?? []),
    ...lines.map((line) => sellableFirst(line, menu, saleTermsOf(conversation, mode))),
  ]
  return {
    ...kept,
    lines: withKept(best.lines),
    marks: marksOf(best),
    ...(best.otherwise === undefined ? {} : { otherwise: withKept(best.otherwise) }),
    ...(mode === undefined ? {} : { mode }),
    ...(time === undefined ? {} : { time }),
    ...(mode === undefined && time === undefined ? {} : { takesTerms: true }),
  }
}

/** The readings worth proposing, in the order of their languages, but for those that cannot be the best: those are not read. */
function readWhileBetter(
  spoken: readonly Unread[],
  isWorth: (reading: SpokenOrder) => boolean,
): readonly SpokenOrder[] {
  const readings = new Map<Unread, SpokenOrder>()
  let fewestUnsure = Infinity
  for (const each of spoken.toSorted((one, other) => one.prepared.leastUnsure - other.prepared.leastUnsure)) {
    const { prepared, ...beside } = each
    if (prepared.leastUnsure > fewestUnsure) break
    const reading = { ...withoutDoubtful(prepared.read()), ...beside }
    if (!isWorth(reading)) continue
    readings.set(each, reading)
    fewestUnsure = Math.min(fewestUnsure, unsureIn(reading))
  }
  return spoken.flatMap((each) => readings.get(each) ?? [])
}

/** What may well be of something else is not proposed: the words that named it are left over, and what was said of it. */
function withoutDoubtful(reading: OrderReading): OrderReading {
  const { doubtful, lines, otherwise: _, ...rest } = reading
  if (doubtful.size === 0) return reading
  const naming = new Set([...doubtful.values()].flat())
  const words = reading.words.map((word) => {
    const isOfIt = word.line !== undefined && doubtful.has(word.line)
    const told = isOfIt ? { ...word, shown: 'left' as const } : word
    return naming.has(word.at) ? { ...told, taken: 'left' as const, shown: 'left' as const } : told
  })
  return { ...rest, doubtful, words, lines: lines.filter((__, at) => !doubtful.has(at)) }
}

/** Each word of the sentence that says something of an order. */
function marksOf({ words }: OrderReading): readonly WordMark[] {
  return words.flatMap(({ text, at, shown }) =>
    shown === undefined ? [] : [{ from: at, to: at + text.length, taken: shown }],
  )
}

/** An order is taken at the cards of the menu and the basket; what stands in the way of them is answered first. */
function isTaken(conversation: Conversation): boolean {
  const live = liveQuestionOf(conversation)
  if (!live || isOutsideOrdering(conversation.flows.dialogue.value)) return false
  return live.surface === 'card' || live.proposes !== undefined
}

function mayOrder(text: string, language: LanguageWords): boolean {
  // "Water instead of cola" may be of an order, where "water instead" changes one.
  const insteadOf = language.revision.insteadOf.filter((phrase) => phrase.includes(' '))
  const words = wordsIn(withoutPhrases(text, insteadOf))
  // "A burger, but remove the onions" orders one without them.
  const isChange = (word: string, at: number) =>
    isOf(language.changes, word) && (at === 0 || !isOf(language.roles.without, word))
  return !asksFirst(text, language) && !words.some(isChange)
}

/** "The burger without cheese after all" speaks of a burger that is there. */
function saysAfterAll(text: string, { revision }: LanguageWords): boolean {
  return withoutPhrases(text, revision.afterAll) !== withoutPhrases(text, [])
}

function asksFirst(text: string, { asks, roles }: LanguageWords): boolean {
  const [first = ''] = wordsIn(text)
  // Italian "è" is written like "e" by many.
  const isJoining = isOf(roles.and, first) && !text.includes('?')
  return !isJoining && isOf(asks, first)
}

function isOf(list: readonly string[], word: string): boolean {
  return list.some((each) => wordsIn(each).join(' ') === word)
}

/** Most of the words have to be of the order, and what is ordered has to be named. */
function isWorthProposing(reading: OrderReading & Pick<SpokenBeside, 'isBeside'>): boolean {
  const { lines, words, isNamed, doubtful } = reading
  if (lines.length === 0 || !isNamed) return false
  const naming = new Set([...doubtful.values()].flat())
  const isDoubted = ({ at, line }: ReadWord) => naming.has(at) || (line !== undefined && doubtful.has(line))
  const certain = words.filter((word) => !isDoubted(word))
  const saying = certain.filter(({ shown }) => shown !== undefined)
  const isMostly = (some: readonly ReadWord[], left: number) => left * 2 <= some.length - left
  const isUnderstood =
    isMostly(words, leftIn({ ...reading, words: certain })) ||
    isMostly(saying, saying.filter(({ shown }) => shown === 'left').length)
  return isUnderstood && (reading.isBeside || !isLooseWord(reading))
}

/** Whether a sentence says how or when the order is had, and nothing else. */
function isOfTerms({ lines, words, mode, time }: OrderReading): boolean {
  const isSaid = mode !== undefined || time !== undefined
  return lines.length === 0 && isSaid && words.every(({ taken }) => taken !== 'left')
}

/** One word that is no whole name, or the name of several products, is offered to choose from instead. */
function isLooseWord({ words, isSure }: OrderReading): boolean {
  return words.length === 1 && !isSure
}

/**
 * Of products that a line's words fit alike, one that can be had. Where none can, the line stays, so that it is said why,
 * with what is nearest to it beside it.
 */
function sellableFirst(line: WrittenLine, menu: Menu, terms: SaleTerms): WrittenLine {
  const canBeHad = (code: ProductCode) => canOpenProduct(productIn(menu, code), terms).ok
  const product = [line.product, ...line.others].find(canBeHad)
  if (product === undefined) return { ...line, others: nearest(line.product, menu, canBeHad) }
  if (product === line.product) return line
  return {
    ...line,
    product,
    others: line.others.map((other) => (other === product ? line.product : other)),
  }
}

/** What can be had of the category of a product, those with a word of its name first. */
function nearest(
  code: ProductCode,
  menu: Menu,
  canBeHad: (code: ProductCode) => boolean,
): readonly ProductCode[] {
  const nameOf = (each: ProductCode) => wordsIn(textIn(productIn(menu, each)?.name ?? NO_NAME, ''))
  const wanted = new Set(nameOf(code))
  const sharedBy = (each: ProductCode) => nameOf(each).filter((word) => wanted.has(word)).length
  return menu.categories
    .flatMap(categoriesFrom)
    .filter(({ products }) => products.some((listed) => listed.code === code))
    .flatMap(({ products }) => products.map((listed) => listed.code))
    .filter(canBeHad)
    .map((each) => ({ code: each, shared: sharedBy(each) }))
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, MOST_NEAREST)
    .map((each) => each.code)
}

/** Words that are not known as they are written: in another language a few letters make sense of any sentence. */
function unsureIn({ words }: OrderReading): number {
  return words.filter(({ taken }) => taken !== 'understood').length
}

function leftIn({ words }: OrderReading): number {
  return words.filter(({ taken }) => taken === 'left').length
}
