import { partPath } from '#domain/catalogue/options.ts'
import type { Part } from '#domain/catalogue/product.ts'
import { id } from '#domain/ids.ts'
import { pickupSlots } from '#domain/restaurant/pickup-slots.ts'
import type { Command } from '#flows/core/log/commands.ts'
import type { FeedbackTokens } from '#flows/core/log/command-data.ts'
import { liveTurnOf, type Conversation } from '#flows/core/conversation/conversation.ts'
import { isCommand } from '#flows/core/conversation/question.ts'
import { answersOf } from '#flows/core/conversation/questions.ts'
import { FILLED, PAY, type Talk } from '#tests/support/flows.ts'

/** A message about an order, as tokens. */
export const MESSAGE: FeedbackTokens = {
  subject: 'food',
  body: 'token-body',
  name: 'token-name',
  email: 'token-email',
  phoneNumber: 'token-phone',
}

/** The words that work everywhere, as commands. */
export const EVERYWHERE: readonly Command[] = [
  { type: 'help.ask' },
  { type: 'words.unknown', candidates: [] },
  { type: 'restaurant.change' },
  { type: 'basket.startOver' },
  { type: 'history.open' },
  { type: 'orders.show' },
]

/** What the live question can be answered with that is no address. */
export function offeredCommands(conversation: Conversation): readonly Command[] {
  return answersOf(conversation).flatMap(({ leadsTo }) => (isCommand(leadsTo) ? [leadsTo] : []))
}

/** All a customer can do where the conversation stands: the choices, the controls of the card, the words. */
export function movesOf(conversation: Conversation): readonly Command[] {
  const { menu } = conversation.flows.menu.context
  return [
    ...offeredCommands(conversation),
    ...controlsOf(conversation),
    ...EVERYWHERE,
    ...(menu
      ? ([{ type: 'basket.open' }, { type: 'checkout.start' }, { type: 'menu.categories' }] as const)
      : []),
  ]
}

/** Walks where the numbers lead, as long as there is a way. */
export function walk(talk: Talk, numbers: readonly number[]): Talk {
  for (const number of numbers) {
    const moves = movesOf(talk.conversation())
    const move = moves[number % moves.length]
    if (move) talk.says(move)
  }
  return talk
}

/** Numbers that look like chance and are the same every time (mulberry32). */
export function numbersFrom(seed: number, count: number): readonly number[] {
  let state = seed
  return Array.from({ length: count }, () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  })
}

function controlsOf(conversation: Conversation): readonly Command[] {
  const { flows } = conversation
  const { chosen } = flows.restaurant.context
  const { lines } = flows.basket.context.basket
  switch (liveTurnOf(conversation)?.question.name) {
    case 'restaurant':
      return [
        { type: 'restaurant.search', text: 'token-place' },
        { type: 'restaurant.near' },
        { type: 'usual.choose' },
      ]
    case 'code':
      return [
        { type: 'code.submit', code: '1234' },
        { type: 'code.submit', code: 'wrong' },
      ]
    case 'table':
      return [{ type: 'table.tell', number: '12' }]
    case 'customise':
      return [
        { type: 'customise.setQuantity', quantity: 3 },
        ...pathsOf(flows.customise.context.product?.parts ?? []).flatMap((path): readonly Command[] => [
          { type: 'customise.choose', path },
          { type: 'customise.setPart', path, quantity: 1 },
        ]),
      ]
    case 'basket':
      return lines.flatMap(({ id: lineId, code }): readonly Command[] => [
        { type: 'basket.setQuantity', lineId, quantity: 4 },
        { type: 'basket.removeLine', lineId },
        { type: 'product.open', code, lineId },
        { type: 'upsell.accept', lineId, code: id('meal') },
        { type: 'upsell.decline' },
      ])
    case 'basketUpdated':
      return [{ type: 'basket.dropRepriced' }]
    case 'history':
      return flows.history.context.history.orders.flatMap(({ id: order }): readonly Command[] => [
        { type: 'order.rate', id: order, rating: 4 },
        { type: 'order.resend', id: order },
        { type: 'report.open', id: order, kind: 'feedback' },
        { type: 'report.open', id: order, kind: 'problem' },
      ])
    case 'report':
      return [{ type: 'report.send', message: MESSAGE }]
    case 'pickup':
      return (chosen ? pickupSlots(chosen, conversation.now, false) : [])
        .slice(0, 3)
        .map((at): Command => ({ type: 'pickup.choose', at }))
        .concat({ type: 'pickup.choose', at: 'earliest' })
    case 'orderPickup': {
      const { restaurant } = flows.orderChange.context
      return (restaurant ? pickupSlots(restaurant, conversation.now, false) : [])
        .slice(-3)
        .concat(conversation.now)
        .map((at): Command => ({ type: 'order.choosePickup', at }))
    }
    case 'checkout':
      return [
        PAY,
        { type: 'checkout.pay', contact: {}, facts: { ...FILLED, isPolicyAccepted: false } },
        { type: 'pickup.change' },
        { type: 'mode.change' },
        { type: 'table.change' },
      ]
    default:
      return []
  }
}

function pathsOf(parts: readonly Part[]): readonly string[] {
  return parts.flatMap((part) => [partPath(part), ...pathsOf(part.parts)])
}
