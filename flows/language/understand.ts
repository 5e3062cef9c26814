import { availabilityOf } from '#domain/catalogue/availability.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { saleTermsOf, settledRestaurantOf } from '../core/conversation/selectors.ts'
import { MOST_LETTERS } from '../core/log/log.ts'
import type { Candidate } from '../core/log/commands.ts'
import { amendmentWrittenIn } from './amend-proposal.ts'
import { avoidedWrittenIn } from './written/avoided-written.ts'
import { acceptsPolicy, addressWrittenIn, couponWrittenIn } from './written/contact-written.ts'
import { dietWrittenIn, inquiryWrittenIn } from './written/inquiry-written.ts'
import {
  globalWordIn,
  interpret,
  isGlobalWord,
  MOST_CANDIDATES,
  menuSpokenOf,
  namesOf,
  type GlobalWord,
  type Lexicon,
  type Wording,
} from './interpret.ts'
import { type Interpretation } from './interpretation.ts'
import { orderWrittenIn } from './propose-order.ts'
import { languageWrittenIn } from './written/language-written.ts'
import {
  categoryShown,
  isSold,
  namedOnScreen,
  spokenPlainly,
  withMoreForms,
  withOtherForms,
} from './named-on-screen.ts'
import { answersOf, liveQuestionOf } from '../core/conversation/questions.ts'
import { listedAtPlace } from './written/place-written.ts'
import { changesWrittenIn, wishWrittenIn } from './propose-revision.ts'
import { productsNamed } from './reader/named-products.ts'
import { isCount } from './reader/revision/revision-phrases.ts'
import { questionsIn } from './reader/question-patterns.ts'
import { wordsIn } from './reader/sentence-words.ts'
import { kept, keptFor } from './kept.ts'
import { tableWrittenIn } from './written/table-written.ts'
import type { Understood } from './understood.ts'
import { unlessCautioned } from './unless-cautioned.ts'
import { withoutCourtesies } from './without-courtesies.ts'
import { restaurantWrittenIn } from './written/restaurant-written.ts'
import { orderBeforeMenuIn, otherTimeIn, termsWrittenIn } from './written/terms-written.ts'
import type { LanguageWords } from './words/language-words.ts'

/** All that is known of the languages the customer may type. */
export type Languages = {
  readonly lexicon: Lexicon
  readonly wording: Wording
  readonly words: readonly LanguageWords[]
}

/**
 * What typed text means: the number of the table, the mail address, a discount code and that the policy is accepted, where
 * they are asked for, what cannot be eaten, what is on screen by its name,
 * a language, a word that always works, what is said of the open product, what is on screen by its place, a question, how and when the
 * food is had, a change of what is proposed or of the basket, an order, in that order. What is said without any of them may
 * be wished of what was ordered last. What refuses or warns and came to nothing is asked about instead. Pure.
 */
export function understand(written: string, conversation: Conversation, languages: Languages): Understood {
  const text = written.slice(0, MOST_LETTERS)
  return unlessCautioned(taken(text, conversation, languages), text, conversation, languages.words)
}

function taken(text: string, conversation: Conversation, languages: Languages): Understood {
  const { words } = languages
  const lexicon = withMoreForms(languages.lexicon, words)
  const wording = withOtherForms(languages.wording, words)
  const table = isGlobalWord(text, lexicon) ? undefined : tableWrittenIn(text, conversation)
  if (table) return { kind: 'command', command: table }
  const email = addressWrittenIn(text, conversation)
  if (email !== undefined) return { kind: 'address', email }
  const coupon = couponWrittenIn(text, conversation, words)
  if (coupon) return { kind: 'command', command: coupon }
  if (acceptsPolicy(text, conversation, words)) return { kind: 'word', word: 'accept' }
  const avoided = avoidedWrittenIn(text, words)
  if (avoided) return { kind: 'route', route: { name: 'avoidList', suggested: avoided } }
  const named = namedOnScreen(text, conversation, words, wording)
  if (named) return named
  const spoken = { lexicon, wording, words }
  const answer = saidInOneBreath(text, conversation, spoken)
  if (answer) return answer
  const language = languageWrittenIn(text, words, wording.languages)
  if (language !== undefined) return { kind: 'language', language }
  const wish = isGlobalWord(text, lexicon) ? undefined : wishWrittenIn(text, conversation, words)
  if (wish) return 'command' in wish ? { kind: 'command', ...wish } : { kind: 'unknown', ...wish }
  const menu = menuSpokenOf(conversation)
  const isAnswering = (word: GlobalWord) => ANSWERING.has(word)
  // What is sold under such a word is ordered: "the classic, please".
  const isMore = (word: GlobalWord, said: string) => !isAnswering(word) && !isSold(said, menu, words, wording)
  return interpret(
    text,
    conversation,
    lexicon,
    wording,
    () =>
      askedPolitely(text, conversation, spoken, isMore) ??
      categoryShown(text, conversation, words, wording) ??
      askedPolitely(finishAfterNo(text, spoken) ?? '', conversation, spoken, isAnswering) ??
      saidIn(text, conversation, spoken) ??
      askedPolitely(text, conversation, spoken, isAnswering),
  )
}

/** Of more words it takes a sentence to say something. */
const MOST_LOOSE = 2
/** Words that answer; in a sentence of other words they may be a part of a question: "is it done?" */
const ANSWERING: ReadonlySet<GlobalWord> = new Set<GlobalWord>(['yes', 'no', 'finish'])

const LEADING_ON: ReadonlySet<GlobalWord> = new Set<GlobalWord>([...ANSWERING, 'pay', 'checkout'])

/** A word that always works, inside a polite sentence. */
function askedPolitely(
  text: string,
  conversation: Conversation,
  { lexicon, wording, words }: Languages,
  isOfThese: (word: GlobalWord, said: string) => boolean,
): Understood | undefined {
  const said = spokenPlainly(text, words)
  const plain = said.find((each) => {
    const word = globalWordIn(each, lexicon)
    return word !== undefined && isOfThese(word, each)
  })
  const meaning = plain === undefined ? undefined : interpret(plain, conversation, lexicon, wording)
  return meaning?.kind === 'unknown' && meaning.told === undefined ? undefined : meaning
}

/** Of so many words nobody only says yes and yes again. */
const MOST_OF_ANSWERS = 12
const LONGEST_ANSWER = 6

/** Answers in one breath that all lead to the same: "nah, forget it", "no thanks, that's all"; "yes, no" leads nowhere. */
function saidInOneBreath(
  text: string,
  conversation: Conversation,
  spoken: Languages,
): Interpretation | undefined {
  const said = wordsIn(text)
  if (said.length < 2 || said.length > MOST_OF_ANSWERS) return undefined
  if (!areOfAnswers(said, conversation, spoken)) return undefined
  const answerAt = kept((part) => answerIn(part, conversation, spoken) ?? NO_ANSWER)
  const [meant, ...others] = answersFrom(said, answerAt, said.length - 1)
  return meant && others.every((other) => isSame(meant, other)) ? meant : undefined
}

/** Whether each of some words may be one of an answer: most sentences name something else. */
function areOfAnswers(
  said: readonly string[],
  conversation: Conversation,
  { lexicon, wording, words }: Languages,
): boolean {
  const strange = said.filter(
    (word) =>
      !wordsOfLexicon(lexicon).has(word) && !words.some((language) => wordsAround(language).has(word)),
  )
  if (strange.length === 0) return true
  const shown = new Set(
    answersOf(conversation).flatMap((answer) =>
      namesOf(answer, conversation, wording).flatMap((name) => name.split(' ')),
    ),
  )
  return strange.every((word) => shown.has(word))
}

const wordsOfLexicon = keptFor(
  (lexicon: Lexicon) => new Set([...LEADING_ON].flatMap((word) => lexicon[word].flatMap(wordsIn))),
)

const wordsAround = keptFor(
  ({ roles, onScreen, joined }: LanguageWords) =>
    new Set([
      ...Object.keys(joined),
      ...[...roles.filler, ...onScreen.around, ...Object.values(onScreen.forms).flat()].flatMap(wordsIn),
    ]),
)

/** What the parts say that some words fall into, the first part as long as can be; empty where they do not. */
function answersFrom(
  words: readonly string[],
  answerAt: (part: string) => Interpretation,
  longest = words.length,
): readonly Interpretation[] {
  for (let end = Math.min(longest, LONGEST_ANSWER); end > 0; end--) {
    const answer = answerAt(words.slice(0, end).join(' '))
    if (answer.kind === 'unknown') continue
    if (end === words.length) return [answer]
    const rest = answersFrom(words.slice(end), answerAt)
    if (rest.length > 0) return [answer, ...rest]
  }
  return []
}

const NO_ANSWER: Interpretation = { kind: 'unknown', candidates: [] }

/** What answers the question that is asked, by its own words or by those that always answer. */
function answerIn(
  part: string,
  conversation: Conversation,
  { lexicon, wording, words }: Languages,
): Interpretation | undefined {
  const named = namedOnScreen(part, conversation, words, wording)
  // Of what is being made, "well done" is a wish.
  if (named || liveQuestionOf(conversation)?.name === 'customise') return named
  const plain = spokenPlainly(part, words).find((each) => {
    const word = globalWordIn(each, lexicon)
    return word !== undefined && LEADING_ON.has(word)
  })
  return plain === undefined ? undefined : interpret(plain, conversation, lexicon, wording)
}

function isSame(one: Interpretation, other: Interpretation): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** "No, that's all" is what comes after the no. */
function finishAfterNo(text: string, { lexicon, words }: Languages): string | undefined {
  return spokenPlainly(text, words).flatMap((said) => {
    const [first = '', ...rest] = said.split(' ')
    const isNo = words.some(({ revision }) => revision.wait.includes(first))
    return isNo && globalWordIn(rest.join(' '), lexicon) === 'finish' ? [rest.join(' ')] : []
  })[0]
}

function saidIn(
  text: string,
  conversation: Conversation,
  { words, wording }: Languages,
): Understood | undefined {
  const listed = listedAtPlace(text, conversation, words)
  if (listed) return { kind: 'command', command: listed }
  const place = restaurantWrittenIn(text, conversation, words, wording)
  if (place) return place
  const isDeploymentAsked = settledRestaurantOf(conversation) === undefined && isContactAsked(text, words)
  if (isDeploymentAsked) return { kind: 'route', route: { name: 'contact' } }
  const inquiry = inquiryWrittenIn(text, conversation, words)
  if (inquiry) return { kind: 'command', command: { type: 'inquiry.make', inquiry } }
  const terms = termsWrittenIn(text, conversation, words)
  if (terms) return { kind: 'command', command: terms }
  const time = otherTimeIn(text, conversation, words)
  if (time) return { kind: 'order', order: time }
  const order = orderBeforeMenuIn(text, conversation, words)
  if (order) return order
  const amended = amendmentWrittenIn(text, conversation, words)
  if (amended) return amended
  const revision = changesWrittenIn(text, conversation, words)
  if (revision) return { kind: 'changes', revision }
  const ofDiet = dietWrittenIn(text, conversation, words)
  if (ofDiet) return { kind: 'command', command: { type: 'inquiry.make', inquiry: ofDiet } }
  const ordered = orderWrittenIn(text, conversation, words)
  if (ordered) return { kind: 'order', order: ordered }
  const wished = changesWrittenIn(text, conversation, words, true)
  if (wished) return { kind: 'changes', revision: wished }
  return amendmentWrittenIn(text, conversation, words, true) ?? namedLoosely(text, conversation, words)
}

/** Whether somebody wants to speak to a person: the house, where no restaurant is chosen. */
function isContactAsked(text: string, words: readonly LanguageWords[]): boolean {
  return words.some((language) => questionsIn(text, language).some(({ about }) => about === 'contact'))
}

/** A few words that name several products, or none of them wholly, are offered to choose from; else what one of them names. */
function namedLoosely(
  text: string,
  conversation: Conversation,
  words: readonly LanguageWords[],
): Understood | undefined {
  const menu = menuSpokenOf(conversation)
  if (!menu) return undefined
  const terms = saleTermsOf(conversation, menu.mode)
  const candidates = words
    .flatMap((language) => {
      const said = withoutCourtesies(text, language)
        .split(' ')
        .filter((word) => !isCount(word, language) && !language.sizes.includes(word))
      if (said.length > MOST_LOOSE) return []
      const named = productsNamed(said.join(' '), menu, [language])
      const isAsked = words.some(({ asks }) => asks.some((word) => said.includes(word)))
      return named.length > 0 || isAsked
        ? named
        : said.flatMap((word) => productsNamed(word, menu, [language]))
    })
    .filter((product) => availabilityOf(product, terms).availability === 'available')
    .map(({ code }): Candidate => ({
      label: { kind: 'product', code },
      command: { type: 'product.add', code },
    }))
  return candidates.length === 0 ? undefined : { kind: 'unknown', candidates: onceEach(candidates) }
}

function onceEach(candidates: readonly Candidate[]): readonly Candidate[] {
  const byLabel = new Map(candidates.map((each) => [JSON.stringify(each.label), each]))
  return [...byLabel.values()].slice(0, MOST_CANDIDATES)
}
