/** The mails an order can bring about. */
export const ORDER_MAIL_KINDS = [
  'orderConfirmation',
  'orderCancellation',
  'orderRefusal',
  'orderConflict',
  'paymentRefusal',
  'pickupChange',
] as const
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number]

/** The mails an account can bring about. */
export const ACCOUNT_MAIL_KINDS = ['accountConfirmation', 'passwordReset', 'passwordChange'] as const
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number]

export type MailKind = OrderMailKind | AccountMailKind

/** A mail in the words of its reader. */
export type MailText = { readonly subject: string; readonly text: string }
