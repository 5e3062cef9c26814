import type { PaymentWorld } from '#app/ports/world.ts'
import { createCardHandoff } from '#bindings/checkout/card-handoff.ts'

/** A page that was not come back to, where the test payment is all there is, unless said otherwise. */
export function aPaymentWorld(given: Partial<PaymentWorld> = {}): PaymentWorld {
  return {
    handoff: createCardHandoff(),
    offered: ['test'],
    cameBack: { isFromBank: false, isCancelled: false },
    ...given,
  }
}
