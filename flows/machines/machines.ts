import { arrivalMachine } from './arrival.machine.ts'
import { basketMachine } from './basket.machine.ts'
import { checkoutMachine } from './checkout.machine.ts'
import { customiseMachine } from './customise.machine.ts'
import { dialogueMachine } from './dialogue.machine.ts'
import { menuMachine } from './menu.machine.ts'
import { orderCareMachine } from './order-care.machine.ts'
import { orderHistoryMachine } from './order-history.machine.ts'
import { orderCancelMachine } from './order-cancel.machine.ts'
import { orderChangeMachine } from './order-change.machine.ts'
import { paymentChoiceMachine } from './payment-choice.machine.ts'
import { proposalMachine } from './proposal.machine.ts'
import { orderTrackingMachine } from './order-tracking.machine.ts'
import { reorderMachine } from './reorder.machine.ts'
import { revisionMachine } from './revision.machine.ts'
import { restaurantMachine } from './restaurant.machine.ts'
import { sessionMachine } from './session.machine.ts'

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
  care: orderCareMachine,
  orderCancel: orderCancelMachine,
  orderChange: orderChangeMachine,
  arrival: arrivalMachine,
  dialogue: dialogueMachine,
} as const
