import type { Visitor } from '#flows/account/visitor.ts'
import type { Vault } from '../words/use-formatter.ts'

const DRAFT = 'receipt'

/** Notes the mail address the server knows of the customer; kept beside the log, in this tab only. */
export function keepReceiptAddress(vault: Pick<Vault, 'keepDraft'>, email: string): void {
  vault.keepDraft(DRAFT, email)
}

/** What was typed for one account is forgotten; the address of the one that came is known already. */
export function forgetButReceiptAddress(vault: Vault, { kind }: Visitor): void {
  const email = kind === 'visitor' ? '' : vault.draftOf(DRAFT)
  vault.forget()
  vault.keepDraft(DRAFT, email)
}

/** Where the receipt goes if nothing more is asked: what a guest typed in this tab, or what the server knows. */
export function receiptAddressOf(
  vault: Pick<Vault, 'draftOf'>,
  { kind, isContactKnown }: Visitor,
): string | undefined {
  const typed = kind === 'guest' ? vault.draftOf('email') : ''
  const email = typed === '' ? vault.draftOf(DRAFT) : typed
  return isContactKnown && email !== '' ? email : undefined
}
