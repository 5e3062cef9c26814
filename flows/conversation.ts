import type { SnapshotFrom } from 'xstate'
import { arrivalMachine } from './arrival/arrival.machine.ts'
import { basketMachine } from './basket/basket.machine.ts'
import { checkoutMachine } from './checkout/checkout.machine.ts'
import { customiseMachine } from './customise/customise.machine.ts'
import { dialogueMachine } from './dialogue/dialogue.machine.ts'
import type { Turn } from './dialogue/turn.ts'
import type { Settings } from './log.ts'
import { menuMachine } from './menu/menu.machine.ts'
import { orderCareMachine } from './order-care/order-care.machine.ts'
import { orderHistoryMachine } from './order-history/order-history.machine.ts'
import { orderCancelMachine } from './order-change/order-cancel.machine.ts'
import { orderChangeMachine } from './order-change/order-change.machine.ts'
import { orderTrackingMachine } from './order-tracking/order-tracking.machine.ts'
import { reorderMachine } from './reorder/reorder.machine.ts'
import { restaurantMachine } from './restaurant/restaurant.machine.ts'
import { sessionMachine } from './session/session.machine.ts'

export const MACHINES = {
  session: sessionMachine,
  restaurant: restaurantMachine,
  menu: menuMachine,
  customise: customiseMachine,
  basket: basketMachine,
  checkout: checkoutMachine,
  tracking: orderTrackingMachine,
  history: orderHistoryMachine,
  reorder: reorderMachine,
  care: orderCareMachine,
  orderCancel: orderCancelMachine,
  orderChange: orderChangeMachine,
  arrival: arrivalMachine,
  dialogue: dialogueMachine,
} as const

export type FlowName = keyof typeof MACHINES

export type Flows = { readonly [Name in FlowName]: SnapshotFrom<(typeof MACHINES)[Name]> }

/** An effect a flow waits for; the runner performs it and logs its answer under the serial. */
export type Effect = {
  readonly serial: string
  readonly flow: FlowName
  readonly id: string
  readonly src: string
  readonly input: unknown
}

/** All that a folded log amounts to. Time is the time of the last event (epoch ms): a fold has no clock. */
export type Conversation = {
  readonly id: string
  readonly path: string
  readonly settings: Settings
  readonly step: number
  readonly now: number
  readonly flows: Flows
  readonly pending: Readonly<Record<string, Effect>>
  readonly turns: readonly Turn[]
  /** The step of the last payment: nothing before it can be taken back. */
  readonly barrier: number
}

/** The turn that waits for the customer. */
export function liveTurnOf(conversation: Conversation): Turn | undefined {
  return conversation.turns.at(-1)
}
