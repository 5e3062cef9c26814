import { alcoholOf } from '#domain/catalogue/alcohol.ts'
import type { RestaurantId } from '#domain/ids.ts'
import { openStateOf } from '#domain/restaurant/opening-hours.ts'
import type { Conversation, Flows } from '#flows/conversation/conversation.ts'
import type { QuestionName } from '#flows/log/turn.ts'
import { isStranger } from '#flows/machines/order-history.selectors.ts'
import { way, type Interruption, type Way } from './interruption-way.ts'
import { orderInterruptionOf } from './order-interruption.ts'
import { reorderInterruptionOf } from './reorder-interruption.ts'
import { restaurantsFailed } from './restaurants-failed.ts'
import type { Formatter } from '../words/formatter.ts'

/** The words of a question that is a matter of saying yes, no or what else; undefined for every other question. */
export function interruptionOf(
  name: QuestionName,
  conversation: Conversation,
  formatter: Formatter,
  now: number,
): Interruption | undefined {
  const { t } = formatter
  const { flows } = conversation
  switch (name) {
    case 'restaurantsFailed':
      return restaurantsFailed(formatter)
    case 'menuFailed':
      return {
        tone: 'error',
        title: t('failed.menu'),
        text: t('failed.hint'),
        ways: [way('retry', t('failed.retry'), { type: 'menu.retry' }), otherRestaurant(formatter)],
      }
    case 'alcohol':
      return alcohol(flows, formatter)
    case 'startOver':
      return {
        tone: 'warm',
        title: t('startOver.title'),
        text: t('startOver.text'),
        ways: [
          way('yes', t('startOver.yes'), { type: 'basket.confirmStartOver' }),
          way('no', t('startOver.no'), { type: 'basket.cancelStartOver' }),
        ],
      }
    case 'basketElsewhere':
      return basketElsewhere(flows, formatter)
    case 'outage':
      return outage(flows, formatter)
    case 'basketUpdated':
      return basketUpdated(flows, formatter)
    case 'orderingDisabled':
      return {
        tone: 'warm',
        title: t('orderingDisabled.title', { name: flows.restaurant.context.chosen?.name ?? '' }),
        text: t('orderingDisabled.text'),
        ways: [
          otherRestaurant(formatter),
          way('browse', t('orderingDisabled.browse'), { type: 'disabled.continue' }),
        ],
      }
    case 'closed':
      return closed(flows, formatter, now)
    case 'paymentFailed':
      return paymentFailed(flows, formatter)
    case 'priceChanged':
      return priceChanged(flows, formatter)
    case 'historyFailed':
      return historyFailed(flows, formatter)
    case 'reportClosed':
      return reportClosed(flows, formatter)
    default:
      return (
        reorderInterruptionOf(name, flows, formatter) ??
        orderInterruptionOf(name, conversation, formatter, now)
      )
  }
}

/** S8.49: a list that does not come can be asked for again; who is no guest yet has none, and may be a user. */
function historyFailed({ history }: Flows, { t }: Formatter): Interruption {
  const retry = way('retry', t('failed.retry'), { type: 'history.open' })
  const anew = way('new', t('order.new'), { type: 'order.new' })
  return isStranger(history)
    ? {
        tone: 'info',
        title: t('history.stranger.title'),
        text: t('history.stranger.text'),
        ways: [{ id: 'logIn', text: t('accountMenu.login'), route: { name: 'login' } }, anew],
      }
    : { tone: 'error', title: t('history.failed'), text: t('failed.hint'), ways: [retry, anew] }
}

/** Why nothing can be written about an order (S2.61, S4.30); where it did not come, it can be asked for again. */
function reportClosed({ care }: Flows, { t }: Formatter): Interruption {
  const { orderId, kind, problem } = care.context
  const others = [
    way('close', t('report.close'), { type: 'report.close' }),
    way('new', t('order.new'), { type: 'order.new' }),
  ]
  if (care.value === 'unreached' && orderId !== undefined)
    return {
      tone: 'error',
      title: t('failed.order'),
      text: t('failed.hint'),
      ways: [way('retry', t('failed.retry'), { type: 'report.open', id: orderId, kind }), ...others],
    }
  return {
    tone: 'info',
    title: t([`problem.${problem ?? 'order.notFound'}`, 'problem.notReached']),
    ways: others,
  }
}

/** The alcohol disclaimer before such a product is added (S5.45, S5.46, S5.48). */
function alcohol({ customise }: Flows, { t, text, number }: Formatter): Interruption | undefined {
  const { product, selection } = customise.context
  if (!product) return undefined
  return {
    tone: 'warm',
    title: t('alcohol.title', { name: text(product.name), abv: number(alcoholOf(product, selection), 1) }),
    text: t('alcohol.text'),
    ways: [
      way('yes', t('alcohol.yes'), { type: 'alcohol.confirm' }),
      way('no', t('alcohol.no'), { type: 'alcohol.decline' }),
    ],
  }
}

/** S4.109, S8.35: whose the basket is, before it goes. */
function basketElsewhere({ basket, restaurant }: Flows, { t }: Formatter): Interruption {
  const nameOf = (wanted: RestaurantId | undefined) =>
    [...restaurant.context.list, restaurant.context.chosen].find((known) => known?.id === wanted)?.name
  const said = (key: 'title' | 'text', name: string | undefined) =>
    name === undefined ? t(`basketElsewhere.${key}Unnamed`) : t(`basketElsewhere.${key}`, { name })
  return {
    tone: 'warm',
    title: said('title', nameOf(basket.context.basket.restaurantId)),
    text: said('text', nameOf(basket.context.move?.id)),
    ways: [
      way('yes', t('basketElsewhere.yes'), { type: 'basket.confirmMove' }),
      way('no', t('basketElsewhere.no'), { type: 'basket.cancelMove' }),
    ],
  }
}

/** S4.86, S4.87 */
function outage({ basket }: Flows, { t, text, list }: Formatter): Interruption {
  const choose = (choice: 'replace' | 'continue' | 'delete') =>
    way(choice, t(`outage.${choice}`), { type: 'outage.resolve', choice })
  return {
    tone: 'warm',
    title: t('outage.title'),
    text: t('outage.text', { list: list(basket.context.outaged.map(({ name }) => text(name))) }),
    ways: [choose('replace'), choose('continue'), choose('delete')],
  }
}

/** S4.68, S4.84, S4.85: old and new price of each line before the choice. */
function basketUpdated({ basket }: Flows, { t, text, list, money }: Formatter): Interruption | undefined {
  const { update, hasNewMenu } = basket.context
  if (!update) return undefined
  const gone = [...update.disabled, ...update.partsChanged].map(({ name }) => text(name))
  const repriced = update.priceChanged.map(({ line, was, is }) =>
    t('basketUpdated.price', { name: text(line.name), was: money(was), is: money(is) }),
  )
  return {
    tone: 'warm',
    title: t(hasNewMenu ? 'basketUpdated.newMenu' : 'basketUpdated.title'),
    text: [
      gone.length > 0 ? t('basketUpdated.removed', { list: list(gone) }) : '',
      repriced.length > 0 ? t('basketUpdated.repriced', { list: list(repriced) }) : '',
    ]
      .filter(Boolean)
      .join(' '),
    ways: [
      way('keep', t('basketUpdated.keep'), { type: 'basket.acknowledge' }),
      ...(repriced.length > 0 ? [way('drop', t('basketUpdated.drop'), { type: 'basket.dropRepriced' })] : []),
      ...(hasNewMenu ? [way('menu', t('basketUpdated.menu'), { type: 'basket.seeMenu' })] : []),
    ],
  }
}

/** S5.55, S8.29: told with when it opens again; the basket is kept. */
function closed({ restaurant }: Flows, formatter: Formatter, now: number): Interruption | undefined {
  const { t, time } = formatter
  const { chosen } = restaurant.context
  if (!chosen) return undefined
  const state = openStateOf(chosen, now)
  return {
    tone: 'warm',
    title: t('closed.title'),
    text:
      !state.isOpen && state.opensAt !== undefined
        ? t('closed.opens', { time: time(state.opensAt, now) })
        : t('closed.kept'),
    ways: [way('browse', t('closed.browse'), { type: 'menu.categories' }), otherRestaurant(formatter)],
  }
}

/** S8.15-S8.19; the order made is kept and paid again, never made twice (S4.55). */
function paymentFailed({ checkout }: Flows, { t }: Formatter): Interruption {
  const code = checkout.context.problem?.code ?? 'unknown'
  return {
    tone: 'error',
    title: t('payment.failed'),
    text: t([`paymentProblem.${code}`, `problem.${code}`, 'paymentProblem.unknown']),
    ways: [
      way('retry', t('payment.retry'), { type: 'payment.retry' }),
      way('back', t('payment.back'), { type: 'payment.dismiss' }),
    ],
  }
}

/** S4.53, S4.54, S8.18: both choices, with the old total and the new. */
function priceChanged({ checkout }: Flows, { t, total }: Formatter): Interruption | undefined {
  const { repriced } = checkout.context
  if (!repriced) return undefined
  const amounts = { was: total(repriced.was), is: total(repriced.is) }
  return {
    tone: 'warm',
    title: t('priceChanged.title'),
    text: t('priceChanged.text', amounts),
    ways: [
      way('accept', t('priceChanged.accept', { total: amounts.is }), { type: 'price.accept' }),
      way('decline', t('priceChanged.decline'), { type: 'price.decline' }),
    ],
  }
}

function otherRestaurant({ t }: Formatter): Way {
  return way('other', t('restaurant.other'), { type: 'restaurant.change' })
}
