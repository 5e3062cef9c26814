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

/** What the staff writes. */
export const SUPPORT_MAIL_KIND = 'supportReply'

export type MailKind = OrderMailKind | AccountMailKind | typeof SUPPORT_MAIL_KIND

/** A mail in the words of its reader, as text and as a page; `language` is what it is written in. */
export type MailText = {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly language: string
}

export type AmountRow = {
  readonly label: string
  readonly amount: string
  readonly details?: readonly string[]
  readonly isTotal?: boolean
}

export type TaxAmounts = Readonly<Record<'rate' | 'net' | 'tax' | 'gross', string>>

/** A piece of a mail, in words; how it looks is up to who writes it as text or as a page. */
export type MailPart =
  | { readonly kind: 'words'; readonly lines: readonly string[] }
  | { readonly kind: 'amounts'; readonly rows: readonly AmountRow[] }
  | { readonly kind: 'taxes'; readonly heads: TaxAmounts; readonly rows: readonly TaxAmounts[] }
  | {
      readonly kind: 'facts'
      readonly title: string
      readonly lines: readonly string[]
      readonly facts: readonly { readonly label: string; readonly value: string }[]
    }
  | {
      readonly kind: 'links'
      readonly links: readonly { readonly label: string; readonly link: string }[]
    }

/** What a mail says, before it is text or a page. */
export type Letter = { readonly subject: string; readonly parts: readonly MailPart[] }
