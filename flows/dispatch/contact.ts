import { allow, refuse, type Verdict } from '#domain/verdict.ts'
import type { ContactFacts } from '../log/commands.ts'

/**
 * Whether the contact form allows paying. The log holds what the rules found when it was typed, never the typed text.
 */
export function canUseContact(facts: ContactFacts): Verdict {
  if (!facts.isComplete) return refuse('checkout.detailsMissing')
  if (!facts.isPolicyAccepted) return refuse('checkout.policyRequired')
  return allow
}
