import type { Visitor } from '#flows/account/visitor.ts'
import type { PersonalData } from '../words/use-formatter.ts'

const DRAFT = 'receipt'

/** Notes the mail address the server knows of the customer; kept beside the log, in this tab only. */
export function keepReceiptAddress(personalData: Pick<PersonalData, 'keepDraft'>, email: string): void {
  personalData.keepDraft(DRAFT, email)
}

/** What was typed for one account is forgotten; the address of the one that came is known already. */
export function forgetButReceiptAddress(personalData: PersonalData, { kind }: Visitor): void {
  const email = kind === 'visitor' ? '' : personalData.draftOf(DRAFT)
  personalData.forget()
  personalData.keepDraft(DRAFT, email)
}

/** Where the receipt goes if nothing more is asked: what a guest typed in this tab, or what the server knows. */
export function receiptAddressOf(
  personalData: Pick<PersonalData, 'draftOf'>,
  { kind, isContactKnown }: Visitor,
): string | undefined {
  const typed = kind === 'guest' ? personalData.draftOf('email') : ''
  const email = typed === '' ? personalData.draftOf(DRAFT) : typed
  return isContactKnown && email !== '' ? email : undefined
}
