import Fuse from 'fuse.js'
import { availabilityOf } from '#domain/catalogue/availability.ts'
import type { Menu } from '#domain/catalogue/product.ts'
import { textIn } from '#domain/catalogue/translated.ts'
import { canRate, RATING_MAX } from '#domain/orders/care/rating.ts'
import type { Candidate, Command } from '../log/commands.ts'
import { namesBeginning, namesLike } from './menu-words.ts'
import { liveTurnOf, type Conversation } from '../conversation/conversation.ts'
import { categoriesOf, choicesOf } from '../questions/choices.ts'
import { saleTermsOf } from '../conversation/selectors.ts'
import { shownOrders } from '../conversation/order.selectors.ts'
import { currentStepOf } from '../questions/steps.ts'
import { isWaiting, type QuestionName } from '../log/turn.ts'

/** The words that always work, in every enabled language: `{ back: ['tilbake', 'back'], ... }`. */
export type Lexicon = Readonly<Record<GlobalWord, readonly string[]>>

export const GLOBAL_WORDS = [
  'back',
  'undo',
  'basket',
  'startOver',
  'help',
  'classic',
  'linear',
  'login',
  'profile',
  'logOut',
  'checkout',
  'menu',
  'restaurants',
  'orders',
  'cancel',
  'history',
  'again',
  'rate',
  'yes',
  'no',
] as const
export type GlobalWord = (typeof GLOBAL_WORDS)[number]

export type Interpretation =
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'word'; readonly word: 'back' | 'undo' | 'classic' | 'linear' | 'login' | 'profile' }
  | { readonly kind: 'place' }
  | { readonly kind: 'unknown'; readonly candidates: readonly Candidate[] }

/** How the interpreter finds the words of a key in the languages the customer may type. */
export type Wording = {
  readonly languages: readonly string[]
  readonly wordsOf: (key: string) => readonly string[]
}

type Entry = { readonly words: string; readonly candidate: Candidate }

const LONGEST = 500
/** Where a restaurant is asked for, digits name no dish but a place (S1.12). */
const POSTCODE = /^\d{4,5}$/
/** Fuse scores, 0 is a perfect match: below `CLEAR` one hit is taken, up to `NEAR` it is asked. */
const CLEAR = 0.2
const NEAR = 0.42
const MOST_CANDIDATES = 4

/** What typed text means where the conversation stands. Exact and prefix win; a clear hit is taken, near ones are asked back. Pure. */
export function interpret(
  text: string,
  conversation: Conversation,
  lexicon: Lexicon,
  wording: Wording,
): Interpretation {
  const typed = normalise(text.slice(0, LONGEST))
  if (typed === '') return { kind: 'unknown', candidates: [] }
  const choices = choicesOf(conversation)
  const word = GLOBAL_WORDS.find((known) => lexicon[known].some((form) => normalise(form) === typed))
  // What a button here says means that button; the word alone means the order that was made.
  const isButton =
    word === 'cancel' && choices.some((choice) => namesOf(choice, conversation, wording).includes(typed))
  if (word && !isButton) return meaningOf(word, conversation, choices)
  if (POSTCODE.test(typed) && liveTurnOf(conversation)?.question.name === 'restaurant')
    return { kind: 'place' }
  const entries = entriesOf(typed, conversation, choices, wording)
  const exact = entries.find(({ words }) => words === typed)
  if (exact) return { kind: 'command', command: exact.candidate.command }
  const found = search(entries, typed)
  const [best, next] = found
  const isClear =
    best &&
    (best.score < CLEAR || best.isPrefix) &&
    !(next && next.isPrefix === best.isPrefix && next.score - best.score < 0.05)
  if (best && isClear) return { kind: 'command', command: best.candidate.command }
  return { kind: 'unknown', candidates: found.slice(0, MOST_CANDIDATES).map(({ candidate }) => candidate) }
}

/** Lower case without marks, punctuation or doubled blanks: `  Brygga-BURGER! ` is `brygga burger`. */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function meaningOf(
  word: GlobalWord,
  conversation: Conversation,
  choices: readonly Candidate[],
): Interpretation {
  const hasMenu = menuSpokenOf(conversation) !== undefined
  const command = (wanted: Command): Interpretation => ({ kind: 'command', command: wanted })
  switch (word) {
    case 'back':
    case 'undo':
    case 'classic':
    case 'linear':
    case 'login':
    case 'profile':
      return { kind: 'word', word }
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
      return order
        ? command({ type: 'order.cancel', id: order.id })
        : { kind: 'unknown', candidates: choices.slice(0, 3) }
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
      return hasMenu ? command({ type: 'basket.open' }) : { kind: 'unknown', candidates: choices.slice(0, 3) }
    case 'checkout':
      return hasMenu
        ? command({ type: 'checkout.start' })
        : { kind: 'unknown', candidates: choices.slice(0, 3) }
    case 'menu':
      return hasMenu
        ? command({ type: 'menu.categories' })
        : { kind: 'unknown', candidates: choices.slice(0, 3) }
    case 'yes':
    case 'no': {
      const chosen = isYesNo(conversation) ? choices[word === 'yes' ? 0 : 1] : undefined
      return chosen ? command(chosen.command) : { kind: 'unknown', candidates: choices.slice(0, 3) }
    }
  }
}

/** Questions a plain yes or no answers; elsewhere "no" would choose the second of two things that are not opposites. */
const YES_NO: ReadonlySet<QuestionName> = new Set<QuestionName>([
  'alcohol',
  'startOver',
  'basketElsewhere',
  'priceChanged',
  'paymentFailed',
  'reorderPrice',
  'reorderElsewhere',
  'orderCancel',
  'orderSendNow',
])

function isUsualKnown({ flows }: Conversation): boolean {
  return flows.session.context.visitor.usual !== undefined
}

function isYesNo(conversation: Conversation): boolean {
  const live = liveTurnOf(conversation)
  return live !== undefined && YES_NO.has(live.question.name)
}

/** The menu, unless it has yet to be found out which one, or it is being read. */
function menuSpokenOf(conversation: Conversation): Menu | undefined {
  const live = liveTurnOf(conversation)
  const step = currentStepOf(conversation)
  const isTooEarly = step === 'restaurant' || step === 'mode' || (live && isWaiting(live.question))
  return isTooEarly ? undefined : conversation.flows.menu.context.menu
}

/** All that can be meant here: the live choices, then the categories and the products whose names come near. */
function entriesOf(
  typed: string,
  conversation: Conversation,
  choices: readonly Candidate[],
  wording: Wording,
): readonly Entry[] {
  const menu = menuSpokenOf(conversation)
  const named = [
    ...choices.filter(({ label }) => label.kind !== 'product'),
    ...(menu ? categoriesOf(conversation) : []),
  ].flatMap((candidate) => namesOf(candidate, conversation, wording).map((words) => ({ words, candidate })))
  return menu ? [...named, ...productsLike(typed, conversation, menu, wording)] : named
}

function productsLike(
  typed: string,
  conversation: Conversation,
  menu: Menu,
  { languages }: Wording,
): readonly Entry[] {
  const saleTerms = saleTermsOf(conversation, menu.mode)
  const near = new Set([
    ...namesBeginning(menu, languages, typed, normalise),
    ...namesLike(menu, languages, typed, normalise),
  ])
  return [...near]
    .filter(({ product }) => availabilityOf(product, saleTerms).availability === 'available')
    .map(({ words, product: { code, parts } }) => ({
      words,
      candidate: {
        label: { kind: 'product', code },
        command: { type: parts.length > 0 ? 'product.open' : 'product.add', code },
      },
    }))
}

function namesOf(
  { label }: Candidate,
  { flows }: Conversation,
  { languages, wordsOf }: Wording,
): readonly string[] {
  const { menu } = flows.menu.context
  switch (label.kind) {
    case 'key':
      return wordsOf(label.key).map(normalise)
    case 'restaurant': {
      const found = flows.restaurant.context.list.find(({ id }) => id === label.id)
      return found ? [normalise(found.name)] : []
    }
    case 'category': {
      const found = menu?.categories.find(({ id }) => id === label.id)
      return found ? [...new Set(languages.map((language) => normalise(textIn(found.name, language))))] : []
    }
    case 'product':
      return []
  }
}

type Found = { readonly candidate: Candidate; readonly score: number; readonly isPrefix: boolean }

function search(entries: readonly Entry[], typed: string): readonly Found[] {
  const prefixed = entries
    .filter(({ words }) => words.startsWith(typed) || words.includes(` ${typed}`))
    .map(({ candidate, words }): Found => ({
      candidate,
      isPrefix: words.startsWith(typed),
      score: 0.1 * (1 - typed.length / Math.max(words.length, 1)),
    }))
  const fuse = new Fuse(entries, {
    keys: ['words'],
    includeScore: true,
    threshold: NEAR,
    ignoreLocation: true,
    minMatchCharLength: 2,
  })
  const near = fuse
    .search(typed, { limit: 12 })
    .map(({ item, score = 1 }): Found => ({ candidate: item.candidate, score, isPrefix: false }))
  const seen = new Set<string>()
  return [...prefixed, ...near]
    .toSorted((one, other) => Number(other.isPrefix) - Number(one.isPrefix) || one.score - other.score)
    .filter(({ candidate }) => {
      const key = JSON.stringify(candidate.command)
      return !seen.has(key) && seen.add(key) !== undefined
    })
}
