import { allow, refuse, type Verdict } from '#domain/verdict.ts'
import type { ContactFacts } from '../log/commands.ts'

/** The contact form as the log knows it: judged by the domain when it was typed, its verdict kept, its words not. */
export function canUseContact(facts: ContactFacts): Verdict {
  if (!facts.isComplete) return refuse('checkout.detailsMissing')
  if (!facts.isPolicyAccepted) return refuse('checkout.policyRequired')
  return allow
}
