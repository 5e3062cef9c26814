import fc from 'fast-check'
import { MESSAGE_FAULTS, type MessageFault } from '#server/payments/player.ts'
import { FAULTS } from '#simulators/stripe/stripe-faults.ts'
import type { Fault, Operation } from '#simulators/stripe/stripe-faults.ts'
import { GATEWAY_ANSWERS } from '#simulators/nepting/gateway-simulator.ts'
import { VIPPS_ANSWERS } from '#simulators/vipps/vipps-simulator.ts'
import type { VippsAnswer } from '#simulators/vipps/vipps-simulator.ts'
import type { GatewayAnswer } from '#simulators/nepting/gateway-simulator.ts'

/** A basket the customer orders: whatever is tried, it is one order. */
export type BasketName = 'first' | 'second'

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asking: '4000000000003220',
  slow: '4000000000000077',
} as const

/** How a message that no provider has sent tries to pass for one of theirs. */
export const FORGERIES = ['unsigned', 'otherSecret', 'old', 'future', 'changed', 'form', 'app'] as const
export type Forgery = (typeof FORGERIES)[number]

/** What a restaurant does on the page of Stripe, beside us; the last two are mistakes in Stripe's books. */
const BY_HAND = ['refund', 'cancel', 'capture', 'dispute', 'lower', 'otherOrder'] as const
export type ByHand = (typeof BY_HAND)[number]

/** One thing that happens. `isLost`: the customer never gets the answer. */
export type Act =
  | { readonly kind: 'order'; readonly basket: BasketName; readonly slot: number; readonly isLost: boolean }
  | {
      readonly kind: 'payByCard'
      readonly basket: BasketName
      readonly isLost: boolean
      readonly isKept: boolean
    }
  | { readonly kind: 'giveCard'; readonly basket: BasketName; readonly card: keyof typeof CARDS }
  | { readonly kind: 'bankDecides'; readonly basket: BasketName; readonly isAccepted: boolean }
  | { readonly kind: 'payByForm'; readonly basket: BasketName; readonly said: GatewayAnswer }
  | { readonly kind: 'payByVipps'; readonly basket: BasketName; readonly said: VippsAnswer | 'nothing' }
  | {
      readonly kind: 'payByTest' | 'payBySaved' | 'comeBack' | 'look' | 'cancel'
      readonly basket: BasketName
    }
  | {
      readonly kind: 'change'
      readonly basket: BasketName
      readonly to: 'now' | 'later' | 'onMyWay' | 'takeaway'
    }
  | { readonly kind: 'sweep' | 'dropCards' }
  | { readonly kind: 'messages'; readonly fault: MessageFault }
  | { readonly kind: 'forge'; readonly basket: BasketName; readonly how: Forgery }
  | { readonly kind: 'passes'; readonly seconds: number }
  | { readonly kind: 'kill' | 'database'; readonly afterSteps: number }
  | { readonly kind: 'stripe'; readonly operation: Operation; readonly fault: Fault }
  | { readonly kind: 'gateway'; readonly isAway: boolean; readonly refusesCapture: boolean }
  | {
      readonly kind: 'vipps'
      readonly isAway: boolean
      readonly losesAnswers: boolean
      readonly refusesCapture: boolean
    }
  | { readonly kind: 'restaurant'; readonly becomes: 'off' | 'soldOut' | 'open' | 'refusing' }
  | { readonly kind: 'byHand'; readonly basket: BasketName; readonly what: ByHand }

/** An act and the process that is asked, where several serve the same customers. */
export type PlacedAct = Act & { readonly process: number }

const MINUTE_S = 60
const DAY_S = 86_400

const basket = fc.constantFrom<BasketName>('first', 'first', 'first', 'second')
const kind = <K extends Act['kind']>(name: K) => fc.constant(name)
const weighed = <T extends Act>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary })

/** What a customer, or a second page of theirs, does beside what they set out to do. */
const byCustomer = [
  weighed(3, fc.record({ kind: kind('order'), basket, slot: fc.nat({ max: 4 }), isLost: fc.boolean() })),
  weighed(5, fc.record({ kind: kind('payByCard'), basket, isLost: fc.boolean(), isKept: fc.boolean() })),
  weighed(
    4,
    fc.record({
      kind: kind('giveCard'),
      basket,
      card: fc.constantFrom('good', 'good', 'good', 'declined', 'asking', 'slow'),
    }),
  ),
  weighed(2, fc.record({ kind: kind('bankDecides'), basket, isAccepted: fc.boolean() })),
  weighed(3, fc.record({ kind: kind('payByForm'), basket, said: fc.constantFrom(...GATEWAY_ANSWERS) })),
  weighed(
    3,
    fc.record({
      kind: kind('payByVipps'),
      basket,
      said: fc.constantFrom(...VIPPS_ANSWERS, 'nothing', 'pay'),
    }),
  ),
  weighed(1, fc.record({ kind: kind('payByTest'), basket })),
  weighed(1, fc.record({ kind: kind('payBySaved'), basket })),
  weighed(4, fc.record({ kind: kind('comeBack'), basket })),
  weighed(2, fc.record({ kind: kind('look'), basket })),
  weighed(3, fc.record({ kind: kind('cancel'), basket })),
  weighed(
    2,
    fc.record({ kind: kind('change'), basket, to: fc.constantFrom('now', 'later', 'onMyWay', 'takeaway') }),
  ),
  weighed(1, fc.record({ kind: kind('dropCards') })),
]

/** What goes wrong between machines, and what time brings. */
const byChance = [
  weighed(5, fc.record({ kind: kind('sweep') })),
  weighed(4, fc.record({ kind: kind('messages'), fault: fc.constantFrom(...MESSAGE_FAULTS) })),
  weighed(2, fc.record({ kind: kind('forge'), basket, how: fc.constantFrom(...FORGERIES) })),
  weighed(
    4,
    fc.record({
      kind: kind('passes'),
      seconds: fc.constantFrom(
        5,
        31,
        45,
        5 * MINUTE_S,
        15 * MINUTE_S,
        30 * MINUTE_S,
        30 * MINUTE_S,
        8 * DAY_S,
      ),
    }),
  ),
  weighed(6, fc.record({ kind: kind('kill'), afterSteps: fc.nat({ max: 40 }) })),
  weighed(3, fc.record({ kind: kind('database'), afterSteps: fc.nat({ max: 20 }) })),
  weighed(
    6,
    fc.record({
      kind: kind('stripe'),
      operation: fc.constantFrom<Operation>(
        'create',
        'create',
        'retrieve',
        'confirm',
        'capture',
        'capture',
        'cancel',
        'refund',
        'customer',
      ),
      fault: fc.constantFrom(...FAULTS, 'decline'),
    }),
  ),
  weighed(1, fc.record({ kind: kind('gateway'), isAway: fc.boolean(), refusesCapture: fc.boolean() })),
  weighed(
    2,
    fc.record({
      kind: kind('vipps'),
      isAway: fc.boolean(),
      losesAnswers: fc.boolean(),
      refusesCapture: fc.boolean(),
    }),
  ),
  weighed(
    3,
    fc.record({ kind: kind('restaurant'), becomes: fc.constantFrom('off', 'soldOut', 'open', 'refusing') }),
  ),
  weighed(2, fc.record({ kind: kind('byHand'), basket, what: fc.constantFrom(...BY_HAND) })),
]

const anyAct: fc.Arbitrary<Act> = fc.oneof(...byCustomer, ...byChance)

/** Anything, at either of two processes. */
export const placedActs: fc.Arbitrary<PlacedAct> = fc
  .tuple(anyAct, fc.nat({ max: 1 }))
  .map(([each, process]) => ({ ...each, process }))
