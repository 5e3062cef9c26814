import { expect, test } from 'vitest'
import { openingLog } from '#app/first-screen/boot.ts'
import { conversationWith, NOON } from '#tests/support/flows.ts'

test.each([
  ['/cancel-order/o1/guest-1/s3cret', '/cancel-order/o1'],
  ['/modify-pickup/o1/guest-1/s3cret', '/modify-pickup/o1'],
  ['/cancel-order/o1', '/cancel-order/o1'],
  ['/profile/confirmation/s3cret', '/'],
  ['/order/food', '/order/food'],
])('a conversation opened at %s keeps %s (S4.44)', (path, kept) => {
  const { settings } = conversationWith().log()
  const [started] = openingLog({ id: 'talk', path, settings, now: NOON }).entries
  expect(started?.event).toMatchObject({ path: kept })
})
