import { expect, test } from 'vitest'
import { STAFF_INVITE_MS, problemOfInvite } from '#domain/staff/staff-invite.ts'

test('a link to join works for a day', () => {
  expect(STAFF_INVITE_MS).toBe(24 * 3_600_000)
})

test.each([
  ['that is none', undefined, 0, 'staff.linkInvalid'],
  ['a moment before its end', { expiresAt: 10 }, 9, undefined],
  ['at its end', { expiresAt: 10 }, 10, 'staff.linkExpired'],
  ['that was used', { expiresAt: 10, usedAt: 5 }, 9, 'staff.linkUsed'],
  ['that was used, and is over', { expiresAt: 10, usedAt: 5 }, 11, 'staff.linkUsed'],
])('a link %s', (_, invite, now, problem) => {
  expect(problemOfInvite(invite, now)).toBe(problem)
})
