import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { View } from '#bindings/runtime/view-context.ts'
import type { OpenSession } from '#domain/account/open-session.ts'
import { id } from '#domain/ids.ts'
import type { AccountPorts } from '#flows/account/account-ports.ts'
import { failing } from '#tests/support/account-ports.ts'
import { at } from '#tests/support/at.ts'
import { USER, openAccount } from './account-rig.ts'

const HERE: OpenSession = {
  id: id('here'),
  browser: 'Firefox',
  system: 'Windows',
  usedAt: at('2026-03-10 12:00'),
  isCurrent: true,
}
const PHONE: OpenSession = {
  id: id('phone'),
  browser: 'Safari',
  system: 'iPhone',
  usedAt: at('2026-03-09 18:30'),
  isCurrent: false,
}
const UNKNOWN: OpenSession = { id: id('old'), usedAt: at('2026-03-01 08:00'), isCurrent: false }

afterEach(cleanup)

describe.each(['chat', 'classic', 'linear'] as const)('in the %s view', (view) => {
  test('the account lists where one is logged in, when it was used last, and which is this device', async () => {
    await openSessions({ view })
    expect((await places()).map((place) => place.textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'Firefox on WindowsThis device',
      'Safari on iPhoneLast used: 9 Mar 2026, 6:30 pmLog out',
      'Unknown deviceLast used: 1 Mar 2026, 8:00 amLog out',
    ])
  })

  test('one place is left by its button, said so, and read on from the heading', async () => {
    const page = await openSessions({ view })
    await page.user.click(await screen.findByRole('button', { name: /^Log out: Safari on iPhone/ }))
    await waitFor(async () => expect(await places()).toHaveLength(2))
    expect(page.asked()).toEqual([['endSessions', 'phone']])
    expect(screen.getByText('You are logged out there.')).toHaveRole('status')
    expect(screen.getByRole('heading', { name: 'Where you are logged in' })).toHaveFocus()
  })

  test('all other places are left at once, and then there is no other to leave', async () => {
    const page = await openSessions({ view })
    await page.user.click(await page.button('Log out everywhere else'))
    await waitFor(async () => expect(await places()).toHaveLength(1))
    expect(page.asked()).toEqual([['endSessions', undefined]])
    expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull()
  })
})

test('a place that could not be left stays, and the customer is told why', async () => {
  const page = await openSessions({ accounts: { endSessions: failing() } })
  await page.user.click(await screen.findByRole('button', { name: /^Log out: Safari on iPhone/ }))
  expect(await screen.findByText(/^We got no answer/)).toHaveRole('alert')
  expect(await places()).toHaveLength(3)
})

test('places that did not come can be asked for again', async () => {
  let isAway = true
  const loadSessions = async () => (isAway ? failing()() : [HERE])
  const page = await openSessions({ accounts: { loadSessions } })
  const again = await page.button('Fetch the devices again')
  isAway = false
  await page.user.click(again)
  expect(await places()).toHaveLength(1)
})

function openSessions({
  view = 'classic',
  accounts = {},
}: {
  view?: View
  accounts?: Partial<AccountPorts>
}) {
  const loadSessions = async () => [HERE, PHONE, UNKNOWN]
  return openAccount('/profile', { view, visitor: USER, accounts: { loadSessions, ...accounts } })
}

async function places() {
  return within(await screen.findByRole('list', { name: 'Where you are logged in' })).getAllByRole('listitem')
}
