import type { StaffProblem } from './staff-problem.ts'

/** How long a link to join works, in ms. */
export const STAFF_INVITE_MS = 86_400_000

/** A link to join, once; instants in epoch ms. A newer one uses it up. */
export type StaffInvite = { readonly expiresAt: number; readonly usedAt?: number }

/** Why a link lets nobody join, where it does not: it is none, was used, or is too old. */
export function problemOfInvite(invite: StaffInvite | undefined, now: number): StaffProblem | undefined {
  if (!invite) return 'staff.linkInvalid'
  if (invite.usedAt !== undefined) return 'staff.linkUsed'
  return now < invite.expiresAt ? undefined : 'staff.linkExpired'
}
