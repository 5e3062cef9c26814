import { availabilityOf, type Availability } from '#domain/catalogue/availability.ts'
import type { Translated } from '#domain/catalogue/translated.ts'
import type { Problem } from '#domain/problem.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { orderingOf, placementOf, saleTermsOf } from '../conversation/selectors.ts'

/** Why something is not offered, or not as usual: the rule that said no, and of a product how it is shown. */
export type Reason = {
  readonly about: 'ordering' | 'basket' | { readonly product: Translated; readonly code: string }
  readonly problem: Problem
  readonly availability?: Availability
}

/** What the rules keep from the customer where a conversation stands, each with its reason. Pure. */
export function reasonsOf(conversation: Conversation): readonly Reason[] {
  const { flows } = conversation
  const { menu } = flows.menu.context
  const ordering = orderingOf(conversation)
  const isOrdering = flows.basket.context.basket.lines.length > 0
  const placement = isOrdering ? placementOf(conversation) : undefined
  const terms = saleTermsOf(conversation, menu?.mode)
  const products = menu ? Object.values(menu.products) : []
  return [
    ...(ordering.ok ? [] : [{ about: 'ordering', problem: ordering.problem } as const]),
    ...(placement && !placement.ok ? [{ about: 'basket', problem: placement.problem } as const] : []),
    ...products.flatMap((product) => {
      const { availability, problem } = availabilityOf(product, terms)
      return problem === undefined
        ? []
        : [{ about: { product: product.name, code: product.code }, problem, availability }]
    }),
  ]
}
