import { describeLine } from '#domain/basket/describe-line.ts'
import type { Basket, BasketLine } from '#domain/basket/basket.ts'
import { basketTotals } from '#domain/basket/totals.ts'
import { availabilityOf } from '#domain/catalogue/availability.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import { PROBLEMS } from '#domain/problem.ts'
import { openStateOf } from '#domain/restaurant/opening-hours.ts'
import type { Command } from '../commands.ts'
import type { Conversation } from '../conversation.ts'
import type { LoggedEvent } from '../log.ts'
import { LAST_RUNG } from './ladder.ts'
import { modesOf, pickupOf, shelfOf } from './at-hand.ts'
import { isOfLink } from './order-at-hand.ts'
import type { Answer, Question, Say, Value } from './turn.ts'

/** What the customer is taken to have said by a command, in their own voice. */
export function answerOf(command: Command, before: Conversation, after: Conversation): Answer {
  const { menu } = before.flows.menu.context
  const { basket } = before.flows.basket.context
  switch (command.type) {
    case 'restaurant.choose': {
      const found = before.flows.restaurant.context.list.find(({ id }) => id === command.id)
      const values = { name: found?.name ?? '', mode: { key: `mode.${command.mode ?? 'none'}` } }
      return {
        say: { key: command.mode ? 'answer.restaurantAndMode' : 'answer.restaurant', values },
        change: { type: 'restaurant.change' },
      }
    }
    case 'mode.choose':
      return { say: { key: `mode.${command.mode}` }, change: { type: 'mode.change' } }
    case 'category.choose': {
      const found = menu?.categories.find(({ id }) => id === command.id)
      return {
        say: { key: 'answer.text', values: { text: found ? { text: found.name } : '' } },
        change: { type: 'menu.categories' },
      }
    }
    case 'product.open':
    case 'product.add':
    case 'upsell.accept': {
      const product = menu && productIn(menu, command.code)
      return { say: { key: 'answer.text', values: { text: product ? { text: product.name } : '' } } }
    }
    case 'customise.confirm':
    case 'alcohol.confirm': {
      const line = lineAdded(before, after)
      if (!line) return { say: { key: `answer.${command.type}` } }
      return {
        say: {
          key: describeLine(line).details.length > 0 ? 'answer.lineWith' : 'answer.line',
          values: lineValues(line),
        },
        change: { type: 'product.open', code: line.code, lineId: line.id },
      }
    }
    case 'basket.removeLine': {
      const line = basket.lines.find(({ id }) => id === command.lineId)
      return { say: { key: 'answer.remove', values: { name: line ? { text: line.name } : '' } } }
    }
    case 'pickup.choose':
      return {
        say: { key: 'answer.time', values: { time: pickupTime(after) } },
        change: { type: 'pickup.change' },
      }
    case 'order.choosePickup':
      return { say: { key: 'answer.time', values: { time: { time: command.at } } } }
    case 'checkout.pay':
      return { say: { key: 'answer.pay', values: { total: { money: basketTotals(basket).total } } } }
    case 'words.unknown':
      return { say: { key: 'answer.words' } }
    case 'outage.resolve':
      return { say: { key: `answer.outage.${command.choice}` } }
    case 'reorder.resolve':
      return { say: { key: `reorder.${command.choice}` } }
    case 'restaurant.search':
      return { say: { key: 'answer.search', values: { text: { token: command.text } } } }
    case 'code.submit':
      return { say: { key: 'answer.code' } }
    default:
      return { say: { key: `answer.${command.type}` } }
  }
}

/** What the customer is taken to have said when the answer only took once the outside agreed. */
export function asyncAnswerOf(question: Question, after: Conversation): Answer | undefined {
  if (question.name === 'report') return { say: { key: 'answer.report.send' } }
  if (question.name !== 'code') return undefined
  const name = after.flows.restaurant.context.chosen?.name ?? ''
  return { say: { key: 'answer.codeAccepted', values: { name } }, change: { type: 'restaurant.change' } }
}

/** What the house says back before it asks: the answer taken, and anything the customer should know of it. */
export function acksOf(
  event: LoggedEvent,
  before: Conversation,
  after: Conversation,
  question: Question,
): readonly Say[] {
  if (event.type === 'started') return [{ key: 'ack.welcome' }]
  if (event.type === 'undone') return [{ key: 'ack.undone' }]
  if (event.type === 'command') return acksOfCommand(event.command, before, after)
  if (event.type === 'done' || event.type === 'failed') return acksOfAnswer(event, before, after, question)
  return []
}

function acksOfCommand(command: Command, before: Conversation, after: Conversation): readonly Say[] {
  switch (command.type) {
    case 'restaurant.choose':
    case 'basket.confirmMove':
      // Nothing is settled while it is asked whether the basket may go.
      return after.flows.basket.value === 'confirmingMove' ? [] : [...acksOfRestaurant(after)]
    case 'mode.choose':
      return [{ key: `ack.mode.${command.mode}` }]
    case 'category.choose': {
      const found = after.flows.menu.context.menu?.categories.find(({ id }) => id === command.id)
      return found ? [{ key: 'ack.category', values: { name: { text: found.name } } }] : []
    }
    case 'product.add':
    case 'customise.confirm':
    case 'alcohol.confirm': {
      const line = lineAdded(before, after)
      const problem = after.flows.basket.context.problem
      if (problem !== undefined) return [{ key: `problem.${problem}` }]
      return line ? [{ key: 'ack.added', values: lineValues(line) }] : []
    }
    case 'alcohol.decline':
      return [{ key: 'ack.alcoholDeclined' }]
    case 'basket.removeLine': {
      const line = before.flows.basket.context.basket.lines.find(({ id }) => id === command.lineId)
      return line ? [{ key: 'ack.removed', values: { name: { text: line.name } } }] : []
    }
    case 'basket.confirmStartOver':
      return [{ key: 'ack.startedOver' }]
    case 'basket.setQuantity': {
      const { problem } = after.flows.basket.context
      if (problem !== undefined) return [{ key: `problem.${problem}` }]
      const line = after.flows.basket.context.basket.lines.find(({ id }) => id === command.lineId)
      return line
        ? [{ key: 'ack.quantity', values: { name: { text: line.name }, quantity: line.quantity } }]
        : []
    }
    case 'pickup.choose':
      return [{ key: 'ack.pickup', values: { time: pickupTime(after) } }]
    case 'coupon.submit':
      return []
    case 'price.decline':
      return [{ key: 'ack.priceDeclined' }]
    case 'basket.cancelMove':
    case 'payment.dismiss':
      return [{ key: 'ack.basketKept' }]
    case 'help.ask':
      return [{ key: 'ack.help' }, { key: `help.${before.turns.at(-1)?.question.name ?? 'restaurant'}` }]
    case 'words.unknown': {
      const rung = after.flows.dialogue.context.ladder?.rung ?? 1
      return [{ key: `unknown.${Math.min(rung, LAST_RUNG)}` }]
    }
    case 'order.new':
      return [{ key: 'ack.orderFollowed' }]
    case 'order.again':
    case 'usual.choose':
    case 'reorder.accept':
    case 'reorder.resolve':
      return acksOfReorder(before, after)
    case 'arrival.ask':
      return after.flows.arrival.value === 'consenting' ? [{ key: 'ack.arrival.asked' }] : []
    case 'arrival.stop':
      return before.flows.arrival.context.arrival === undefined ? [] : [{ key: 'ack.arrival.stopped' }]
    case 'order.rate':
    case 'order.resend': {
      const { problem } = after.flows.care.context
      return problem === undefined ? [] : [{ key: `problem.${problem}` }]
    }
    default:
      return []
  }
}

function acksOfAnswer(
  event: Extract<LoggedEvent, { type: 'done' | 'failed' }>,
  before: Conversation,
  after: Conversation,
  question: Question,
): readonly Say[] {
  const effect = before.pending[event.effect]
  const failed = event.type === 'failed'
  switch (effect?.src) {
    case 'listRestaurants': {
      const { near, list, problem } = after.flows.restaurant.context
      if (failed) return []
      if (problem === 'linkNotFound') return [{ key: 'ack.linkNotFound' }]
      if (list.length === 1 && after.flows.restaurant.value === 'chosen')
        return [
          { key: 'ack.onlyRestaurant', values: { name: list[0]?.name ?? '' } },
          ...acksOfRestaurant(after).slice(1),
        ]
      if (near && list.length === 0) return [{ key: 'ack.noneNear' }]
      return near?.label === undefined
        ? near
          ? [{ key: 'ack.nearYou' }]
          : []
        : [{ key: 'ack.near', values: { place: near.label } }]
    }
    case 'geocode':
    case 'locate':
      return failed ? [{ key: `ack.${after.flows.restaurant.context.problem ?? 'searchFailed'}` }] : []
    case 'findRestaurant':
      return failed ? [{ key: 'ack.linkNotFound' }] : acksOfRestaurant(after)
    case 'submitCode':
      return failed ? [{ key: `ack.codeRefused` }] : acksOfRestaurant(after)
    case 'loadMenu':
      return failed ? [] : [...acksOfMenu(after), ...acksOfReorder(before, after)]
    case 'watchRestaurant':
      return acksOfWatch(before, after)
    case 'watchOrders':
      return failed ? acksOfLoss(before, after) : acksOfOrder(before, after)
    case 'openOrder':
      return failed && isOfLink(after.flows.tracking.context.problem) ? [{ key: 'ack.linkExpired' }] : []
    case 'changeOrder':
      return failed ? [] : acksOfChange(after)
    case 'findCoupon': {
      const { problem } = after.flows.basket.context
      return [{ key: problem === undefined ? 'ack.couponApplied' : 'CheckoutPage.discount.error' }]
    }
    case 'currentVisitor':
      return acksOfAccount(before, after)
    case 'keepFavourite':
      return failed ? [{ key: 'ack.favouriteNotKept' }] : []
    case 'logOut':
      return [{ key: failed ? 'ack.notLoggedOut' : 'ack.loggedOut' }]
    case 'waitForLapse':
      return failed ? [] : [{ key: 'ack.pickupMoved', values: { time: pickupTime(after) } }]
    case 'pay':
      return failed ? [] : [{ key: 'ack.paid' }]
    case 'listHistory':
      return failed && question.name === 'history' ? [{ key: 'ack.historyFailed' }] : []
    case 'rateOrder':
      return [failed ? failureAck('ack.ratingFailed', after) : { key: 'ack.rated' }]
    case 'resendEmail':
      return [failed ? failureAck('ack.resendFailed', after) : { key: 'ack.resent' }]
    case 'sendFeedback':
      return [failed ? failureAck('ack.feedbackFailed', after) : { key: 'ack.feedbackSent' }]
    case 'followArrival':
      return acksOfArrival(before, after)
    case 'tellParkingBay':
      return [{ key: failed ? 'ack.arrival.bayFailed' : 'ack.arrival.bay' }]
    case 'createOrder':
      return question.name === 'basket' || question.name === 'basketUpdated'
        ? [{ key: 'ack.conflicted' }]
        : []
    default:
      return []
  }
}

function acksOfRestaurant(after: Conversation): readonly Say[] {
  const { chosen } = after.flows.restaurant.context
  if (!chosen || after.flows.restaurant.value !== 'chosen') return []
  const state = openStateOf(chosen, after.now)
  const name = { name: chosen.name }
  const isModeAsked = after.flows.dialogue.value === 'mode'
  const only = modesOf(after).length === 1 ? [{ key: 'ack.onlyMode' }] : []
  const welcome: Say = isModeAsked
    ? { key: 'ack.restaurant', values: name }
    : {
        key: 'ack.restaurantAndMode',
        values: { ...name, mode: { key: `mode.${after.flows.menu.context.mode ?? 'EATIN'}` } },
      }
  if (state.isOpen) return [welcome, ...only]
  const closed: Say =
    state.opensAt === undefined
      ? { key: 'ack.closedNow' }
      : { key: 'ack.closedUntil', values: { time: { time: state.opensAt } } }
  return [welcome, closed, ...only]
}

function acksOfMenu(after: Conversation): readonly Say[] {
  const { menu } = after.flows.menu.context
  if (!menu) return []
  const shelf = shelfOf(after, menu.mode)
  const hidden = Object.values(menu.products).filter(
    (product) => availabilityOf(product, shelf).problem === 'product.alcoholForTakeout',
  )
  return hidden.length > 0 ? [{ key: 'ack.alcoholHidden', values: { count: hidden.length } }] : []
}

function acksOfWatch(before: Conversation, after: Conversation): readonly Say[] {
  const was = before.flows.restaurant.context.chosen
  const is = after.flows.restaurant.context.chosen
  if (!was || !is) return []
  const wasOpen = openStateOf(was, before.now).isOpen
  const isOpen = openStateOf(is, after.now).isOpen
  return [
    ...(was.settings.ordersEnabled && !is.settings.ordersEnabled ? [{ key: 'ack.orderingDisabled' }] : []),
    ...(!was.settings.ordersEnabled && is.settings.ordersEnabled ? [{ key: 'ack.orderingEnabled' }] : []),
    ...(wasOpen && !isOpen ? [{ key: 'ack.closedJustNow' }] : []),
    ...(!wasOpen && isOpen ? [{ key: 'ack.openNow' }] : []),
  ]
}

function acksOfOrder(before: Conversation, after: Conversation): readonly Say[] {
  const was = before.flows.tracking.context.order
  const is = after.flows.tracking.context.order
  if (!is || was?.id !== is.id || was.state === is.state) return []
  return [{ key: `ack.order.${is.state}`, values: { number: is.posId ?? '' } }]
}

/** The check at start is nobody's act and says nothing. */
function acksOfAccount(before: Conversation, after: Conversation): readonly Say[] {
  const was = before.flows.session
  const { kind } = after.flows.session.context.visitor
  if (was.value !== 'renewing' || was.context.visitor.kind === kind) return []
  return [{ key: kind === 'user' ? 'ack.loggedIn' : 'ack.loggedOut' }]
}

/** Told once the lines of the repeated order are in the basket. */
function acksOfReorder(before: Conversation, after: Conversation): readonly Say[] {
  const isFilled =
    after.flows.reorder.value === 'idle' && before.flows.dialogue.value !== after.flows.dialogue.value
  if (!isFilled || before.flows.basket.context.basket === after.flows.basket.context.basket) return []
  const { problem } = after.flows.basket.context
  return problem === undefined ? [{ key: 'ack.reordered' }] : [{ key: `problem.${problem}` }]
}

/** What did not work, and why where the house knows why. */
function failureAck(key: string, after: Conversation): Say {
  const { problem } = after.flows.care.context
  const known = PROBLEMS.find((code) => code === problem)
  return { key: known === undefined ? key : `problem.${known}` }
}

/** S4.7, S4.8 */
function acksOfLoss(before: Conversation, after: Conversation): readonly Say[] {
  const wasKnown = before.flows.session.context.visitor.kind !== 'visitor'
  const isKnown = after.flows.session.context.visitor.kind !== 'visitor'
  return wasKnown && !isKnown ? [{ key: 'ack.loggedOut' }] : []
}

/** What the kitchen agreed to, with the time that holds from now on (S4.25). */
function acksOfChange({ flows }: Conversation): readonly Say[] {
  const { change } = flows.orderChange.context
  const { order } = flows.tracking.context
  if (!change || !order) return []
  if ('isOnMyWay' in change) return [{ key: 'ack.onMyWay' }]
  const key = 'injectNow' in change ? 'ack.sentNow' : 'ack.pickupChanged'
  return [{ key, values: { time: { time: order.retrievalDate } } }]
}

/** Told when the kitchen first knows, when they are there, and when it did not work; not at each look (S4.103). */
function acksOfArrival(before: Conversation, after: Conversation): readonly Say[] {
  const { arrival, problem } = after.flows.arrival.context
  if (problem !== undefined) return [{ key: 'ack.arrival.failed' }]
  if (after.flows.arrival.value === 'arrived') return [{ key: 'ack.arrival.there' }]
  const isFirst = before.flows.arrival.context.arrival === undefined && arrival?.eta !== undefined
  return isFirst ? [{ key: 'ack.arrival.expected', values: { time: { time: arrival.eta } } }] : []
}

function lineAdded(before: Conversation, after: Conversation): BasketLine | undefined {
  const was: Basket = before.flows.basket.context.basket
  const { basket, lastLineId } = after.flows.basket.context
  if (was === basket) return undefined
  return basket.lines.find(({ id }) => id === lastLineId)
}

function lineValues(line: BasketLine): Readonly<Record<string, Value>> {
  const { name, quantity, details } = describeLine(line)
  return {
    quantity,
    name: { text: name },
    details: {
      list: details.map((part) => ({ part })),
    },
  }
}

function pickupTime(after: Conversation): Value {
  return { time: pickupOf(after, after.now) ?? after.now }
}
