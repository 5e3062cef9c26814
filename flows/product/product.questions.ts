import { ageLimitOf, alcoholOf } from '#domain/catalogue/alcohol.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { isOutsideOrdering } from '../core/conversation/place.ts'
import { answer, question, type OfferedAnswer, type QuestionContext } from '../core/conversation/question.ts'

/** The alcohol disclaimer before such a product is added (S5.45, S5.46, S5.48). */
export const alcohol = question({
  name: 'alcohol',
  step: 'menu',
  surface: 'dialog',
  tone: 'warm',
  isYesNo: true,
  isAsked: (conversation) => isMaking(conversation) && conversation.flows.customise.value === 'consenting',
  subject: codeOf,
  route: productRoute,
  ask: (conversation) => {
    const age = ageOf(conversation)
    return age === undefined ? { key: 'ask.alcohol' } : { key: 'ask.alcoholFrom', values: { age } }
  },
  prompt: (conversation) => {
    const { product, selection } = conversation.flows.customise.context
    if (!product) return undefined
    const age = ageOf(conversation)
    const abv = { number: alcoholOf(product, selection), digits: 1 }
    return {
      title: { key: 'alcohol.title', values: { name: { text: product.name }, abv } },
      text: [
        ...(age === undefined ? [] : [{ key: 'alcohol.age', values: { age } }]),
        { key: 'alcohol.text' },
      ],
    }
  },
  answers: (conversation) => {
    const age = ageOf(conversation)
    const yes = age === undefined ? 'alcohol.yes' : { key: 'alcohol.yesFrom', values: { age } }
    return [
      answer('yes', yes, { type: 'alcohol.confirm' }, { means: 'yes' }),
      answer('no', 'alcohol.no', { type: 'alcohol.decline' }, { means: 'no', closes: true }),
    ]
  },
})

/** The product at hand, half made, until it is added or left (S2.25-S2.31). */
export const customise = question({
  name: 'customise',
  step: 'menu',
  surface: 'card',
  showsMuch: true,
  isAnsweredFirst: true,
  isAsked: (conversation) => isMaking(conversation) && conversation.flows.customise.value === 'customising',
  subject: codeOf,
  ask: ({
    flows: {
      customise: { context },
    },
  }) => ({
    key: 'ask.customise',
    values: { name: context.product ? { text: context.product.name } : '' },
  }),
  route: productRoute,
  answers: () => [
    answer('add', 'customise.add', { type: 'customise.confirm' }),
    answer('reset', 'customise.reset', { type: 'customise.reset' }),
    answer('cancel', 'customise.cancel', { type: 'customise.cancel' }),
  ],
})

/** Taking a product of the menu; where something of it has to be chosen first, it is opened instead of added. */
export function takeAnswer({ code }: Pick<Product, 'code'>): OfferedAnswer {
  return answer(code, { kind: 'product', code }, { type: 'product.add', code })
}

/** How old one must be for what is being made; undefined where nothing is said about it. */
function ageOf({ flows, settings }: QuestionContext): number | undefined {
  const { product, selection } = flows.customise.context
  return product && ageLimitOf(alcoholOf(product, selection), settings.ageLimits ?? [])
}

function isMaking({ flows }: QuestionContext): boolean {
  return !isOutsideOrdering(flows.dialogue.value)
}

function codeOf({ customise: { context } }: QuestionContext['flows']): string | undefined {
  return context.product?.code
}

function productRoute({ flows }: QuestionContext) {
  return { name: 'product', product: codeOf(flows) ?? '' } as const
}
