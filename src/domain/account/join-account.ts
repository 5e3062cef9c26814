import { loginEmail } from './login-email.ts'

/** The mail addresses of an order a guest made: the guest's own, and where its receipt went. */
export type OrderedAs = { readonly guestEmail: string; readonly orderEmail: string | undefined }

/**
 * Whether an order joins the account of whoever has proven this address (S6.11): the guest who made it gave that very
 * address, and its receipt went there too. An order of which only one of the two is known to be theirs stays apart.
 */
export function joinsAccount({ guestEmail, orderEmail }: OrderedAs, provenEmail: string): boolean {
  const proven = loginEmail(provenEmail)
  return (
    proven !== '' &&
    orderEmail !== undefined &&
    [guestEmail, orderEmail].every((given) => loginEmail(given) === proven)
  )
}
