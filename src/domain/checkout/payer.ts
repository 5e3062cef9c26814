import type { DetailField } from './contact-details.ts'

/** Who pays, as a wallet tells it (S1.25). */
export type Payer = {
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly phone?: string | undefined
}

/** The contact details of a payer: the first word of the name is the first name; what the wallet does not tell is left out. */
export function contactOfPayer({ name = '', email, phone }: Payer): Partial<Record<DetailField, string>> {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  const lastName = rest.join(' ')
  return {
    ...(email ? { email } : {}),
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
    ...(phone ? { phoneNumber: phone } : {}),
  }
}
