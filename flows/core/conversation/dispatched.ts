import type { ArrivalEvent, ArrivalFact } from '../../arrival/arrival.machine.ts'
import type { BasketEvent, BasketFact } from '../../basket/basket.events.ts'
import type { CheckoutEvent, CheckoutFact } from '../../checkout/checkout.events.ts'
import type { Conversation } from './conversation.ts'
import type { CustomiseEvent, CustomiseFact } from '../../product/customise.events.ts'
import type { MenuEvent, MenuFact } from '../../menu/menu.machine.ts'
import type { AfterOrderEvent, AfterOrderFact } from '../../orders/after-order.machine.ts'
import type { OrderHistoryEvent } from '../../history/order-history.machine.ts'
import type { OrderCancelEvent, OrderCancelFact } from '../../orders/order-cancel.machine.ts'
import type { OrderChangeEvent, OrderChangeFact } from '../../orders/order-change.machine.ts'
import type { OrderTrackingEvent, OrderTrackingFact } from '../../orders/order-tracking.events.ts'
import type { ReorderEvent, ReorderFact } from '../../reorder/reorder.machine.ts'
import type { PaymentChoiceEvent } from '../../checkout/payment-choice.machine.ts'
import type { ProposalEvent, ProposalFact } from '../../typed/proposal.machine.ts'
import type { RevisionEvent } from '../../typed/revision.machine.ts'
import type { RestaurantEvent, RestaurantFact } from '../../restaurant/restaurant.events.ts'
import type { SessionEvent, SessionFact } from '../../account/session.machine.ts'
import type { DialogueEvent } from './dialogue.machine.ts'

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
  readonly care: AfterOrderEvent
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
  | ArrivalFact
  | RestaurantFact
  | MenuFact
  | CustomiseFact
  | BasketFact
  | CheckoutFact
  | OrderTrackingFact
  | ProposalFact
  | ReorderFact
  | AfterOrderFact
  | OrderCancelFact
  | OrderChangeFact
  | SessionFact

type Named = { readonly [Each in Fact as Each['type']]: Each }
export type FactType = keyof Named
/** A fact by its type, written as `CommandOf` is. */
export type FactOf<Type extends FactType> = {
  [Each in Type]: { readonly type: Each } & Named[Each]
}[Type]

/** What a fact emitted by one flow means to the others. */
export type FactDefinition<Type extends FactType> = {
  /** It stays so, whatever is refused afterwards. */
  readonly isLasting?: true
  /** The events it sends to the other flows. */
  readonly dispatch: (fact: FactOf<Type>, conversation: Conversation) => readonly Dispatched[]
}

export type FactDefinitions = { readonly [Type in FactType]: FactDefinition<Type> }

/** What is made of a fact that only the customer is told. */
export const ONLY_TOLD = { dispatch: () => [] } as const

export const LEAVE_PRODUCT: Dispatched = { to: 'customise', event: { type: 'customise.leave' } }
