import { NO_DETAILS } from '#domain/checkout/contact-details.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { at } from '#tests/support/at.ts'
import { aBasket, aLine } from './basket.ts'
import { aRestaurant } from './restaurant.ts'

/** A burger of 100.00 from an open restaurant at 12:00, to be picked up at 12:15 by a guest who has told everything. */
export const PAYMENT = {
  basket: aBasket({ lines: [aLine()] }),
  restaurant: aRestaurant(),
  now: at('2026-03-10 12:00'),
  flags: DESCRIBED_FLAGS,
  minimum: undefined,
  retrievalDate: at('2026-03-10 12:15'),
  details: { ...NO_DETAILS, email: 'kari@example.no', isPolicyAccepted: true },
  isGuest: true,
}
