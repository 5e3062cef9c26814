/** The mails an order can bring about. */
export type OrderMailKind =
  | 'orderConfirmation'
  | 'orderCancellation'
  | 'orderRefusal'
  | 'orderConflict'
  | 'paymentRefusal'
  | 'pickupChange'

/** The mails an account can bring about. */
export type AccountMailKind = 'accountConfirmation' | 'passwordReset' | 'passwordChange'

export type MailKind = OrderMailKind | AccountMailKind

/** A mail in the words of its reader. */
export type MailText = { readonly subject: string; readonly text: string }
