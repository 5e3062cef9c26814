import type { PaymentWorld } from '#app/ports/world.ts'
import { createCardDesk } from '#bindings/checkout/card-desk.ts'

/** A page that was not come back to, where the test payment is all there is, unless said otherwise. */
export function aPaymentWorld(given: Partial<PaymentWorld> = {}): PaymentWorld {
  return {
    desk: createCardDesk(),
    offered: ['test'],
    cameBack: { isFromBank: false, isCancelled: false },
    ...given,
  }
}
