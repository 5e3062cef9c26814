import type { ArrivalEvent } from '../../arrival/arrival.machine.ts'
import type { BasketEvent, BasketFact } from '../../basket/basket.machine.ts'
import type { CheckoutEvent, CheckoutFact } from '../../checkout/checkout.machine.ts'
import type { Command } from '../../commands.ts'
import type { Conversation } from '../../conversation.ts'
import type { CustomiseEvent, CustomiseFact } from '../../customise/customise.machine.ts'
import type { MenuEvent, MenuFact } from '../../menu/menu.machine.ts'
import type { OrderCareEvent, OrderCareFact } from '../../order-care/order-care.machine.ts'
import type { OrderHistoryEvent } from '../../order-history/order-history.machine.ts'
import type { OrderCancelEvent, OrderCancelFact } from '../../order-change/order-cancel.machine.ts'
import type { OrderChangeEvent, OrderChangeFact } from '../../order-change/order-change.machine.ts'
import type { OrderTrackingEvent, OrderTrackingFact } from '../../order-tracking/order-tracking.machine.ts'
import type { ReorderEvent, ReorderFact } from '../../reorder/reorder.machine.ts'
import type { RestaurantEvent, RestaurantFact } from '../../restaurant/restaurant.machine.ts'
import type { SessionEvent, SessionFact } from '../../session/session.machine.ts'
import type { DialogueEvent } from '../dialogue.machine.ts'

/** What each flow listens to. */
type EventOf = {
  readonly session: SessionEvent
  readonly restaurant: RestaurantEvent
  readonly menu: MenuEvent
  readonly customise: CustomiseEvent
  readonly basket: BasketEvent
  readonly checkout: CheckoutEvent
  readonly tracking: OrderTrackingEvent
  readonly history: OrderHistoryEvent
  readonly reorder: ReorderEvent
  readonly care: OrderCareEvent
  readonly orderCancel: OrderCancelEvent
  readonly orderChange: OrderChangeEvent
  readonly arrival: ArrivalEvent
  readonly dialogue: DialogueEvent
}

/** An event on its way to the flow it concerns. */
export type Routed = {
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
/** One of a union by its type, in the form in which TypeScript sees that a table of functions by type fits it. */
type One<Union extends Typed, Type extends keyof Named<Union>> = {
  [Each in Type]: { readonly type: Each } & Named<Union>[Each]
}[Type]
type Table<Union extends Typed> = {
  readonly [Type in keyof Named<Union>]: (
    event: One<Union, Type>,
    conversation: Conversation,
  ) => readonly Routed[]
}

/** Which flows each command concerns, with what each needs to know of the others. */
export type CommandRoutes = Table<Command>
export type CommandType = keyof CommandRoutes
export type CommandOf<Type extends CommandType> = One<Command, Type>

/** Which flows each fact of another flow concerns. */
export type FactRoutes = Table<Fact>
export type FactType = keyof FactRoutes
export type FactOf<Type extends FactType> = One<Fact, Type>

export const LEAVE_PRODUCT: Routed = { to: 'customise', event: { type: 'customise.leave' } }
