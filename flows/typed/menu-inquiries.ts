import { type SaleTerms, availabilityOf, soldNow } from '#domain/catalogue/availability.ts'
import { isUnmarked } from '#domain/catalogue/marked-allergens.ts'
import { categoriesFrom, productIn, productsOf } from '#domain/catalogue/menu.ts'
import { sellableSelection } from '#domain/catalogue/options.ts'
import type { Allergen, Menu, Part, Product } from '#domain/catalogue/product.ts'
import type { ProductCode } from '#domain/ids.ts'
import { unitPriceOf } from '#domain/money/pricing.ts'
import type { Candidate } from '../core/log/commands.ts'
import type { Diet, Inquiry, ProductInquiry } from '../core/log/inquiry.ts'
import type { Value } from '../core/log/say.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { saleTermsOf } from '../core/conversation/selectors.ts'
import { type InquiryAnswer, MOST_LISTED, NOTHING } from './inquiry-answer.ts'
import {
  aboutProduct,
  allergenList,
  isOfDiet,
  noteSay,
  priceSay,
  productAnswer,
} from './product-inquiries.ts'

const TO_MENU: Candidate = {
  label: { kind: 'key', key: 'answer.menu.categories' },
  command: { type: 'menu.categories' },
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

/** The answer to a question about the menu as a whole. */
export function menuAnswer(inquiry: MenuInquiry, menu: Menu, conversation: Conversation): InquiryAnswer {
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
