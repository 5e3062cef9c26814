import { type Availability, availabilityOf } from '#domain/catalogue/availability.ts'
import type { Menu, Product } from '#domain/catalogue/product.ts'
import { textIn } from '#domain/catalogue/translated.ts'
import { RATING_MAX, canRate } from '#domain/orders/after-order/rating.ts'
import type { Candidate, Command } from '../core/log/commands.ts'
import { MOST_LETTERS } from '../core/log/log.ts'
import { namesBeginning, namesLike } from './menu-words.ts'
import { kept, keptFor } from './kept.ts'
import { normalise } from './normalise.ts'
import { type Conversation, liveTurnOf } from '../core/conversation/conversation.ts'
import { categoriesOf } from '../menu/menu.questions.ts'
import { takeAnswer } from '../product/product.questions.ts'
import { type OfferedAnswer, isCommand } from '../core/conversation/question.ts'
import { answersOf, isWaiting, liveQuestionOf } from '../core/conversation/questions.ts'
import { saleTermsOf } from '../core/conversation/selectors.ts'
import { shownOrders } from '../orders/order.selectors.ts'
import { currentStepOf } from '../core/conversation/steps.ts'
import type { Say, Value } from '../core/log/say.ts'
import type { Interpretation } from './interpretation.ts'
import { type Entry, type Found, plainlyMeant, ranked, search } from './name-search.ts'

/** The words that always work, in every enabled language: `{ back: ['tilbake', 'back'], ... }`. */
export type Lexicon = Readonly<Record<GlobalWord, readonly string[]>>

export const GLOBAL_WORDS = [
  'back',
  'undo',
  'redo',
  'basket',
  'startOver',
  'help',
  'classic',
  'linear',
  'login',
  'profile',
  'logOut',
  'pay',
  'checkout',
  'menu',
  'restaurants',
  'orders',
  'cancel',
  'history',
  'again',
  'rate',
  'avoid',
  'yes',
  'no',
  'finish',
  'language',
] as const
export type GlobalWord = (typeof GLOBAL_WORDS)[number]

/** How the interpreter finds the words of a sentence in the languages the customer may type. */
export type Wording = {
  readonly languages: readonly string[]
  readonly wordsOf: (say: Say) => readonly string[]
}

/** Where a restaurant is asked for, digits are a post code (S1.12). */
const POSTCODE = /^\d{4,5}$/
/** On fewer letters nothing is done but what they are the whole name of. */
export const SHORTEST_MEANT = 3
/** On fewer letters no product is added: `is` may be ice cream. */
const SHORTEST_DONE = 3
export const MOST_CANDIDATES = 4

/**
 * What typed text means where the conversation stands. Something is done only where whole words name it and nothing else
 * as well; what fits less is offered, and what is sold out is named as such. What only resembles it: `resembling.ts`. `otherwise`: what else the text may mean, asked
 * before anything is only offered. Pure.
 */
export function interpret<Other = never>(
  text: string,
  conversation: Conversation,
  lexicon: Lexicon,
  wording: Wording,
  otherwise: () => Other | undefined = () => undefined,
): Interpretation | Other {
  const typed = normalise(text.slice(0, MOST_LETTERS))
  if (typed === '') return otherwise() ?? { kind: 'unknown', candidates: [] }
  const answers = answersOf(conversation)
  const word = globalWordOf(typed, lexicon)
  // What a button here says means that button, whatever it means elsewhere.
  const isButton =
    word !== undefined && answers.some((each) => namesOf(each, conversation, wording).includes(typed))
  if (word && !isButton) {
    const meaning = meaningOf(word, conversation, answers)
    return meaning.kind === 'unknown' ? (otherwise() ?? meaning) : meaning
  }
  if (POSTCODE.test(typed) && liveQuestionOf(conversation)?.name === 'restaurant') return { kind: 'place' }
  const entries = entriesOf(typed, conversation, answers, wording)
  const found = search(entries, typed)
  const meant = plainlyMeant(found)
  if (!meant) return otherwise() ?? toOffer(found)
  const { leadsTo } = meant.answer
  const isProduct = isCommand(leadsTo) && leadsTo.type === 'product.add'
  // Another product would take the place of the one that is being made, and two letters are a word of many languages.
  const isOnlyOffered = liveQuestionOf(conversation)?.name === 'customise' || typed.length < SHORTEST_DONE
  if (isProduct && isOnlyOffered) return otherwise() ?? toOffer([meant])
  if (!meant.isSoldOut) return meaningOfAnswer(meant.answer)
  const nearBy = () => toOffer(nearest(meant.words, conversation, wording))
  return isProduct ? { ...nearBy(), soldOut: leadsTo.code } : (otherwise() ?? nearBy())
}

/** The entries that can be had, offered: the nearest few. */
export function toOffer(entries: readonly Entry[]): Extract<Interpretation, { kind: 'unknown' }> {
  const near = entries.filter(({ isSoldOut }) => !isSoldOut).slice(0, MOST_CANDIDATES)
  return offer(near.map(({ answer }) => answer))
}

/** Whether some text is a word that always works. */
export function isGlobalWord(text: string, lexicon: Lexicon): boolean {
  return globalWordIn(text, lexicon) !== undefined
}

/** The word that always works which some text is. */
export function globalWordIn(text: string, lexicon: Lexicon): GlobalWord | undefined {
  return globalWordOf(normalise(text.slice(0, MOST_LETTERS)), lexicon)
}

/** Blanks say nothing: "thats all", "that's all" and "check out" are written as it comes. */
function globalWordOf(typed: string, lexicon: Lexicon): GlobalWord | undefined {
  return wordsByForm(lexicon).get(withoutBlanks(typed))
}

/** What two words share means the one that is listed first. */
const wordsByForm = keptFor(
  (lexicon: Lexicon): ReadonlyMap<string, GlobalWord> =>
    new Map(
      GLOBAL_WORDS.toReversed().flatMap((word) =>
        lexicon[word].map((form) => [withoutBlanks(normalise(form)), word] as const),
      ),
    ),
)

function withoutBlanks(text: string): string {
  return text.replaceAll(' ', '')
}

/** At the checkout what its button does, elsewhere on to it. */
function paid(conversation: Conversation, answers: readonly OfferedAnswer[]): Interpretation {
  return isAtRecap(conversation) ? { kind: 'word', word: 'pay' } : checkedOut(conversation, answers)
}

/** On to the checkout; who is there is told so, as whoever asks the way has not said to pay. What is not answered yet is asked about first. */
function checkedOut(conversation: Conversation, answers: readonly OfferedAnswer[]): Interpretation {
  const asked = liveQuestionOf(conversation)
  if (asked?.isAnsweredFirst) return { ...offer(answers.filter(isOfAnswer)), told: 'first' }
  return asked?.name === 'card' || isAtRecap(conversation)
    ? { kind: 'unknown', candidates: [], told: 'atCheckout' }
    : { kind: 'command', command: { type: 'checkout.start' } }
}

function isAtRecap(conversation: Conversation): boolean {
  return liveQuestionOf(conversation)?.name === 'checkout' && hasLines(conversation)
}

/** What takes it, and what leaves it. */
function isOfAnswer({ means, leadsTo }: OfferedAnswer): boolean {
  const isOfProduct =
    isCommand(leadsTo) && (leadsTo.type === 'customise.confirm' || leadsTo.type === 'customise.cancel')
  return means !== undefined || isOfProduct
}

function hasLines({ flows }: Conversation): boolean {
  return flows.basket.context.basket.lines.length > 0
}

/** What was offered for words, while that stands. */
export function offeredIn(conversation: Conversation): readonly Candidate[] {
  const { reprompt, candidates } = conversation.flows.dialogue.context
  return reprompt?.turn === liveTurnOf(conversation)?.id ? candidates : []
}

function meaningOf(
  word: GlobalWord,
  conversation: Conversation,
  answers: readonly OfferedAnswer[],
): Interpretation {
  const hasMenu = menuSpokenOf(conversation) !== undefined
  const command = (wanted: Command): Interpretation => ({ kind: 'command', command: wanted })
  switch (word) {
    case 'back':
    case 'undo':
    case 'redo':
    case 'classic':
    case 'linear':
    case 'login':
    case 'profile':
    case 'language':
      return { kind: 'word', word }
    case 'avoid':
      return { kind: 'route', route: { name: 'avoidList' } }
    case 'logOut':
      return command({ type: 'session.end' })
    case 'help':
      return command({ type: 'help.ask' })
    case 'startOver':
      return command({ type: 'basket.startOver' })
    case 'restaurants':
      return command({ type: 'restaurant.change' })
    case 'orders':
      return command({ type: 'orders.show' })
    case 'cancel': {
      const [order] = shownOrders(conversation)
      return order ? command({ type: 'order.cancel', id: order.id }) : offer(answers.slice(0, 3))
    }
    case 'history':
      return command({ type: 'history.open' })
    case 'again':
      return command(isUsualKnown(conversation) ? { type: 'usual.choose' } : { type: 'history.open' })
    case 'rate': {
      const { order } = conversation.flows.tracking.context
      const isRatable = order !== undefined && canRate(order, RATING_MAX).ok
      return command(isRatable ? { type: 'order.follow', id: order.id } : { type: 'history.open' })
    }
    case 'basket':
      return hasMenu ? command({ type: 'basket.open' }) : offer(answers.slice(0, 3))
    case 'pay':
      return hasMenu ? paid(conversation, answers) : offer(answers.slice(0, 3))
    case 'checkout':
      return hasMenu ? checkedOut(conversation, answers) : offer(answers.slice(0, 3))
    case 'finish': {
      const leadsOn =
        liveQuestionOf(conversation)?.isAnsweredFirst ||
        (hasLines(conversation) && liveQuestionOf(conversation)?.asksWhatElse)
      return hasMenu && leadsOn ? checkedOut(conversation, answers) : offer(answers.slice(0, 3))
    }
    case 'menu':
      return hasMenu ? command({ type: 'menu.categories' }) : offer(answers.slice(0, 3))
    case 'yes':
    case 'no': {
      const offered = offeredIn(conversation)
      const [only] = offered
      if (word === 'yes' && only && offered.length === 1) return command(only.command)
      // Only answers marked so: elsewhere "no" would choose one of two things that are not opposites.
      const meant = answers.find(({ means }) => means === word)
      if (meant) return meaningOfAnswer(meant)
      const leadsOn = word === 'no' && offered.length === 0 && hasLines(conversation)
      return leadsOn && hasMenu && liveQuestionOf(conversation)?.asksWhatElse
        ? command({ type: 'checkout.start' })
        : offer(answers.slice(0, 3))
    }
  }
}

/** What an answer comes to. */
export function meaningOfAnswer({ leadsTo, thenShows }: OfferedAnswer): Interpretation {
  if (!isCommand(leadsTo)) return { kind: 'route', route: leadsTo }
  return { kind: 'command', command: leadsTo, ...(thenShows === undefined ? {} : { thenShows }) }
}

/** Candidates are commands, because they are kept in the log; an answer that leads to an address is left out. */
function offer(near: readonly OfferedAnswer[]): Extract<Interpretation, { kind: 'unknown' }> {
  return {
    kind: 'unknown',
    candidates: near.flatMap(({ words, leadsTo }): readonly Candidate[] =>
      isCommand(leadsTo)
        ? [{ label: 'key' in words ? { kind: 'key', ...words } : words, command: leadsTo }]
        : [],
    ),
  }
}

function isUsualKnown({ flows }: Conversation): boolean {
  return flows.session.context.visitor.usual !== undefined
}

/** The loaded menu; undefined while its restaurant or mode is open, or while it loads. */
export function menuSpokenOf(conversation: Conversation): Menu | undefined {
  const live = liveTurnOf(conversation)
  const step = currentStepOf(conversation)
  const mustWaitForSession = step === 'restaurant' || step === 'mode' || (live && isWaiting(live.question))
  return mustWaitForSession ? undefined : conversation.flows.menu.context.menu
}

/** Everything a text can mean here: the live choices, then categories and the products with similar names. */
export function entriesOf(
  typed: string,
  conversation: Conversation,
  answers: readonly OfferedAnswer[],
  wording: Wording,
): readonly Entry[] {
  const menu = menuSpokenOf(conversation)
  const named = [
    ...answers.filter(({ words }) => 'key' in words || words.kind !== 'product'),
    ...(menu ? categoriesOf(conversation) : []),
  ].flatMap((answer) => namesOf(answer, conversation, wording).map((words) => ({ words, answer })))
  return menu ? [...named, ...productsLike(typed, conversation, menu, wording, answers)] : named
}

function productsLike(
  typed: string,
  conversation: Conversation,
  menu: Menu,
  { languages }: Wording,
  answers: readonly OfferedAnswer[] = [],
): readonly Entry[] {
  // Where a product is an answer here, its name means that answer.
  const answerOf = ({ code }: Product) =>
    answers.find(({ words: named }) => 'kind' in named && named.kind === 'product' && named.code === code)
  const saleTerms = saleTermsOf(conversation, menu.mode)
  const availability = (product: Product): Availability => availabilityOf(product, saleTerms).availability
  const near = new Set([
    ...namesBeginning(menu, languages, typed, normalise),
    ...namesLike(menu, languages, typed, normalise),
  ])
  return [...near]
    .filter(({ product }) => availability(product) !== 'hidden')
    .map(({ words, product }) => ({
      words,
      answer: answerOf(product) ?? takeAnswer(product),
      isSoldOut: availability(product) === 'unavailable',
    }))
}

/** What resembles a product's name, best first: each word of it is looked for by itself. */
function nearest(name: string, conversation: Conversation, wording: Wording): readonly Found[] {
  const menu = menuSpokenOf(conversation)
  if (!menu) return []
  const words = name.split(' ').filter((word) => word.length >= SHORTEST_MEANT)
  return ranked(words.flatMap((word) => search(productsLike(word, conversation, menu, wording), word)))
}

/** How an answer is called, in each language that may be typed. */
export function namesOf(
  { words }: OfferedAnswer,
  { flows }: Conversation,
  { languages, wordsOf }: Wording,
): readonly string[] {
  if ('key' in words)
    return [...new Set([words, withoutAmounts(words)].flatMap((say) => wordsOf(say).map(normalise)))]
  switch (words.kind) {
    case 'restaurant': {
      const found = flows.restaurant.context.list.find(({ id }) => id === words.id)
      return found ? namesSpoken(found.name, languages) : []
    }
    case 'category': {
      const found = flows.menu.context.menu?.categories.find(({ id }) => id === words.id)
      return found
        ? [...new Set(languages.flatMap((language) => namesSpoken(textIn(found.name, language), [language])))]
        : []
    }
    case 'product':
      return []
  }
}

/** A name as it is written and as it is said: of "Fjell & Forno" the sign is a word in each language. */
export function namesSpoken(name: string, languages: readonly string[]): readonly string[] {
  if (!name.includes('&')) return [normalise(name)]
  return [
    ...new Set([name, ...languages.map((language) => name.replaceAll('&', ` ${andIn(language)} `))]),
  ].map(normalise)
}

/** What stands between the last two of a list. */
const andIn = kept((language) => {
  const parts = new Intl.ListFormat(language, { type: 'conjunction' }).formatToParts(['a', 'b'])
  return parts.find(({ type }) => type === 'literal')?.value.trim() ?? '&'
})

/** A sentence as people type it who do not copy the price on the button. */
function withoutAmounts({ values = {}, ...say }: Say): Say {
  const said = Object.entries(values).map(([name, value]) => [name, isAmount(value) ? '' : value] as const)
  return { ...say, values: Object.fromEntries(said) }
}

function isAmount(value: Value): boolean {
  return typeof value === 'object' && ('price' in value || 'money' in value)
}
