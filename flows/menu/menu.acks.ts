import { availabilityOf } from '#domain/catalogue/availability.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import type { OutcomeAcks } from '../core/conversation/outcome.ts'
import { saleTermsOf } from '../core/conversation/selectors.ts'
import type { Say } from '../core/log/say.ts'
import { acksOfGone } from '../product/gone.acks.ts'
import { acksOfReorder } from '../reorder/reorder.acks.ts'

export const MENU_OUTCOMES = {
  loadMenu: (outcome) =>
    outcome.failure
      ? []
      : [...acksOfMenu(outcome.after), ...acksOfReorder(outcome), ...acksOfGone(outcome.facts)],
} satisfies OutcomeAcks

/** What of the menu is not sold in this mode (S5.47). */
function acksOfMenu(after: Conversation): readonly Say[] {
  const { menu } = after.flows.menu.context
  if (!menu) return []
  const saleTerms = saleTermsOf(after, menu.mode)
  const hidden = Object.values(menu.products).filter(
    (product) => availabilityOf(product, saleTerms).problem === 'product.alcoholForTakeout',
  )
  return hidden.length > 0 ? [{ key: 'ack.alcoholHidden', values: { count: hidden.length } }] : []
}
