import fc from 'fast-check'
import { FAULTS, MESSAGE_FAULTS } from '#server/payments/simulator/faults.ts'
import type { Fault, MessageFault, Operation } from '#server/payments/simulator/faults.ts'
import { GATEWAY_ANSWERS } from '#server/payments/simulator/gateway-simulator.ts'
import type { GatewayAnswer } from '#server/payments/simulator/gateway-simulator.ts'

/** A basket the customer orders: whatever is tried, it is one order. */
export type BasketName = 'first' | 'second'

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asking: '4000000000003220',
  slow: '4000000000000077',
} as const

/** One thing that happens. `isLost`: the customer never gets the answer. */
export type Act =
  | { readonly kind: 'order'; readonly basket: BasketName; readonly slot: number; readonly isLost: boolean }
  | { readonly kind: 'payByCard'; readonly basket: BasketName; readonly isLost: boolean }
  | { readonly kind: 'giveCard'; readonly basket: BasketName; readonly card: keyof typeof CARDS }
  | { readonly kind: 'bankDecides'; readonly basket: BasketName; readonly isAccepted: boolean }
  | { readonly kind: 'payByForm'; readonly basket: BasketName; readonly said: GatewayAnswer }
  | { readonly kind: 'payByTest' | 'comeBack' | 'cancel'; readonly basket: BasketName }
  | { readonly kind: 'change'; readonly basket: BasketName; readonly to: 'now' | 'later' | 'onMyWay' }
  | { readonly kind: 'sweep' }
  | { readonly kind: 'messages'; readonly fault: MessageFault }
  | { readonly kind: 'passes'; readonly seconds: number }
  | { readonly kind: 'kill'; readonly afterSteps: number }
  | { readonly kind: 'restart' }
  | { readonly kind: 'stripe'; readonly operation: Operation; readonly fault: Fault }
  | { readonly kind: 'gateway'; readonly isAway: boolean; readonly refusesCapture: boolean }
  | { readonly kind: 'restaurant'; readonly becomes: 'off' | 'soldOut' | 'open' | 'refusing' }
  | { readonly kind: 'byHand'; readonly basket: BasketName; readonly what: 'refund' | 'cancel' | 'dispute' }

/** An act and the process that is asked, where several serve the same customers. */
export type PlacedAct = Act & { readonly process: number }

/** What happens, one moment after the other; what a moment holds happens at once. */
export type Schedule = {
  readonly moments: readonly (readonly PlacedAct[])[]
  /** How many turns of the event loop each step of a process waits, again and again. */
  readonly pauses: readonly number[]
}

const basket = fc.constantFrom<BasketName>('first', 'first', 'second')
const isLost = fc.boolean()
const kind = <K extends Act['kind']>(name: K) => fc.constant(name)
const weighed = <T extends Act>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary })

const act: fc.Arbitrary<Act> = fc.oneof(
  weighed(4, fc.record({ kind: kind('order'), basket, slot: fc.nat({ max: 4 }), isLost })),
  weighed(6, fc.record({ kind: kind('payByCard'), basket, isLost })),
  weighed(
    8,
    fc.record({
      kind: kind('giveCard'),
      basket,
      card: fc.constantFrom('good', 'good', 'good', 'good', 'declined', 'asking', 'slow'),
    }),
  ),
  weighed(3, fc.record({ kind: kind('bankDecides'), basket, isAccepted: fc.boolean() })),
  weighed(3, fc.record({ kind: kind('payByForm'), basket, said: fc.constantFrom(...GATEWAY_ANSWERS) })),
  weighed(1, fc.record({ kind: kind('payByTest'), basket })),
  weighed(4, fc.record({ kind: kind('comeBack'), basket })),
  weighed(1, fc.record({ kind: kind('cancel'), basket })),
  weighed(2, fc.record({ kind: kind('change'), basket, to: fc.constantFrom('now', 'later', 'onMyWay') })),
  weighed(4, fc.record({ kind: kind('sweep') })),
  weighed(4, fc.record({ kind: kind('messages'), fault: fc.constantFrom(...MESSAGE_FAULTS) })),
  weighed(4, fc.record({ kind: kind('passes'), seconds: fc.constantFrom(5, 31, 45, 300, 900, 1_800) })),
  weighed(4, fc.record({ kind: kind('kill'), afterSteps: fc.nat({ max: 40 }) })),
  weighed(1, fc.record({ kind: kind('restart') })),
  weighed(
    4,
    fc.record({
      kind: kind('stripe'),
      operation: fc.constantFrom<Operation>('create', 'retrieve', 'capture', 'capture', 'cancel', 'refund'),
      fault: fc.constantFrom(...FAULTS, 'decline'),
    }),
  ),
  weighed(1, fc.record({ kind: kind('gateway'), isAway: fc.boolean(), refusesCapture: fc.boolean() })),
  weighed(
    3,
    fc.record({
      kind: kind('restaurant'),
      becomes: fc.constantFrom('off', 'soldOut', 'open', 'refusing'),
    }),
  ),
  weighed(
    1,
    fc.record({ kind: kind('byHand'), basket, what: fc.constantFrom('refund', 'cancel', 'dispute') }),
  ),
)

const placed: fc.Arbitrary<PlacedAct> = fc
  .tuple(act, fc.nat({ max: 1 }))
  .map(([each, process]) => ({ ...each, process }))

/** Begins with an order, so that there is something to go wrong. */
export const faultSchedules: fc.Arbitrary<Schedule> = fc.record({
  moments: fc
    .array(fc.array(placed, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 9 })
    .map((moments) => [[FIRST_ORDER], [FIRST_PAYMENT], ...moments]),
  pauses: fc.array(fc.nat({ max: 4 }), { minLength: 1, maxLength: 12 }),
})

const FIRST_ORDER: PlacedAct = { kind: 'order', basket: 'first', slot: 1, isLost: false, process: 0 }
const FIRST_PAYMENT: PlacedAct = { kind: 'payByCard', basket: 'first', isLost: false, process: 0 }
