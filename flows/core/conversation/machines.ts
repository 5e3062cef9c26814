import { arrivalMachine } from '../../arrival/arrival.machine.ts'
import { basketMachine } from '../../basket/basket.machine.ts'
import { checkoutMachine } from '../../checkout/checkout.machine.ts'
import { customiseMachine } from '../../product/customise.machine.ts'
import { dialogueMachine } from './dialogue.machine.ts'
import { menuMachine } from '../../menu/menu.machine.ts'
import { afterOrderMachine } from '../../orders/after-order.machine.ts'
import { orderHistoryMachine } from '../../history/order-history.machine.ts'
import { orderCancelMachine } from '../../orders/order-cancel.machine.ts'
import { orderChangeMachine } from '../../orders/order-change.machine.ts'
import { paymentChoiceMachine } from '../../checkout/payment-choice.machine.ts'
import { proposalMachine } from '../../typed/proposal.machine.ts'
import { orderTrackingMachine } from '../../orders/order-tracking.machine.ts'
import { reorderMachine } from '../../reorder/reorder.machine.ts'
import { revisionMachine } from '../../typed/revision.machine.ts'
import { restaurantMachine } from '../../restaurant/restaurant.machine.ts'
import { sessionMachine } from '../../account/session.machine.ts'

/** The machine of each flow. Only the fold needs them; other code that reads a conversation imports types alone. */
export const MACHINES = {
  session: sessionMachine,
  restaurant: restaurantMachine,
  menu: menuMachine,
  customise: customiseMachine,
  basket: basketMachine,
  checkout: checkoutMachine,
  payment: paymentChoiceMachine,
  proposal: proposalMachine,
  revision: revisionMachine,
  tracking: orderTrackingMachine,
  history: orderHistoryMachine,
  reorder: reorderMachine,
  care: afterOrderMachine,
  orderCancel: orderCancelMachine,
  orderChange: orderChangeMachine,
  arrival: arrivalMachine,
  dialogue: dialogueMachine,
} as const
