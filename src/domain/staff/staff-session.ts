/** How long somebody of the staff stays signed in at most, and without doing anything, in ms. */
export const STAFF_SESSION_MS = 12 * 3_600_000
export const STAFF_IDLE_MS = 3_600_000

/** Whether a session that was used last then, and ends then (epoch ms), is still open. */
export function isOpenStaffSession(
  { usedAt, expiresAt }: { readonly usedAt: number; readonly expiresAt: number },
  now: number,
): boolean {
  return now < expiresAt && now - usedAt < STAFF_IDLE_MS
}
