import { expect, test } from 'vitest'
import { STAFF_ROLES, mayDo, type StaffAct } from '#domain/staff/staff-role.ts'

const ACTS: readonly StaffAct[] = [
  'conversations.read',
  'values.reveal',
  'conversations.export',
  'orders.act',
  'looks.list',
]

test.each([
  ['support', ['conversations.read', 'values.reveal', 'conversations.export', 'orders.act']],
  ['manager', ACTS],
  ['kitchen', []],
] as const)('%s may do just %j', (role, allowed) => {
  expect(ACTS.filter((act) => mayDo(role, act))).toEqual(allowed)
})

test('there are no other roles', () => {
  expect(STAFF_ROLES).toEqual(['support', 'manager', 'kitchen'])
})
