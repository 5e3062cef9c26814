import type { Conversation } from '../conversation/conversation.ts'

/** The moment (epoch ms) from which a chosen pickup time is too early to be kept. */
export function lapseOf(at: number | 'earliest', { flows }: Conversation): number | undefined {
  const delay = flows.restaurant.context.chosen?.settings.ordersInjectionDelayMinutes ?? 0
  return at === 'earliest' ? undefined : at - delay * 60_000 + 1
}
