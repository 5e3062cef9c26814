import type { LineConflict } from '#domain/basket/line-conflicts.ts'
import type { Say } from '../core/log/say.ts'
import { isOutsideOrdering } from '../core/conversation/place.ts'
import { MENU } from '../core/conversation/common.answers.ts'
import { unlessEmpty } from '../core/conversation/selectors.ts'
import { type QuestionContext, answer, question } from '../core/conversation/question.ts'

export const startOver = question({
  name: 'startOver',
  step: 'basket',
  surface: 'dialog',
  tone: 'warm',
  isYesNo: true,
  isAsked: (conversation) =>
    isOrdering(conversation) && conversation.flows.basket.value === 'confirmingStartOver',
  prompt: () => ({ title: { key: 'startOver.title' }, text: [{ key: 'startOver.text' }] }),
  answers: () => [
    answer('yes', 'startOver.yes', { type: 'basket.confirmStartOver' }, { means: 'yes' }),
    answer('no', 'startOver.no', { type: 'basket.cancelStartOver' }, { means: 'no', closes: true }),
  ],
})

/** S4.84, S5.47 to S5.49: what cannot be had in a mode, before anything goes for it. */
export const modeConflict = question({
  name: 'modeConflict',
  step: 'mode',
  surface: 'dialog',
  tone: 'warm',
  isAsked: (conversation) => isOrdering(conversation) && conversation.flows.basket.value === 'askingMode',
  subject: ({ basket: { context } }) => context.wanted?.mode,
  prompt: ({ flows }) => {
    const { wanted } = flows.basket.context
    if (!wanted) return undefined
    const { mode, conflicts } = wanted
    const kept = conflicts.filter(({ mended }) => mended)
    const gone = conflicts.filter(({ mended }) => !mended)
    const isAlcohol = conflicts.some(({ line }) => line.alcoholByVolume > 0)
    return {
      title: { key: `modeConflict.title.${mode}`, values: { list: { list: conflicts.flatMap(inTheWay) } } },
      text: [
        ...(isAlcohol ? [{ key: 'alcohol.text' }] : []),
        ...(kept.length > 0 ? [{ key: 'modeConflict.kept', values: namesOf(kept) }] : []),
        ...(kept.length > 0 && gone.length > 0 ? [{ key: 'modeConflict.gone', values: namesOf(gone) }] : []),
      ],
    }
  },
  answers: ({ flows }) => {
    const { wanted } = flows.basket.context
    if (!wanted) return []
    const { conflicts } = wanted
    const leaveOut = { key: 'modeConflict.leaveOut', values: namesOf(conflicts) }
    const { mode = 'EATIN' } = flows.menu.context
    return [
      ...(conflicts.some(({ mended }) => mended)
        ? [answer('replace', 'modeConflict.replace', { type: 'mode.resolve', choice: 'replace' })]
        : []),
      answer('leaveOut', leaveOut, { type: 'mode.resolve', choice: 'leaveOut' }),
      answer(
        'stay',
        `modeConflict.stay.${mode}`,
        { type: 'mode.resolve', choice: 'stay' },
        { means: 'no', closes: true },
      ),
    ]
  },
})

/** Who looks into the basket sees what is asked about it there, and is asked once they go on. */
export function isAskedOfBasket(conversation: QuestionContext): boolean {
  return isOrdering(conversation) && !conversation.flows.dialogue.context.isLooking
}

/** S4.68, S4.84, S4.85: old and new price of each line before the choice. */
export const basketUpdated = question({
  name: 'basketUpdated',
  step: 'basket',
  surface: 'dialog',
  tone: 'warm',
  isAsked: (conversation) =>
    isAskedOfBasket(conversation) && conversation.flows.basket.context.update !== undefined,
  prompt: ({ flows }) => {
    const { update, hasNewMenu } = flows.basket.context
    if (!update) return undefined
    const gone = [...update.disabled, ...update.partsChanged]
    const repriced = update.priceChanged.map(({ line, was, is }): Say => ({
      key: 'basketUpdated.price',
      values: { name: { text: line.name }, was: { price: was }, is: { price: is } },
    }))
    return {
      title: { key: hasNewMenu ? 'basketUpdated.newMenu' : 'basketUpdated.title' },
      text: [
        ...(gone.length > 0
          ? [
              {
                key: 'basketUpdated.removed',
                values: { list: { list: gone.map(({ name }) => ({ text: name })) } },
              },
            ]
          : []),
        ...(repriced.length > 0
          ? [
              {
                key: 'basketUpdated.repriced',
                values: { list: { list: repriced.map((say) => ({ say })) } },
              },
            ]
          : []),
      ],
    }
  },
  answers: ({ flows }) => {
    const { update, hasNewMenu } = flows.basket.context
    const isRepriced = update !== undefined && update.priceChanged.length > 0
    return [
      answer('keep', 'basketUpdated.keep', { type: 'basket.acknowledge' }),
      ...(isRepriced ? [answer('drop', 'basketUpdated.drop', { type: 'basket.dropRepriced' })] : []),
      ...(hasNewMenu ? [answer('menu', 'basketUpdated.menu', { type: 'basket.seeMenu' })] : []),
    ]
  },
})

export const basket = question({
  name: 'basket',
  step: 'basket',
  surface: 'card',
  asksWhatElse: true,
  takesCoupons: true,
  isPricedAsAWhole: true,
  ask: unlessEmpty('ask.basket'),
  isAsked: ({ flows }) => flows.dialogue.value === 'basket',
  route: () => ({ name: 'menu' }),
  answers: () => [answer('checkout', 'basket.checkout', { type: 'checkout.start' }), MENU],
})

/** What of a line stands in the way, with how many of it. */
function inTheWay({ line, barred }: LineConflict): readonly { readonly say: Say }[] {
  const all = barred.length > 0 ? barred : [{ name: line.name, quantity: 1 }]
  return all.map(({ name, quantity }) => ({
    say: {
      key: 'modeConflict.item',
      values: { quantity: line.quantity * quantity, name: { text: name } },
    },
  }))
}

function namesOf(conflicts: readonly LineConflict[]): NonNullable<Say['values']> {
  return { list: { list: conflicts.map(({ line }) => ({ text: line.name })) } }
}

/** Whether an order at a restaurant is being made, and nothing beside it is looked at. */
export function isOrdering({ flows }: QuestionContext): boolean {
  return !isOutsideOrdering(flows.dialogue.value) && flows.restaurant.context.chosen !== undefined
}
