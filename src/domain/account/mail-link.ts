import { hrefOf } from '../navigation/routes.ts'
import { allow, refuse, type Verdict } from '../verdict.ts'

/** How long the link of a mail opens what it is for, in ms (src/server/accounts/README.md). */
export const LINK_LASTS_MS = { registration: 86_400_000, passwordReset: 1_800_000 } as const
export type LinkPurpose = keyof typeof LINK_LASTS_MS

/** A link sent by mail; instants in epoch ms. It ends when it is used, or when a newer one is asked for. */
export type MailLink = { readonly expiresAt: number; readonly endedAt?: number }

/** Whether a link still opens what it is for: known, not used or replaced, not too old (S7.13, S7.19). */
export function canUseLink(link: MailLink | undefined, now: number): Verdict {
  if (!link) return refuse('link.invalid')
  if (link.endedAt !== undefined) return refuse('link.used')
  return now < link.expiresAt ? allow : refuse('link.expired')
}

/** Where a link that resets a password leads: its token stands behind the #, which no server and no log gets to see. */
export function resetHref(token: string): string {
  return `${hrefOf({ name: 'forgotPassword', action: 'request' })}#${encodeURIComponent(token)}`
}

/** The token of such a link, from the fragment of its address (`location.hash`). */
export function resetTokenIn(fragment: string): string | undefined {
  return /^#?([\w-]{20,200})$/.exec(fragment)?.[1]
}
