import { earliestPickup } from '#domain/restaurant/pickup-slots.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { lapseOf, pickupByNow, type ShownPickup } from '#domain/restaurant/shown-pickup.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { pickupByNowOf, takesAhead } from '../core/conversation/selectors.ts'
import type { CommandOf } from '../core/conversation/command.ts'
import type { Dispatched } from '../core/conversation/dispatched.ts'

/** The pickup time the customer chose, or the earliest there is, from now on. */
export function choosePickup(
  { type, at, shown }: CommandOf<'pickup.choose'>,
  conversation: Conversation,
): Dispatched {
  const chosen = at === 'earliest' ? earliestOf(conversation, shown) : { at, isChosen: true }
  return { to: 'checkout', event: { type, shown: chosen, lapsesAt: lapseIn(chosen, conversation) } }
}

/** From now on the customer sees the earliest time there is; it stays the one that was shown first. */
export function showPickup(isFirst: boolean, conversation: Conversation): Dispatched {
  const shown = earliestOf(conversation)
  const lapsesAt = lapseIn(shown, conversation)
  return { to: 'checkout', event: { type: 'pickup.show', shown, lapsesAt, isFirst } }
}

/** When the shown time is no longer to be had, by what is known of the restaurant now. */
export function renewLapse(conversation: Conversation): Dispatched {
  const { shown } = conversation.flows.checkout.context
  return { to: 'checkout', event: { type: 'pickup.renew', lapsesAt: lapseIn(shown, conversation) } }
}

/** That the shown time comes to another one, because the restaurant needs longer than it did, or less. */
export function movePickup(before: Restaurant, conversation: Conversation): readonly Dispatched[] {
  const { flows, now } = conversation
  const was = pickupByNow(flows.checkout.context.shown, before, now, takesAhead(conversation))
  const is = pickupByNowOf(conversation, now)
  return was && is && was.at !== is.at ? [{ to: 'checkout', event: { type: 'pickup.move', at: is.at } }] : []
}

function earliestOf(conversation: Conversation, told?: number): ShownPickup | undefined {
  const { chosen } = conversation.flows.restaurant.context
  const at = told ?? (chosen && earliestPickup(chosen, conversation.now, takesAhead(conversation)))
  return at === undefined ? undefined : { at, isChosen: false }
}

function lapseIn(shown: ShownPickup | undefined, { flows, now }: Conversation): number | undefined {
  const { chosen } = flows.restaurant.context
  const lapsesAt = shown && chosen && lapseOf(shown, chosen)
  // An opening that gives none any more has nothing left to wait for: where the time went is asked about.
  return shown?.isChosen || (lapsesAt ?? 0) > now ? lapsesAt : undefined
}
