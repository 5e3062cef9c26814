import { expect, test } from 'vitest'
import { STAFF_IDLE_MS, STAFF_SESSION_MS, isOpenStaffSession } from '#domain/staff/staff-session.ts'

const HOUR_MS = 3_600_000

test('a session lasts twelve hours at most, and one without being used', () => {
  expect([STAFF_SESSION_MS, STAFF_IDLE_MS]).toEqual([12 * HOUR_MS, HOUR_MS])
})

test.each([
  ['just used', 0, 12 * HOUR_MS, 0, true],
  ['a moment before an hour unused', 0, 12 * HOUR_MS, HOUR_MS - 1, true],
  ['an hour unused', 0, 12 * HOUR_MS, HOUR_MS, false],
  ['used until a moment before its end', 12 * HOUR_MS - 1, 12 * HOUR_MS, 12 * HOUR_MS - 1, true],
  ['used until its end', 12 * HOUR_MS - 1, 12 * HOUR_MS, 12 * HOUR_MS, false],
])('a session %s', (_, usedAt, expiresAt, now, isOpen) => {
  expect(isOpenStaffSession({ usedAt, expiresAt }, now)).toBe(isOpen)
})
