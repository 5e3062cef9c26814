import { availabilityOf } from '#domain/catalogue/availability.ts'
import { allergenAnswer, markedAllergens } from '#domain/catalogue/marked-allergens.ts'
import type { Allergen, Product } from '#domain/catalogue/product.ts'
import type { Translated } from '#domain/catalogue/translated.ts'
import { unitPriceOf } from '#domain/money/pricing.ts'
import type { Candidate } from '../core/log/commands.ts'
import type { Diet, ProductInquiry } from '../core/log/inquiry.ts'
import type { Say, Value } from '../core/log/say.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { saleTermsOf, settledRestaurantOf } from '../core/conversation/selectors.ts'
import type { InquiryAnswer } from './inquiry-answer.ts'

/** The answer to a question about one product. */
export function productAnswer(
  inquiry: ProductInquiry,
  product: Product,
  conversation: Conversation,
): InquiryAnswer {
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
export function aboutProduct(
  product: Product,
  says: readonly Say[],
  conversation: Conversation,
): InquiryAnswer {
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

/** Whether a product suits a diet; what is vegan is vegetarian. */
export function isOfDiet({ tags }: Product, diet: Diet): boolean {
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

/** Allergens as a list that is said. */
export function allergenList(allergens: readonly Allergen[]): Value {
  return { list: allergens.map((code) => ({ key: `allergen.${code}` })) }
}

/** Whose list it is, and whom to ask. */
export function noteSay(conversation: Conversation): Say {
  const phone = settledRestaurantOf(conversation)?.settings.phoneNumber ?? ''
  return phone === '' ? { key: 'inquiry.note' } : { key: 'inquiry.noteCall', values: { phone } }
}

/** What a product costs as it is offered. */
export function priceSay(product: Product): Say {
  return {
    key: 'inquiry.price',
    values: { name: { text: product.name }, price: { price: unitPriceOf(product, {}) } },
  }
}
