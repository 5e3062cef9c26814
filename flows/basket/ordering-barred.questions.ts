import type { LineConflict } from '#domain/basket/line-conflicts.ts'
import { needsTable } from '#domain/basket/table-number.ts'
import { soldNow } from '#domain/catalogue/availability.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import { standInsOf } from '#domain/catalogue/options.ts'
import { openStateOf } from '#domain/restaurant/opening-hours.ts'
import { canOrderFrom, takesOrdersAhead } from '#domain/restaurant/ordering-status.ts'
import { isOrderingDisabled } from '#domain/restaurant/restaurant.ts'
import {
  currentMenuOf,
  modesOf,
  orderingOf,
  saleTermsOf,
  soldOutLinesOf,
} from '../core/conversation/selectors.ts'
import type { Say, Value } from '../core/log/say.ts'
import { OTHER_RESTAURANT } from '../core/conversation/common.answers.ts'
import { type QuestionContext, answer, question } from '../core/conversation/question.ts'
import { isAskedOfBasket, isOrdering } from './basket.questions.ts'

const chosenId = ({ restaurant }: QuestionContext['flows']) => restaurant.context.chosen?.id

/** S4.60, S4.61: whoever goes on is told where they are before they browse. */
export const orderingDisabled = question({
  name: 'orderingDisabled',
  step: 'restaurant',
  surface: 'dialog',
  tone: 'warm',
  isUrgent: true,
  isAsked: (conversation) => {
    const { restaurant, dialogue } = conversation.flows
    const { chosen } = restaurant.context
    return (
      isOrdering(conversation) &&
      chosen !== undefined &&
      isOrderingDisabled(chosen) &&
      !dialogue.context.isDisabledAccepted
    )
  },
  subject: chosenId,
  route: () => ({ name: 'orderDisabled' }),
  prompt: ({ flows }) => ({
    title: {
      key: 'orderingDisabled.title',
      values: { name: flows.restaurant.context.chosen?.name ?? '' },
    },
    text: [{ key: 'orderingDisabled.text' }],
  }),
  answers: () => [
    OTHER_RESTAURANT,
    answer(
      'browse',
      'orderingDisabled.browse',
      { type: 'disabled.continue' },
      { thenShows: { name: 'orderDisabled' } },
    ),
  ],
})

/** S4.69, S4.86, S4.87: for as long as something of the basket is sold out, and nothing is being chosen in its place. */
export const outage = question({
  name: 'outage',
  step: 'basket',
  surface: 'dialog',
  tone: 'warm',
  isAsked: (conversation) => {
    const { editing } = conversation.flows.customise.context
    const lines =
      isAskedOfBasket(conversation) && !orderingDisabled.isAsked(conversation)
        ? soldOutLinesOf(conversation)
        : []
    return lines.length > 0 && !lines.some(({ line }) => line.id === editing)
  },
  prompt: (conversation) => {
    const lines = soldOutLinesOf(conversation)
    return {
      title: { key: 'outage.title' },
      text: [
        { key: 'outage.text', values: { list: { list: lines.flatMap(soldOutOf) } } },
        ...lines.flatMap((conflict) => insteadOf(conflict, conversation)),
      ],
    }
  },
  answers: (conversation) => {
    const canMend = soldOutLinesOf(conversation).some(({ mended }) => mended)
    const choices = ['replace', 'continue', 'delete'] as const
    return (canMend ? (['mend', ...choices] as const) : choices).map((choice) =>
      answer(choice, `outage.${choice}`, { type: 'outage.resolve', choice }),
    )
  },
})

/** S5.55, S8.29: told with when it opens again; the basket is kept. */
export const closed = question({
  name: 'closed',
  step: 'pickup',
  surface: 'notice',
  tone: 'warm',
  isUrgent: true,
  isAsked: (conversation) => {
    const { dialogue } = conversation.flows
    const isPaying = dialogue.value === 'checkout' || dialogue.value === 'pickup'
    return isPaying && isOrdering(conversation) && !orderingOf(conversation).ok
  },
  subject: chosenId,
  route: () => ({ name: 'checkout' }),
  prompt: ({ flows, now }) => {
    const { chosen } = flows.restaurant.context
    if (!chosen) return undefined
    const state = openStateOf(chosen, now)
    const opens = !state.isOpen && state.opensAt !== undefined && { time: state.opensAt, asOf: now }
    return {
      title: { key: 'closed.title' },
      text: [
        ...(isAtTable(flows) ? [{ key: 'closed.atTable' }] : []),
        opens ? { key: 'closed.opens', values: { time: opens } } : { key: 'closed.kept' },
      ],
    }
  },
  answers: (conversation) => {
    const browse = answer('browse', 'closed.browse', { type: 'menu.categories' })
    // Who sits at a table here is not sent to another restaurant; the food can be had later, in another way.
    if (!isAtTable(conversation.flows)) return [browse, OTHER_RESTAURANT]
    return [
      ...(isOrderedAhead(conversation) ? [answer('ahead', 'closed.ahead', { type: 'mode.change' })] : []),
      browse,
    ]
  },
})

/** What of a line is sold out. */
function soldOutOf({ line, barred }: LineConflict): readonly Value[] {
  const name = { text: line.name }
  return barred.length === 0
    ? [name]
    : barred.map((part) => ({ say: { key: 'outage.part', values: { part: { text: part.name }, name } } }))
}

/** What can be chosen in the place of what is sold out of a line. */
function insteadOf({ line, barred }: LineConflict, conversation: QuestionContext): readonly Say[] {
  const menu = currentMenuOf(conversation)
  const product = menu && productIn(menu, line.code)
  if (!product) return []
  const now = soldNow(product, saleTermsOf(conversation, menu.mode))
  return barred.flatMap(({ name, path }) => {
    const others = standInsOf(now, path).map((part) => ({ text: part.product.name }))
    const values = { name: { text: name }, list: { list: others } }
    return others.length === 0 ? [] : [{ key: 'outage.instead', values }]
  })
}

function isAtTable({ menu }: QuestionContext['flows']): boolean {
  return needsTable(menu.context.mode)
}

/** Whether the closed restaurant takes orders for later in another mode that is offered. */
function isOrderedAhead({ flows, settings, now }: QuestionContext): boolean {
  const { chosen } = flows.restaurant.context
  return modesOf({ settings }).some(
    (mode) => chosen && canOrderFrom(chosen, now, takesOrdersAhead(mode, settings.flags)).ok,
  )
}
