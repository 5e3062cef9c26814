import { useContext, useState } from 'react'
import {
  checkDetail,
  neededDetails,
  NO_DETAILS,
  type CheckoutDetails,
  type DetailField,
} from '#domain/checkout/contact-details.ts'
import type { Problem } from '#domain/problem.ts'
import type { ContactFacts, ContactTokens } from '#flows/log/commands.ts'
import { useConversation, useRunner } from '../runtime/runner-context.ts'
import { VaultContext } from '../words/use-formatter.ts'
import { whenReleased } from '../timing/when-released.ts'

export type ContactFormState = {
  /** Whether the server has the customer's details, so that nothing is asked. */
  readonly isKnown: boolean
  readonly fields: readonly {
    readonly name: DetailField
    readonly value: string
    readonly problem: Problem | undefined
  }[]
  readonly isPolicyAsked: boolean
  readonly isPolicyAccepted: boolean
  readonly isOffersAccepted: boolean
  readonly policyProblem: Problem | undefined
  /** Counts refused submits: each moves the focus to the first field in error. */
  readonly refusals: number
  readonly setField: (name: string, value: string) => void
  readonly leave: (name: string) => void
  readonly setCheck: (name: string, isChecked: boolean) => void
  /** The tokens and facts to pay with, or undefined where the form says what is missing. */
  readonly submit: () => { readonly contact: ContactTokens; readonly facts: ContactFacts } | undefined
}

/** The contact form of the checkout, the same in both views; what is typed stays typed (S5.14, S5.16, S5.24, S5.25). */
export function useContactForm(): ContactFormState {
  const vault = useContext(VaultContext)
  const runner = useRunner()
  const isKnown = useConversation(({ flows }) => flows.session.context.visitor.isContactKnown)
  const missing = useConversation(({ flows }) => flows.session.context.visitor.missing)
  const serverField = useConversation(({ flows }) => flows.checkout.context.problem?.field)
  // A user is asked only for what the profile lacks, and has accepted the policy with the account (S5.17, S5.25).
  const isGuest = missing === undefined
  const needed = missing ?? neededDetails(runner.conversation().settings.flags)
  const [details, setDetails] = useState<CheckoutDetails>(() => ({
    ...NO_DETAILS,
    ...Object.fromEntries(needed.map((field) => [field, vault.draftOf(field)])),
    isPolicyAccepted: vault.draftOf('policy') === 'yes',
    isOffersAccepted: vault.draftOf('offers') === 'yes',
  }))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refusals, setRefusals] = useState(0)

  const problemOf = (field: DetailField): Problem | undefined => {
    const verdict = checkDetail(field, details[field])
    if (!verdict.ok) return refusals > 0 || left.has(field) ? verdict.problem : undefined
    return serverField === field ? `field.${field === 'email' ? 'email' : 'required'}` : undefined
  }
  const isComplete = needed.every((field) => checkDetail(field, details[field]).ok)

  return {
    isKnown,
    fields: needed.map((name) => ({ name, value: details[name], problem: problemOf(name) })),
    isPolicyAccepted: details.isPolicyAccepted,
    isOffersAccepted: details.isOffersAccepted,
    isPolicyAsked: isGuest,
    policyProblem:
      refusals > 0 && isGuest && !details.isPolicyAccepted ? 'checkout.policyRequired' : undefined,
    refusals,
    setField: (name, value) => {
      setDetails((known) => ({ ...known, [name]: value }))
      vault.keepDraft(name, value)
    },
    leave: (name) => {
      if (details[name as DetailField] === '') return
      whenReleased(() => setLeft((known) => new Set([...known, name])))
    },
    setCheck: (name, isChecked) => {
      setDetails((known) => ({
        ...known,
        [name === 'policy' ? 'isPolicyAccepted' : 'isOffersAccepted']: isChecked,
      }))
      vault.keepDraft(name, isChecked ? 'yes' : '')
    },
    submit: () => {
      if (isKnown)
        return { contact: {}, facts: { isComplete: true, isPolicyAccepted: true, isOffersAccepted: false } }
      if (!isComplete || (isGuest && !details.isPolicyAccepted)) {
        setRefusals((count) => count + 1)
        return undefined
      }
      const contact = Object.fromEntries(needed.map((field) => [field, vault.keep(details[field].trim())]))
      return {
        contact,
        facts: { isComplete, isPolicyAccepted: true, isOffersAccepted: details.isOffersAccepted },
      }
    },
  }
}
