import { basketTotals } from '#domain/basket/totals.ts'
import { availabilityOf, soldNow, type SaleTerms } from '#domain/catalogue/availability.ts'
import { allergenAnswer, isUnmarked, markedAllergens } from '#domain/catalogue/marked-allergens.ts'
import { categoriesFrom, productIn, productsOf } from '#domain/catalogue/menu.ts'
import { sellableSelection } from '#domain/catalogue/options.ts'
import type { Allergen, Menu, Part, Product } from '#domain/catalogue/product.ts'
import type { Translated } from '#domain/catalogue/translated.ts'
import type { ProductCode } from '#domain/ids.ts'
import { addMinor } from '#domain/money/minor.ts'
import { unitPriceOf } from '#domain/money/pricing.ts'
import { isAlwaysOpen, openStateOf, isOpen } from '#domain/restaurant/opening-hours.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Candidate } from '../core/log/commands.ts'
import type { Diet, Inquiry, ProductInquiry } from '../core/log/inquiry.ts'
import type { Say, Value } from '../core/log/say.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { paymentProblemKeys } from '../checkout/payment-problem.ts'
import { acceptableLinesOf, priceOfProposed } from './proposal.selectors.ts'
import {
  currentMenuOf,
  offeredWaysOf,
  orderingOf,
  pickupOf,
  placementOf,
  saleTermsOf,
  settledRestaurantOf,
} from '../core/conversation/selectors.ts'

type QuestionContext = Pick<Conversation, 'flows' | 'now' | 'settings'>

/** What an inquiry is answered with, and what can be done about it. */
export type InquiryAnswer = { readonly says: readonly Say[]; readonly acts: readonly Candidate[] }

const NOTHING: InquiryAnswer = { says: [], acts: [] }
const MOST_LISTED = 4
const TO_BASKET: Candidate = {
  label: { kind: 'key', key: 'answer.basket.open' },
  command: { type: 'basket.open' },
}
const TO_CHECKOUT: Candidate = {
  label: { kind: 'key', key: 'answer.checkout.start' },
  command: { type: 'checkout.start' },
}
const TO_MENU: Candidate = {
  label: { kind: 'key', key: 'answer.menu.categories' },
  command: { type: 'menu.categories' },
}

/** The answer to an inquiry from the menu and the restaurant as they are now; nothing where what it is about is gone. */
export function inquiryAnswerOf(inquiry: Inquiry, conversation: Conversation): InquiryAnswer {
  switch (inquiry.about) {
    case 'total':
      return totalAnswer(conversation)
    case 'ready':
      return readyAnswer(conversation)
    case 'hours':
    case 'address': {
      const restaurant = settledRestaurantOf(conversation)
      if (!restaurant) return NOTHING
      return {
        says: [inquiry.about === 'hours' ? hoursSay(restaurant, conversation.now) : addressSay(restaurant)],
        acts: [],
      }
    }
    case 'open':
      return openAnswer(conversation)
    case 'contact':
      return contactAnswer(conversation)
    case 'payments':
      return { says: [paymentsSay(conversation)], acts: [] }
    case 'unpayable':
      return unpayableAnswer(conversation)
    case 'accepted':
      return { says: [{ key: 'inquiry.accepted' }], acts: [] }
    case 'delivery':
      return { says: [{ key: 'inquiry.delivery' }], acts: [] }
    case 'greeting':
    case 'thanks':
      return { says: [{ key: `inquiry.${inquiry.about}` }], acts: [] }
    default: {
      const menu = currentMenuOf(conversation)
      return menu ? menuAnswer(inquiry, menu, conversation) : NOTHING
    }
  }
}

/** The restaurants that are open now, as they are listed. */
function openAnswer({ flows, now }: QuestionContext): InquiryAnswer {
  const open = flows.restaurant.context.list
    .filter((restaurant) => isOpen(restaurant, now))
    .slice(0, MOST_LISTED)
  if (open.length === 0) return { says: [{ key: 'inquiry.openNone' }], acts: [] }
  return {
    says: [{ key: 'inquiry.open', values: { list: { list: open.map(({ name }) => name) } } }],
    acts: open.map(({ id }) => ({
      label: { kind: 'restaurant', id },
      command: { type: 'restaurant.choose', id },
    })),
  }
}

type MenuInquiry = Extract<
  Inquiry,
  {
    readonly about:
      | ProductInquiry['about']
      | 'which'
      | 'offer'
      | 'choice'
      | 'diet'
      | 'without'
      | 'advice'
      | 'cheap'
  }
>

function menuAnswer(inquiry: MenuInquiry, menu: Menu, conversation: Conversation): InquiryAnswer {
  switch (inquiry.about) {
    case 'which':
      return whichAnswer(inquiry.of, menu)
    case 'offer': {
      const products = inquiry.products.flatMap((code) => productIn(menu, code) ?? [])
      const [only] = products
      if (only && products.length === 1) return aboutProduct(only, [priceSay(only)], conversation)
      return listed('inquiry.have', products, {})
    }
    case 'advice':
      return listed('inquiry.advice', amongOf(undefined, menu, conversation), {})
    case 'cheap':
      return cheapAnswer(inquiry, amongOf(inquiry.among, menu, conversation))
    case 'choice':
      return choiceAnswer(inquiry, menu, conversation)
    case 'diet':
      return dietAnswer(inquiry.diet, amongOf(inquiry.among, menu, conversation))
    case 'without':
      return withoutAnswer(inquiry.allergens, amongOf(inquiry.among, menu, conversation), conversation)
    default: {
      const product = productIn(menu, inquiry.product)
      return product ? productAnswer(inquiry, product, conversation) : NOTHING
    }
  }
}

function productAnswer(inquiry: ProductInquiry, product: Product, conversation: Conversation): InquiryAnswer {
  const note = noteSay(conversation)
  switch (inquiry.about) {
    case 'price':
      return aboutProduct(product, [priceSay(product)], conversation)
    case 'contents':
      return aboutProduct(product, [contentsSay(product), ...marksTold(product), note], conversation)
    case 'allergens': {
      const { found } = allergenAnswer(product, inquiry.allergens)
      const name = { text: product.name }
      return aboutProduct(
        product,
        found.length > 0
          ? [{ key: 'inquiry.contains', values: { name, list: allergenList(found) } }, note]
          : [
              ...(marksTold(product).length > 0
                ? marksTold(product)
                : [{ key: 'inquiry.noMarks', values: { name } }]),
              note,
            ],
        conversation,
      )
    }
    case 'isDiet': {
      const key = `inquiry.${inquiry.diet}${isOfDiet(product, inquiry.diet) ? 'Is' : 'Not'}`
      return aboutProduct(product, [{ key, values: { name: { text: product.name } } }], conversation)
    }
  }
}

/** What is said of a product, why it cannot be had where it cannot, and the way to it. */
function aboutProduct(product: Product, says: readonly Say[], conversation: Conversation): InquiryAnswer {
  const { problem } = availabilityOf(product, saleTermsOf(conversation))
  const values = { name: { text: product.name } }
  if (problem !== undefined)
    return {
      says: [
        ...says,
        { key: 'proposal.gone', values: { ...values, why: { say: { key: `problem.${problem}` } } } },
      ],
      acts: [],
    }
  const { code } = product
  const isOpen = conversation.flows.customise.context.product?.code === code
  const add: Candidate = {
    label: { kind: 'key', key: 'inquiry.add', values },
    command: { type: 'product.add', code },
  }
  const see: Candidate = {
    label: { kind: 'key', key: 'inquiry.see', values },
    command: { type: 'product.open', code },
  }
  return { says, acts: isOpen ? [] : [add, see] }
}

function whichAnswer(of: readonly ProductInquiry[], menu: Menu): InquiryAnswer {
  return {
    says: [{ key: 'inquiry.which' }],
    acts: of.flatMap((inquiry): readonly Candidate[] =>
      productIn(menu, inquiry.product)
        ? [{ label: { kind: 'product', code: inquiry.product }, command: { type: 'inquiry.make', inquiry } }]
        : [],
    ),
  }
}

/** What costs least; up to a limit what comes nearest to it. */
function cheapAnswer(
  { most }: Extract<Inquiry, { readonly about: 'cheap' }>,
  among: readonly Product[],
): InquiryAnswer {
  const priceOf = (product: Product) => unitPriceOf(product, sellableSelection(product))
  const byPrice = among.toSorted((one, other) => priceOf(one) - priceOf(other))
  const within =
    most === undefined ? byPrice : byPrice.filter((product) => priceOf(product) <= most).toReversed()
  const shown = (within.length > 0 ? within : byPrice).slice(0, within.length > 0 ? MOST_LISTED : 1)
  const { acts } = listed('', shown, {})
  const list = {
    list: shown.map((product): Value => ({
      say: {
        key: 'inquiry.priced',
        values: { name: { text: product.name }, price: { price: priceOf(product) } },
      },
    })),
  }
  if (shown.length === 0) return { says: [{ key: 'inquiry.none' }], acts: [TO_MENU] }
  if (most === undefined) return { says: [{ key: 'inquiry.cheapest', values: { list } }], acts }
  const key = within.length > 0 ? 'inquiry.within' : 'inquiry.withinNone'
  return { says: [{ key, values: { list, most: { price: most } } }], acts }
}

/** With what it can be chosen; of the product that is open first. */
function choiceAnswer(
  { option, products: codes }: Extract<Inquiry, { readonly about: 'choice' }>,
  menu: Menu,
  conversation: Conversation,
): InquiryAnswer {
  const products = amongOf(codes, menu, conversation)
  const part = products.flatMap(({ parts }) => partNamed(parts, option) ?? [])[0]
  if (!part) return NOTHING
  const having = products.filter(({ parts }) => partNamed(parts, option)?.problem === undefined)
  if (having.length === 0) {
    const why = { say: { key: `problem.${part.problem}` } }
    return { says: [{ key: 'proposal.gone', values: { name: { text: part.product.name }, why } }], acts: [] }
  }
  const open = conversation.flows.customise.context.product?.code
  const ordered = having.toSorted((one, other) => Number(other.code === open) - Number(one.code === open))
  return listed('inquiry.choice', ordered, { name: { text: part.product.name } })
}

function partNamed(parts: readonly Part[], code: ProductCode): Part | undefined {
  for (const part of parts) {
    const found = part.partCode === code ? part : partNamed(part.parts, code)
    if (found) return found
  }
  return undefined
}

function dietAnswer(diet: Diet, among: readonly Product[]): InquiryAnswer {
  const fitting = among.filter((product) => isOfDiet(product, diet))
  return fitting.length === 0
    ? { says: [{ key: `inquiry.${diet}None` }], acts: [TO_MENU] }
    : listed(`inquiry.${diet}`, fitting, {})
}

function withoutAnswer(
  allergens: readonly Allergen[],
  among: readonly Product[],
  conversation: Conversation,
): InquiryAnswer {
  const values = { allergens: allergenList(allergens) }
  const fitting = among.filter((product) => isUnmarked(product, allergens))
  const { says, acts } =
    fitting.length === 0
      ? { says: [{ key: 'inquiry.unmarkedNone', values }], acts: [] }
      : listed('inquiry.unmarked', fitting, values)
  return { says: [...says, noteSay(conversation)], acts }
}

/** The first of some products by name, each to be looked at. */
function listed(
  key: string,
  products: readonly Product[],
  values: Readonly<Record<string, Value>>,
): InquiryAnswer {
  const shown = products.slice(0, MOST_LISTED)
  const list = { list: shown.map(({ name }) => ({ text: name })) }
  return {
    says: shown.length === 0 ? [] : [{ key, values: { ...values, list } }],
    acts: shown.map(({ code }) => ({
      label: { kind: 'product', code },
      command: { type: 'product.open', code },
    })),
  }
}

/** The products that can be had now, in menu order, each once. */
function amongOf(
  among: readonly ProductCode[] | undefined,
  menu: Menu,
  conversation: Conversation,
): readonly Product[] {
  const terms: SaleTerms = saleTermsOf(conversation)
  const inOrder = menu.categories
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
    .flatMap(categoriesFrom)
    .flatMap((category) => productsOf(menu, category))
  return [...new Set(inOrder)]
    .filter(
      (product) =>
        (among?.includes(product.code) ?? true) &&
        availabilityOf(product, terms).availability === 'available',
    )
    .map((product) => soldNow(product, terms))
}

function isOfDiet({ tags }: Product, diet: Diet): boolean {
  return tags.includes(diet) || (diet === 'vegetarian' && tags.includes('vegan'))
}

function contentsSay(product: Product): Say {
  const name = { text: product.name }
  if (!isEmpty(product.description))
    return { key: 'inquiry.contents', values: { name, text: { text: product.description } } }
  const coming = product.parts.filter(
    ({ kind, defaultQuantity }) => kind === 'without' || defaultQuantity > 0,
  )
  if (coming.length === 0) return { key: 'inquiry.contentsUnknown', values: { name } }
  const list = { list: coming.map((part) => ({ text: part.product.name })) }
  return { key: 'inquiry.contentsOf', values: { name, list } }
}

function isEmpty({ plain, byLanguage }: Translated): boolean {
  return plain === '' && Object.values(byLanguage).every((text) => text === '')
}

/** All that is marked on a product, and on what can be chosen for it. */
function marksTold(product: Product): readonly Say[] {
  const { contains, choosable } = markedAllergens(product)
  return [
    ...(contains.length === 0
      ? []
      : [{ key: 'inquiry.marks', values: { name: { text: product.name }, list: allergenList(contains) } }]),
    ...(choosable.length === 0
      ? []
      : [{ key: 'inquiry.choosable', values: { list: allergenList(choosable) } }]),
  ]
}

function allergenList(allergens: readonly Allergen[]): Value {
  return { list: allergens.map((code) => ({ key: `allergen.${code}` })) }
}

/** Whose list it is, and whom to ask. */
function noteSay(conversation: Conversation): Say {
  const phone = settledRestaurantOf(conversation)?.settings.phoneNumber ?? ''
  return phone === '' ? { key: 'inquiry.note' } : { key: 'inquiry.noteCall', values: { phone } }
}

/** Whom to speak to: the restaurant, by telephone or mail. */
function contactAnswer(conversation: Conversation): InquiryAnswer {
  const restaurant = settledRestaurantOf(conversation)
  if (!restaurant) return NOTHING
  const { name, settings } = restaurant
  const { phoneNumber: phone, restaurantEmail: email } = settings
  const key =
    phone === '' ? (email === '' ? 'inquiry.contactNone' : 'inquiry.contactMail') : 'inquiry.contactCall'
  return { says: [{ key, values: { name, phone, email } }], acts: [] }
}

function paymentsSay(conversation: Conversation): Say {
  const ways = offeredWaysOf(conversation).map((way) => ({ key: `payment.way.${way}` }))
  return { key: 'inquiry.payments', values: { list: { list: ways } } }
}

/** What stands in the way of paying: the order itself, how it is paid, what failed last, or what the form still asks. */
function unpayableAnswer(conversation: Conversation): InquiryAnswer {
  const { checkout, payment, dialogue, session } = conversation.flows
  const acts = dialogue.value === 'checkout' ? [] : [TO_CHECKOUT]
  const placement = placementOf(conversation)
  if (!placement.ok) return { says: [{ key: `problem.${placement.problem}` }], acts: [] }
  if (checkout.value === 'failed') {
    const [key, ...orElse] = paymentProblemKeys(checkout.context.problem?.code ?? 'unknown')
    return { says: [{ key, orElse, values: {} }], acts }
  }
  if (payment.value === 'choosing') return { says: [{ key: 'problem.payment.notChosen' }], acts }
  const isKnown = session.context.visitor.isContactKnown
  return { says: [{ key: isKnown ? 'inquiry.payable' : 'inquiry.payableOnce' }], acts }
}

function priceSay(product: Product): Say {
  return {
    key: 'inquiry.price',
    values: { name: { text: product.name }, price: { price: unitPriceOf(product, {}) } },
  }
}

/** What is proposed is not ordered yet: where there is something, that is what is asked about. */
function totalAnswer(conversation: Conversation): InquiryAnswer {
  const { flows } = conversation
  const proposed = flows.proposal.value === 'asking' ? acceptableLinesOf(conversation) : []
  if (proposed.length > 0)
    return {
      says: [
        {
          key: 'inquiry.proposed',
          values: { total: { money: addMinor(...proposed.map(priceOfProposed)) } },
        },
      ],
      acts: [],
    }
  const { basket } = flows.basket.context
  if (basket.lines.length === 0) return { says: [{ key: 'inquiry.empty' }], acts: [] }
  const total = { money: basketTotals(basket).total }
  return { says: [{ key: 'inquiry.total', values: { total } }], acts: waysOn(flows.dialogue.value) }
}

function readyAnswer(conversation: Conversation): InquiryAnswer {
  const { flows, now } = conversation
  const { order } = flows.tracking.context
  if (flows.dialogue.value === 'order' && order)
    return {
      says: [{ key: 'inquiry.orderReady', values: { time: { time: order.retrievalDate, asOf: now } } }],
      acts: [],
    }
  const ordering = orderingOf(conversation)
  if (!ordering.ok) return { says: [{ key: `problem.${ordering.problem}` }], acts: [] }
  const time = pickupOf(conversation, now)
  if (time === undefined) return { says: [{ key: 'problem.pickup.none' }], acts: [] }
  const isAny = flows.basket.context.basket.lines.length > 0
  return {
    says: [{ key: 'inquiry.ready', values: { time: { time, asOf: now } } }],
    acts: isAny ? waysOn(flows.dialogue.value) : [],
  }
}

function waysOn(place: QuestionContext['flows']['dialogue']['value']): readonly Candidate[] {
  if (place === 'checkout') return []
  return place === 'basket' ? [TO_CHECKOUT] : [TO_BASKET, TO_CHECKOUT]
}

function hoursSay(restaurant: Restaurant, now: number): Say {
  const { name } = restaurant
  const state = openStateOf(restaurant, now)
  if (!state.isOpen)
    return state.opensAt === undefined
      ? { key: 'ack.closedNow' }
      : { key: 'ack.closedUntil', values: { time: { time: state.opensAt, asOf: now } } }
  return isAlwaysOpen(restaurant, now)
    ? { key: 'inquiry.openAlways', values: { name } }
    : { key: 'inquiry.openUntil', values: { name, time: { time: state.closesAt, asOf: now } } }
}

function addressSay({ name, address }: Restaurant): Say {
  const { street, number, zipCode, city } = address
  const full: Say = { key: 'classic.fullAddress', values: { street, number, zipCode, city } }
  return { key: 'inquiry.address', values: { name, address: { say: full } } }
}
