import { expect, test } from 'vitest'
import { ALLERGENS, NUTRITION_KEYS, PART_KINDS, PICKUP_MODES } from '#domain/catalogue/product.ts'
import { DETAIL_FIELDS } from '#domain/checkout/contact-details.ts'
import { ORDER_STATES } from '#domain/orders/order.ts'
import type { Progress } from '#domain/orders/tracking/progress.ts'
import { PROBLEMS } from '#domain/problem.ts'
import { STAFF_PROBLEMS } from '#domain/staff/staff-problem.ts'
import type { CommandType } from '#flows/core/log/commands.ts'
import { LAST_ATTEMPT } from '#flows/core/conversation/reprompt.ts'
import { STEPS } from '#flows/core/conversation/question.ts'
import { QUESTIONS } from '#flows/core/conversation/questions.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, root } from '#tests/architecture/source.ts'
import { hasSentence, LANGUAGES, lookUpIn } from './texts.ts'

/** Whether an answer is told by the type of its command, or by what the command is about. */
const ANSWERS: Readonly<Record<CommandType, 'type' | 'object'>> = {
  'restaurant.choose': 'object',
  'restaurant.open': 'type',
  'restaurant.search': 'object',
  'restaurant.near': 'type',
  'restaurant.showAll': 'type',
  'restaurant.retry': 'type',
  'restaurant.change': 'type',
  'code.submit': 'object',
  'mode.choose': 'object',
  'mode.resolve': 'object',
  'mode.change': 'type',
  'table.tell': 'object',
  'table.change': 'type',
  'menu.retry': 'type',
  'menu.categories': 'type',
  'category.choose': 'object',
  'product.open': 'object',
  'product.add': 'object',
  'customise.setPart': 'type',
  'customise.choose': 'type',
  'customise.setQuantity': 'type',
  'customise.wish': 'object',
  'customise.reset': 'type',
  'customise.confirm': 'type',
  'customise.cancel': 'type',
  'alcohol.confirm': 'type',
  'alcohol.decline': 'type',
  'upsell.accept': 'object',
  'upsell.decline': 'type',
  'proposal.make': 'object',
  'proposal.accept': 'type',
  'proposal.keep': 'type',
  'proposal.change': 'object',
  'proposal.instead': 'type',
  'proposal.otherwise': 'type',
  'proposal.decline': 'type',
  'revision.make': 'type',
  'revision.pick': 'object',
  'revision.accept': 'type',
  'revision.decline': 'type',
  'basket.open': 'type',
  'basket.setQuantity': 'type',
  'basket.removeLine': 'object',
  'basket.acknowledge': 'type',
  'basket.seeMenu': 'type',
  'basket.restore': 'type',
  'basket.dropRepriced': 'type',
  'basket.startOver': 'type',
  'basket.confirmStartOver': 'type',
  'basket.cancelStartOver': 'type',
  'basket.confirmMove': 'type',
  'basket.cancelMove': 'type',
  'outage.resolve': 'object',
  'coupon.submit': 'type',
  'disabled.continue': 'type',
  'checkout.start': 'type',
  'pickup.change': 'type',
  'pickup.choose': 'object',
  'checkout.pay': 'object',
  'price.accept': 'type',
  'price.decline': 'type',
  'payment.retry': 'type',
  'payment.dismiss': 'type',
  'payment.beside': 'type',
  'order.follow': 'type',
  'order.new': 'type',
  'cache.clear': 'object',
  'session.check': 'object',
  'session.renew': 'object',
  'session.forget': 'object',
  'favourite.set': 'object',
  'session.end': 'type',
  'order.again': 'type',
  'order.rate': 'type',
  'order.resend': 'type',
  'history.open': 'type',
  'history.more': 'type',
  'reorder.accept': 'type',
  'reorder.resolve': 'object',
  'reorder.cancel': 'type',
  'report.open': 'type',
  'report.send': 'type',
  'report.close': 'type',
  'orders.show': 'type',
  'order.cancel': 'type',
  'order.confirmCancel': 'type',
  'order.changePickup': 'type',
  'order.choosePickup': 'object',
  'order.sendNow': 'type',
  'order.confirmSendNow': 'type',
  'order.onMyWay': 'type',
  'order.changeMode': 'object',
  'arrival.ask': 'type',
  'arrival.agree': 'type',
  'arrival.tellBay': 'type',
  'arrival.stop': 'type',
  'orders.retry': 'type',
  'order.retryChange': 'type',
  'order.keep': 'type',
  'usual.choose': 'type',
  'help.ask': 'type',
  'payment.choose': 'object',
  'payment.change': 'type',
  'card.submit': 'type',
  'words.unknown': 'object',
  'inquiry.make': 'object',
}

const PROGRESS: Readonly<Record<Progress, true>> = {
  conflicted: true,
  will_be_send: true,
  error: true,
  in_progress: true,
  unreached: true,
  has_been_sent: true,
  being_made: true,
  ready: true,
  collected: true,
  due: true,
  late: true,
  unknown_error: true,
}

const names = QUESTIONS.map(({ name }) => name)
const told = Object.entries(ANSWERS).flatMap(([type, by]) => (by === 'type' ? [type] : []))
const failed = ['INJECTION_ERROR', 'PAYMENT_ERROR', 'CANCELLED', 'CONFLICTED']
const ported = ['unreachable', 'timeout', 'contract', 'unknown']

const WANTED: readonly (readonly [string, readonly string[]])[] = [
  ['question', under('ask', names)],
  ['help with each question', under('help', names)],
  ['recap of each question', under('recap.asked', [...names, 'other'])],
  ['answer', under('answer', told)],
  ['way out of an outage (S4.86)', under('answer.outage', ['mend', 'replace', 'delete', 'continue'])],
  ['way out of a mode (S4.84)', under('answer.modeConflict', ['replace', 'leaveOut', 'stay'])],
  [
    'attempt of the reprompt',
    under(
      'unknown',
      Array.from({ length: LAST_ATTEMPT }, (_, attempt) => String(attempt + 1)),
    ),
  ],
  ['step', under('step', STEPS)],
  [
    'mode (S9.28)',
    [
      ...under('mode', [...PICKUP_MODES, 'none']),
      ...under('modeNoun', PICKUP_MODES),
      ...under('ack.mode', PICKUP_MODES),
    ],
  ],
  ['refusal of the staff', STAFF_PROBLEMS],
  ['refusal', under('problem', [...PROBLEMS, 'notReached', ...ported])],
  ['payment problem (S8.15-S8.17)', under('paymentProblem', [...paymentCodes(), ...ported])],
  [
    'state of an order (S4.10)',
    under('ack.order', [...ORDER_STATES, 'unreached', 'preparing', 'ready', 'collected']),
  ],
  ['failed order (S8.1-S8.4)', under('CurrentOrderPage.error', failed)],
  [
    'progress of an order (S4.38-S4.43)',
    [
      ...under('order.progress', Object.keys(PROGRESS)),
      'order.progress.toCollect',
      'order.waiting',
      'order.canceled',
    ],
  ],
  ['kind of part', under('part', PART_KINDS)],
  ['contact detail', under('contact', DETAIL_FIELDS)],
  ['allergen (S3.53)', under('allergen', ALLERGENS)],
  ['nutrition key (S3.52)', under('nutrition', NUTRITION_KEYS)],
  ['cuisine of the seed', under('cuisine', seededCuisines())],
  ['problem of a place search', under('ack', ['noResults', 'searchFailed', 'notLocated', 'listFailed'])],
]

test.each(LANGUAGES.flatMap((language) => WANTED.map(([what, keys]) => [what, language, keys] as const)))(
  'every %s has its sentence in %s',
  (_what, language, keys) => {
    const instance = lookUpIn(language)
    expect(keys.filter((key) => !hasSentence(instance, key))).toEqual([])
  },
)

function under(path: string, names: readonly string[]): readonly string[] {
  return names.map((name) => `${path}.${name}`)
}

function paymentCodes(): readonly string[] {
  return PROBLEMS.filter((code) => code.startsWith('payment.'))
}

function seededCuisines(): readonly string[] {
  return filesIn(['src/server/seed/data'], ['.json']).flatMap((path) => {
    const { restaurant } = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
      restaurant?: { cuisine?: string }
    }
    return restaurant?.cuisine === undefined ? [] : [restaurant.cuisine]
  })
}
