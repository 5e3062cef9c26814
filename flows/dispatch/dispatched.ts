import type { ArrivalEvent } from '../machines/arrival.machine.ts'
import type { BasketEvent, BasketFact } from '../machines/basket.machine.ts'
import type { CheckoutEvent, CheckoutFact } from '../machines/checkout.machine.ts'
import type { Command } from '../log/commands.ts'
import type { Conversation } from '../conversation/conversation.ts'
import type { CustomiseEvent, CustomiseFact } from '../machines/customise.machine.ts'
import type { MenuEvent, MenuFact } from '../machines/menu.machine.ts'
import type { OrderCareEvent, OrderCareFact } from '../machines/order-care.machine.ts'
import type { OrderHistoryEvent } from '../machines/order-history.machine.ts'
import type { OrderCancelEvent, OrderCancelFact } from '../machines/order-cancel.machine.ts'
import type { OrderChangeEvent, OrderChangeFact } from '../machines/order-change.machine.ts'
import type { OrderTrackingEvent, OrderTrackingFact } from '../machines/order-tracking.machine.ts'
import type { ReorderEvent, ReorderFact } from '../machines/reorder.machine.ts'
import type { PaymentChoiceEvent } from '../machines/payment-choice.machine.ts'
import type { ProposalEvent } from '../machines/proposal.machine.ts'
import type { RevisionEvent } from '../machines/revision.machine.ts'
import type { RestaurantEvent, RestaurantFact } from '../machines/restaurant.machine.ts'
import type { SessionEvent, SessionFact } from '../machines/session.machine.ts'
import type { DialogueEvent } from '../machines/dialogue.machine.ts'

/** The events each flow listens to. */
type EventOf = {
  readonly session: SessionEvent
  readonly restaurant: RestaurantEvent
  readonly menu: MenuEvent
  readonly customise: CustomiseEvent
  readonly basket: BasketEvent
  readonly checkout: CheckoutEvent
  readonly payment: PaymentChoiceEvent
  readonly proposal: ProposalEvent
  readonly revision: RevisionEvent
  readonly tracking: OrderTrackingEvent
  readonly history: OrderHistoryEvent
  readonly reorder: ReorderEvent
  readonly care: OrderCareEvent
  readonly orderCancel: OrderCancelEvent
  readonly orderChange: OrderChangeEvent
  readonly arrival: ArrivalEvent
  readonly dialogue: DialogueEvent
}

/** An event and the flow it is sent to. */
export type Dispatched = {
  readonly [Flow in keyof EventOf]: { readonly to: Flow; readonly event: EventOf[Flow] }
}[keyof EventOf]

export type Fact =
  | RestaurantFact
  | MenuFact
  | CustomiseFact
  | BasketFact
  | CheckoutFact
  | OrderTrackingFact
  | ReorderFact
  | OrderCareFact
  | OrderCancelFact
  | OrderChangeFact
  | SessionFact

type Typed = { readonly type: string }
type Named<Union extends Typed> = { readonly [Each in Union as Each['type']]: Each }
/**
 * A member of the union by its `type`. Written as an indexed mapped type, else TypeScript rejects calls through
 * `Table`.
 */
type One<Union extends Typed, Type extends keyof Named<Union>> = {
  [Each in Type]: { readonly type: Each } & Named<Union>[Each]
}[Type]
type Table<Union extends Typed> = {
  readonly [Type in keyof Named<Union>]: (
    event: One<Union, Type>,
    conversation: Conversation,
  ) => readonly Dispatched[]
}

/** For each command, the events it sends to flows. */
export type CommandDispatch = Table<Command>
export type CommandType = keyof CommandDispatch
export type CommandOf<Type extends CommandType> = One<Command, Type>

/** For each fact emitted by a flow, the events it sends to the others. */
export type FactDispatch = Table<Fact>
export type FactType = keyof FactDispatch
export type FactOf<Type extends FactType> = One<Fact, Type>

export const LEAVE_PRODUCT: Dispatched = { to: 'customise', event: { type: 'customise.leave' } }
