import type { OrderedItem } from '#domain/orders/order.ts'
import type { ReorderOutcome } from '#domain/orders/history/reorder.ts'
import type { Route } from '#domain/navigation/routes.ts'
import type { Say, Value } from '../core/log/say.ts'
import { answer, question, type QuestionContext } from '../core/conversation/question.ts'

const SEE_MENU = answer('menu', 'reorder.menu', { type: 'menu.categories' })
const CONTINUE = answer('continue', 'reorder.continue', { type: 'reorder.resolve', choice: 'continue' })
const STAY = answer('stay', 'reorder.stay', { type: 'reorder.cancel' }, { closes: true })

/** S4.95, S8.36: what it costs now, before it goes into the basket. */
export const reorderPrice = question({
  name: 'reorderPrice',
  step: 'basket',
  surface: 'dialog',
  tone: 'warm',
  isYesNo: true,
  isAsked: (conversation) => differs('differentPrice', conversation) !== undefined,
  route: askedFrom,
  prompt: (conversation) => {
    const outcome = differs('differentPrice', conversation)
    return (
      outcome && {
        title: { key: 'reorder.price.title' },
        text: [
          {
            key: 'reorder.price.text',
            values: { was: { money: outcome.was }, is: { money: outcome.is } },
          },
        ],
      }
    )
  },
  answers: (conversation) => {
    const outcome = differs('differentPrice', conversation)
    const values: Record<string, Value> = outcome ? { total: { money: outcome.is } } : {}
    return [
      answer('accept', { key: 'reorder.price.yes', values }, { type: 'reorder.accept' }, { means: 'yes' }),
      answer('cancel', 'reorder.cancel', { type: 'reorder.cancel' }, { means: 'no', closes: true }),
    ]
  },
})

/** S4.97, S4.98 */
export const reorderUnavailable = question({
  name: 'reorderUnavailable',
  step: 'basket',
  surface: 'dialog',
  tone: 'warm',
  isAsked: (conversation) => differs('unavailableProducts', conversation) !== undefined,
  route: askedFrom,
  prompt: (conversation) => {
    const outcome = differs('unavailableProducts', conversation)
    return (
      outcome && {
        title: { key: 'reorder.unavailable.title' },
        text: [goneOf(outcome.missing)],
      }
    )
  },
  answers: () => [
    CONTINUE,
    answer('replace', 'reorder.replace', { type: 'reorder.resolve', choice: 'replace' }),
    answer('delete', 'reorder.delete', { type: 'reorder.resolve', choice: 'delete' }, { closes: true }),
  ],
})

/** S8.34 */
export const reorderNothing = question({
  name: 'reorderNothing',
  step: 'basket',
  surface: 'dialog',
  tone: 'warm',
  isAsked: (conversation) => differs('noProducts', conversation) !== undefined,
  route: askedFrom,
  prompt: () => ({ title: { key: 'NoAvailableProductsModal.text' } }),
  answers: () => [SEE_MENU, STAY],
})

/** S4.94, S8.35 */
export const reorderElsewhere = question({
  name: 'reorderElsewhere',
  step: 'basket',
  surface: 'dialog',
  tone: 'warm',
  isYesNo: true,
  isAsked: (conversation) => differs('differentRestaurant', conversation) !== undefined,
  route: askedFrom,
  prompt: () => ({
    title: { key: 'reorder.elsewhere.title' },
    text: [{ key: 'reorder.elsewhere.text' }],
  }),
  answers: () => [
    answer('yes', 'reorder.elsewhere.yes', { type: 'restaurant.change' }, { means: 'yes' }),
    { ...STAY, means: 'no' },
  ],
})

/** S4.96, S8.37 */
export const reorderAlcohol = question({
  name: 'reorderAlcohol',
  step: 'basket',
  surface: 'dialog',
  tone: 'warm',
  isAsked: (conversation) => differs('noAlcoholForPickup', conversation) !== undefined,
  route: askedFrom,
  prompt: (conversation) => {
    const outcome = differs('noAlcoholForPickup', conversation)
    return (
      outcome && {
        title: { key: 'NoAlcoholProductForPickupModal.text' },
        text: [
          { key: 'reorder.alcohol.text', values: { list: namesOf(outcome.barred) } },
          ...(outcome.missing.length === 0 ? [] : [goneOf(outcome.missing)]),
        ],
      }
    )
  },
  answers: (conversation) => [
    ...((differs('noAlcoholForPickup', conversation)?.lines.length ?? 0) > 0 ? [CONTINUE] : []),
    SEE_MENU,
    STAY,
  ],
})

/** What came of repeating an order, where it differs in this way. */
function differs<Kind extends ReorderOutcome['kind']>(
  kind: Kind,
  { flows: { dialogue, reorder } }: QuestionContext,
): Extract<ReorderOutcome, { kind: Kind }> | undefined {
  const { outcome } = reorder.context
  const isAsking = dialogue.value === 'again' && reorder.value === 'asking' && outcome?.kind === kind
  return isAsking ? (outcome as Extract<ReorderOutcome, { kind: Kind }>) : undefined
}

function goneOf(missing: readonly OrderedItem[]): Say {
  return { key: 'reorder.unavailable.text', values: { list: namesOf(missing) } }
}

function namesOf(items: readonly Pick<OrderedItem, 'snapshot'>[]): Value {
  return { list: items.map(({ snapshot }) => ({ text: snapshot.name })) }
}

function askedFrom({ flows }: QuestionContext): Route {
  return flows.history.value === 'listed' ? { name: 'orderHistory' } : { name: 'categories' }
}
