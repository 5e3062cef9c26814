import { DETAIL_FIELDS } from '#domain/checkout/contact-details.ts'
import type { PersonalData } from './use-formatter.ts'

/** The draft that says that a form was sent before it was drawn, where a page without code is drawn once more. */
export const SENT = 'sent'
/** The draft of the time that was picked. */
const SLOT = 'slot'

/** Whether the form was sent as it stands, and not taken: what is wrong with it is to be told. */
export function wasSent({ draftOf }: Pick<PersonalData, 'draftOf'>): boolean {
  return draftOf(SENT) !== ''
}

/** The time (epoch ms) that was picked before the page was drawn, where a page without code is drawn once more. */
export function sentSlot({ draftOf }: Pick<PersonalData, 'draftOf'>): number | undefined {
  const sent = draftOf(SLOT)
  return sent === '' ? undefined : Number(sent)
}

/** What is typed or ticked before an order is paid. */
const BEFORE_PAYING = [...DETAIL_FIELDS, 'policy', 'offers'] as const

/**
 * What was sent of the checkout and has no field on the page that follows: it carries them on, since nobody else knows what
 * was typed, to where the customer comes back to the checkout.
 */
export function typedElsewhere(sent: URLSearchParams, html: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    BEFORE_PAYING.flatMap((name) => {
      const value = sent.get(name) ?? ''
      return value === '' || html.includes(` name="${name}"`) ? [] : [[name, value]]
    }),
  )
}
