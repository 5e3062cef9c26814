import type { AgeLimit } from '#domain/catalogue/alcohol.ts'
import { useConversation } from '../runtime/runner-context.ts'

const NO_AGE_LIMITS: readonly AgeLimit[] = []

/** How old one must be for alcohol in this deployment. */
export function useAgeLimits(): readonly AgeLimit[] {
  return useConversation(({ settings }) => settings.ageLimits) ?? NO_AGE_LIMITS
}
