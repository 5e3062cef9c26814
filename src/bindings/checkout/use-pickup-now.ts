import { PICKUP_CHECK_MS } from '#domain/constants.ts'
import { useConversation } from '../runtime/runner-context.ts'
import { useNow } from '../timing/use-now.ts'

/** The time (epoch ms) that pickup times are shown for: refreshed every 5 s, and with each step (S9.13). */
export function usePickupNow(): number {
  const stepped = useConversation(({ now }) => now)
  return Math.max(useNow(PICKUP_CHECK_MS), stepped)
}
