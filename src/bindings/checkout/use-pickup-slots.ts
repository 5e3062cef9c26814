import { useMemo } from 'react'
import type { PickupMode } from '#domain/catalogue/product.ts'
import { pickupSlots } from '#domain/restaurant/pickup-slots.ts'
import { takesOrdersAhead } from '#domain/restaurant/ordering-status.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { pickupOf } from '#flows/core/conversation/selectors.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { useConversation, useRunner } from '../runtime/runner-context.ts'
import { usePickupNow } from './use-pickup-now.ts'
import { useFormatter } from '../words/use-formatter.ts'

/** The times of the order that is being made. */
export function usePickupSlots() {
  const runner = useRunner()
  const restaurant = useConversation(({ flows }) => flows.restaurant.context.chosen)
  useConversation(({ flows }) => flows.checkout.context.shown)
  const mode = useConversation(({ flows }) => flows.menu.context.mode)
  return useSlotsOf(restaurant, mode, (now) => pickupOf(runner.conversation(), now))
}

/** The times an order that was made can be moved to, its own among them; what was asked for before is the current one. */
export function useOtherPickupSlots() {
  const restaurant = useConversation(({ flows }) => flows.orderChange.context.restaurant)
  const change = useConversation(({ flows }) => flows.orderChange.context.change)
  const order = useConversation(({ flows }) => flows.tracking.context.order)
  const asked = change && 'retrievalDate' in change ? change.retrievalDate : order?.retrievalDate
  const slots = useSlotsOf(restaurant, order?.pickUpMode, () => asked, order?.retrievalDate)
  return slots && order && { ...slots, retrievalDate: order.retrievalDate }
}

/**
 * Pickup times every 10 minutes grouped by hour, with the earliest of them; refreshed every 5 s (S5.56, S9.13, S9.15,
 * S9.16).
 */
function useSlotsOf(
  restaurant: Restaurant | undefined,
  mode: PickupMode | undefined,
  currentAt: (now: number) => number | undefined,
  own?: number,
) {
  const { t, time } = useFormatter()
  const runner = useRunner()
  const now = usePickupNow()
  const scheduling = takesOrdersAhead(mode, runner.conversation().settings.flags)
  const current = currentAt(now)
  const kept = own ?? current
  const slots = useMemo(
    () => (restaurant ? withOwn(pickupSlots(restaurant, now, scheduling), kept) : []),
    [restaurant, now, scheduling, kept],
  )
  const [earliest, ...later] = slots
  if (earliest === undefined) return undefined
  const hours = new Map<string, { at: number; text: string }[]>()
  for (const at of later) {
    const label = time(at - (at % 3_600_000), now)
    hours.set(label, [...(hours.get(label) ?? []), { at, text: time(at, now) }])
  }
  return {
    earliest: { at: earliest, text: time(earliest, now), label: t('pickup.earliest') },
    hours: [...hours].map(([label, hour]) => ({ label, slots: hour })),
    /** The time the order would be placed for now. */
    current: current ?? earliest,
    /** What picking one of them comes to. */
    choice: (at: number): Command =>
      at === earliest
        ? { type: 'pickup.choose', at: 'earliest', shown: earliest }
        : { type: 'pickup.choose', at },
    textOf: (at: number) => time(at, now),
    /** The picked time while the kitchen can meet it, else the earliest. */
    kept: (picked: number) => (picked > earliest && slots.includes(picked) ? picked : earliest),
  }
}

/** A time that is chosen already, between those that are offered. */
function withOwn(slots: readonly number[], own: number | undefined): readonly number[] {
  const [earliest, last] = [slots[0], slots.at(-1)]
  const isBetween =
    own !== undefined && earliest !== undefined && last !== undefined && own > earliest && own < last
  return isBetween && !slots.includes(own) ? [...slots, own].toSorted((one, other) => one - other) : slots
}
