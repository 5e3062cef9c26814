import type { Route } from '#domain/navigation/routes.ts'
import { isOrderingDisabled } from '#domain/restaurant/restaurant.ts'
import type { RestaurantId } from '#domain/ids.ts'
import type { Flows } from '../core/conversation/conversation.ts'
import { isOutsideOrdering } from '../core/conversation/place.ts'
import { OTHER_RESTAURANT } from '../core/conversation/common.answers.ts'
import {
  answer,
  question,
  waiting,
  type OfferedAnswer,
  type QuestionContext,
} from '../core/conversation/question.ts'

/** S4.109, S8.35: whose the basket is, before it goes. */
export const basketElsewhere = question({
  name: 'basketElsewhere',
  step: 'restaurant',
  surface: 'dialog',
  tone: 'warm',
  isYesNo: true,
  isAsked: ({ flows }) => isOrdering(flows) && flows.basket.value === 'confirmingMove',
  subject: ({ basket }) => basket.context.move?.id,
  route: restaurants,
  prompt: ({ flows }) => {
    const { basket } = flows
    return {
      title: namedElsewhere('title', nameOf(basket.context.basket.restaurantId, flows)),
      text: [namedElsewhere('text', nameOf(basket.context.move?.id, flows))],
    }
  },
  answers: () => [
    answer('yes', 'basketElsewhere.yes', { type: 'basket.confirmMove' }, { means: 'yes' }),
    answer('no', 'basketElsewhere.no', { type: 'basket.cancelMove' }, { means: 'no', closes: true }),
  ],
})

export const restaurantsLoading = waiting({
  name: 'restaurantsLoading',
  step: 'restaurant',
  waitsFor: 'the restaurants',
  isAsked: ({ flows }) => isAt('listing', flows) && flows.restaurant.context.list.length === 0,
  route: restaurants,
})

export const restaurantSearching = waiting({
  name: 'restaurantSearching',
  step: 'restaurant',
  waitsFor: 'the restaurants of a place',
  isAsked: ({ flows }) => isAt('listing', flows) || isAt('searching', flows) || isAt('locating', flows),
  route: restaurants,
})

/** S8.50: told, and asked for again. */
export const restaurantsFailed = question({
  name: 'restaurantsFailed',
  step: 'restaurant',
  surface: 'notice',
  tone: 'error',
  isAsked: ({ flows }) => isAt('unlisted', flows),
  route: restaurants,
  prompt: () => ({ title: { key: 'failed.restaurants' }, text: [{ key: 'failed.hint' }] }),
  answers: () => [answer('retry', 'failed.retry', { type: 'restaurant.retry' })],
})

export const restaurant = question({
  name: 'restaurant',
  step: 'restaurant',
  surface: 'card',
  showsMuch: true,
  isBeginning: true,
  isAsked: ({ flows }) => isAt('choosing', flows) || isAt('renewing', flows),
  route: restaurants,
  answers: restaurantAnswersOf,
  choices: restaurantAnswersOf,
  shown: ({ flows }) => flows.restaurant.context.list.length,
})

export const linkOpening = waiting({
  name: 'linkOpening',
  step: 'restaurant',
  waitsFor: 'the restaurant of a link',
  isAsked: ({ flows }) => isAt('opening', flows),
  route: restaurants,
})

/** S2.42-S2.45 */
export const code = question({
  name: 'code',
  step: 'restaurant',
  surface: 'card',
  isAsked: ({ flows }) => isAt('askingCode', flows) || isAt('checkingCode', flows),
  subject: ({ restaurant: { context } }) => context.chosen?.id,
  route: ({
    flows: {
      restaurant: { context },
    },
  }) => ({
    name: 'authenticate',
    slugOrId: context.chosen?.slug ?? '',
  }),
  answers: () => [OTHER_RESTAURANT],
})

function restaurantAnswersOf({ flows }: QuestionContext): readonly OfferedAnswer[] {
  return flows.restaurant.context.list
    .filter((each) => !isOrderingDisabled(each))
    .map(({ id }) => answer(id, { kind: 'restaurant', id }, { type: 'restaurant.choose', id }))
}

function isOrdering({ dialogue }: Flows): boolean {
  return !isOutsideOrdering(dialogue.value)
}

function isAt(value: Flows['restaurant']['value'], flows: Flows): boolean {
  return isOrdering(flows) && flows.restaurant.value === value
}

/** The list, with the restaurant whose hours stand open (S2.33). */
function restaurants({ flows }: QuestionContext): Route {
  const { context } = flows.restaurant
  return context.shown === undefined
    ? { name: 'restaurants' }
    : { name: 'restaurants', openInfo: context.shown }
}

function nameOf(id: RestaurantId | undefined, { restaurant: { context } }: Flows): string | undefined {
  return [...context.list, context.chosen].find((known) => known?.id === id)?.name
}

function namedElsewhere(what: 'title' | 'text', name: string | undefined) {
  return name === undefined
    ? { key: `basketElsewhere.${what}Unnamed` }
    : { key: `basketElsewhere.${what}`, values: { name } }
}
