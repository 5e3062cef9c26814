import { availabilityOf } from '#domain/catalogue/availability.ts'
import type { Menu, Product } from '#domain/catalogue/product.ts'
import type { ProductCode } from '#domain/ids.ts'
import type { Conversation } from '../../core/conversation/conversation.ts'
import { liveTurnOf } from '../../core/conversation/conversation.ts'
import { currentMenuOf, saleTermsOf, settledRestaurantOf } from '../../core/conversation/selectors.ts'
import { DIETS, type Inquiry, type ProductInquiry } from '../../core/log/inquiry.ts'
import { isWaiting, liveQuestionOf } from '../../core/conversation/questions.ts'
import { menuLexicon } from '../reader/menu-lexicon.ts'
import { optionNamed, productsNamed } from '../reader/named-products.ts'
import { productsHaving } from '../reader/products-having.ts'
import { questionsIn, type AskedFor } from '../reader/question-patterns.ts'
import { isCount } from '../reader/revision/revision-phrases.ts'
import { wordsIn } from '../reader/sentence-words.ts'
import type { Asked } from '../words/asking-words.ts'
import { withoutCourtesies } from '../without-courtesies.ts'
import type { LanguageWords } from '../words/language-words.ts'

/** What can be asked before a restaurant is chosen. */
const OF_NO_RESTAURANT: ReadonlySet<Asked> = new Set<Asked>(['greeting', 'thanks', 'open', 'hours'])
/** So many products are offered where it is not clear which is meant. */
const MOST_MEANT = 4
const SHORTEST_OF_COMPOUND = 4
const MOST_OF_A_KIND = 2

/**
 * What a sentence asks of the restaurant where the conversation stands; undefined where it asks nothing that can be
 * answered. Pure.
 */
export function inquiryWrittenIn(
  text: string,
  conversation: Conversation,
  languages: readonly LanguageWords[],
): Inquiry | undefined {
  const live = liveTurnOf(conversation)
  if (!live || isWaiting(live.question)) return undefined
  const isSettled = settledRestaurantOf(conversation) !== undefined
  for (const language of languages)
    for (const asked of questionsIn(text, language)) {
      if (!isSettled && !OF_NO_RESTAURANT.has(asked.about)) continue
      if (!mayBeAsked(asked, text, conversation, language)) continue
      const inquiry = inquiryOf(asked, conversation, language)
      if (inquiry) return inquiry
    }
  return undefined
}

/**
 * A kind of thing of a diet that the menu calls nothing by: "a veggie burger" asks which of the burgers are vegetarian, and
 * orders none that is not. Pure.
 */
export function dietWrittenIn(
  text: string,
  conversation: Conversation,
  languages: readonly LanguageWords[],
): Inquiry | undefined {
  const menu = currentMenuOf(conversation)
  if (!menu || liveQuestionOf(conversation)?.name === 'customise') return undefined
  const typed = wordsIn(text)
  for (const language of languages) {
    const isOfDiet = DIETS.some((diet) =>
      language.asking.diets[diet].some((phrase) =>
        typed.some((word) => word.startsWith(wordsIn(phrase)[0] ?? phrase)),
      ),
    )
    if (!isOfDiet) continue
    const { postings } = menuLexicon(menu, [language])
    const said = withoutCourtesies(text, language).split(' ')
    const [first = '', ...rest] = said
    const words = isCount(first, language) ? rest : said
    for (const diet of DIETS)
      for (const phrase of language.asking.diets[diet].map(wordsIn)) {
        const thing = besidePhrase(words, phrase)
        if (!thing || phrase.some((word) => postings.has(word))) continue
        const among = meantBy(thing, conversation, language)
        if (among.length > 0) return { about: 'diet', diet, among }
      }
  }
  return undefined
}

/** What stands before or after a phrase, or is written as one word with it: "vegetarburger". */
function besidePhrase(words: readonly string[], phrase: readonly string[]): readonly string[] | undefined {
  const [only = '', ...more] = words
  const [start = ''] = phrase
  if (more.length === 0 && phrase.length === 1)
    return only.startsWith(start) && only.length >= start.length + SHORTEST_OF_COMPOUND
      ? [only.slice(start.length)]
      : undefined
  const isHere = (at: number) => at >= 0 && phrase.every((word, offset) => words[at + offset] === word)
  const rest = words.length - phrase.length
  if (rest < 1 || rest > MOST_OF_A_KIND) return undefined
  if (isHere(0)) return words.slice(phrase.length)
  return isHere(rest) ? words.slice(0, rest) : undefined
}

/** Beside an open product, "without milk" is a wish for it unless it is put as a question. */
function mayBeAsked(
  { about }: AskedFor,
  text: string,
  conversation: Conversation,
  { asks }: LanguageWords,
): boolean {
  if (about !== 'diet' && about !== 'without') return true
  if (liveQuestionOf(conversation)?.name !== 'customise') return true
  return text.includes('?') || asks.includes(wordsIn(text)[0] ?? '')
}

function inquiryOf(
  { about, thing, allergens = [], diet, amount }: AskedFor,
  conversation: Conversation,
  language: LanguageWords,
): Inquiry | undefined {
  switch (about) {
    case 'avoided':
      return undefined
    case 'open':
    case 'hours':
      return { about: settledRestaurantOf(conversation) ? 'hours' : 'open' }
    case 'total':
    case 'ready':
    case 'address':
    case 'contact':
    case 'payments':
    case 'unpayable':
    case 'delivery':
    case 'greeting':
    case 'thanks':
    case 'advice':
      return { about }
    case 'cheap': {
      const among = thing && meantBy(thing, conversation, language)
      if (among?.length === 0) return undefined
      return { about, ...(among ? { among } : {}), ...(amount === undefined ? {} : { most: amount }) }
    }
    case 'diet': {
      const among = thing && meantBy(thing, conversation, language)
      return diet && among?.length !== 0 ? { about, diet, ...(among ? { among } : {}) } : undefined
    }
    case 'without': {
      const among = thing && meantBy(thing, conversation, language)
      return among?.length !== 0 ? { about, allergens, ...(among ? { among } : {}) } : undefined
    }
    case 'offer': {
      const products = thing ? meantBy(thing, conversation, language) : []
      if (products.length > 0) return { about, products }
      return thing && choiceOf(thing, conversation, language)
    }
    case 'having': {
      const products = thing ? havingOf(thing, conversation, language) : []
      return products.length > 0 ? { about: 'offer', products } : undefined
    }
    case 'allergens':
      return ofOne(thing, conversation, language, (product) => ({ about, product, allergens }))
    case 'isDiet':
      return diet && ofOne(thing, conversation, language, (product) => ({ about, product, diet }))
    case 'price':
      return isPriceOfAll(thing, conversation, language)
        ? { about: 'total' }
        : ofOne(thing, conversation, language, (product) => ({ about, product }))
    case 'contents':
      return ofOne(thing, conversation, language, (product) => ({ about, product }))
  }
}

/** The same asked of the one product that is meant, or which of several is. */
function ofOne(
  thing: readonly string[] | undefined,
  conversation: Conversation,
  language: LanguageWords,
  asked: (product: ProductCode) => ProductInquiry,
): Inquiry | undefined {
  const [only, ...others] = thing ? meantBy(thing, conversation, language) : spokenOf(conversation)
  if (only === undefined) return undefined
  return others.length === 0
    ? asked(only)
    : { about: 'which', of: [only, ...others].slice(0, MOST_MEANT).map(asked) }
}

/** The products some words mean: what is spoken of, or by their names; those that are listed only. */
function meantBy(
  thing: readonly string[],
  conversation: Conversation,
  language: LanguageWords,
): readonly ProductCode[] {
  if (isIt(thing, language)) return spokenOf(conversation)
  const menu = currentMenuOf(conversation)
  if (!menu) return []
  const terms = saleTermsOf(conversation)
  return productsNamed(thing.join(' '), menu, [language])
    .filter((product: Product) => availabilityOf(product, terms).availability !== 'hidden')
    .map(({ code }) => code)
}

/** What is sold with something in it, or said of it: "something with chicken", "something spicy". */
function havingOf(
  thing: readonly string[],
  conversation: Conversation,
  { asking, language, endings }: LanguageWords,
): readonly ProductCode[] {
  const menu = currentMenuOf(conversation)
  if (!menu) return []
  const passedOver = new Set(asking.fillers.flatMap(wordsIn))
  const wanted = thing.filter((word) => !passedOver.has(word))
  const terms = saleTermsOf(conversation)
  return productsHaving(wanted, menu, { language, endings })
    .filter((product) => availabilityOf(product, terms).availability === 'available')
    .map(({ code }) => code)
}

/** Something that is chosen with what is sold here. */
function choiceOf(
  thing: readonly string[],
  conversation: Conversation,
  language: LanguageWords,
): Inquiry | undefined {
  const menu = currentMenuOf(conversation)
  const named = menu && optionNamed(thing.join(' '), menu, [language])
  if (!named) return undefined
  const terms = saleTermsOf(conversation)
  const products = named.products
    .filter((product) => availabilityOf(product, terms).availability === 'available')
    .map(({ code }) => code)
  return products.length === 0 ? undefined : { about: 'choice', option: named.option, products }
}

function isIt(thing: readonly string[], { asking }: LanguageWords): boolean {
  return asking.it.some((phrase) => wordsIn(phrase).join(' ') === thing.join(' '))
}

/** At the basket, a proposal and on the way to the payment, "how much is it" is asked of all that is there. */
function isPriceOfAll(
  thing: readonly string[] | undefined,
  conversation: Conversation,
  language: LanguageWords,
): boolean {
  return liveQuestionOf(conversation)?.isPricedAsAWhole === true && (!thing || isIt(thing, language))
}

/** What is open, proposed, was asked about last or came into the basket last. */
function spokenOf(conversation: Conversation): readonly ProductCode[] {
  const { flows } = conversation
  const menu = currentMenuOf(conversation)
  const open = flows.customise.value === 'idle' ? undefined : flows.customise.context.product?.code
  const proposed = flows.proposal.value === 'asking' ? flows.proposal.context.order?.lines : undefined
  const [line] = proposed ?? []
  const code =
    open ??
    (proposed?.length === 1 ? line?.product : undefined) ??
    askedLast(conversation) ??
    flows.basket.context.basket.lines.findLast(({ type }) => type !== 'COUPON')?.code
  return code !== undefined && isSold(code, menu) ? [code] : []
}

/** The product of the answer that still stands. */
function askedLast(conversation: Conversation): ProductCode | undefined {
  const { reprompt, candidates } = conversation.flows.dialogue.context
  if (reprompt?.attempt !== 0 || reprompt.turn !== liveTurnOf(conversation)?.id) return undefined
  const codes = new Set(
    candidates.flatMap(({ command }) =>
      command.type === 'product.open' || command.type === 'product.add' ? [command.code] : [],
    ),
  )
  const [only] = codes
  return codes.size === 1 ? only : undefined
}

function isSold(code: ProductCode, menu: Menu | undefined): boolean {
  return menu !== undefined && Object.hasOwn(menu.products, code)
}
