import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aProfile, failing, refusing } from '#tests/support/account-ports.ts'
import { GUEST, openAccount, USER } from './account-rig.ts'
import { warningsOf } from '#flows/core/transcript/warnings.ts'
import { ANONYMOUS } from '#flows/account/visitor.ts'

afterEach(cleanup)

test.each(['chat', 'classic'] as const)(
  'the %s view shows the profile with a way to change it (S2.66, S2.67)',
  async (view) => {
    const page = await openAccount('/profile', { view, visitor: USER })
    for (const text of ['Kari', 'Nordmann', 'kari@example.no', 'Not given'])
      await screen.findByText((_own, element) => element?.tagName === 'DD' && element.textContent === text)
    expect(await page.link('To the menu')).toHaveAttribute('href', '/order')
    await page.user.click(await page.button('Edit'))
    await page.title('Edit your profile')
    expect(location.pathname).toBe('/profile/update')
  },
)

test.each(['chat', 'linear', 'classic'] as const)(
  'the %s view saves everything we know of somebody as a file, as often as they ask',
  async (view) => {
    const page = await openAccount('/profile', { view, visitor: USER })
    for (const times of [1, 2]) {
      await page.user.click(await page.button('Download my data'))
      await waitFor(() => expect(page.asked()).toHaveLength(times))
    }
    expect(page.asked()).toEqual([
      ['saveAccountExport', undefined],
      ['saveAccountExport', undefined],
    ])
  },
)

test('a file that did not come is told of, and can be asked for again', async () => {
  let isAway = true
  const page = await openAccount('/profile', {
    visitor: USER,
    accounts: { saveAccountExport: () => (isAway ? failing()() : Promise.resolve(null)) },
  })
  await page.user.click(await page.button('Download my data'))
  expect(await screen.findByText(/^We got no answer/)).toHaveAttribute('role', 'alert')
  isAway = false
  await page.user.click(await page.button('Download my data'))
  await waitFor(() => expect(screen.queryByText(/^We got no answer/)).toBeNull())
})

test('a guest has no profile and is led to the login (S2.65)', async () => {
  const page = await openAccount('/profile', { visitor: GUEST })
  await page.title('Log in')
  expect(location.pathname).toBe('/login')
})

test('nobody edits a profile without being logged in (S2.69)', async () => {
  await openAccount('/profile/update', { visitor: GUEST })
  await waitFor(() => expect(location.pathname).toBe('/restaurants'))
})

test('a profile that did not come can be asked for again', async () => {
  let isAway = true
  const page = await openAccount('/profile', {
    visitor: USER,
    accounts: { loadProfile: () => (isAway ? failing()() : Promise.resolve(aProfile())) },
  })
  await page.button('Try again')
  isAway = false
  await page.user.click(await page.button('Try again'))
  await screen.findByText('Nordmann')
})

test('what is changed is saved and shown (S2.70, S7.14)', async () => {
  const page = await openAccount('/profile/update', { visitor: USER })
  const lastName = await page.field('Last name')
  await page.user.clear(lastName)
  await page.user.type(lastName, 'Hansen')
  await page.user.click(await page.button('Save'))
  await page.title('Your profile')
  expect(page.asked()).toEqual([
    ['changeProfile', { id: 'user-1', firstName: 'Kari', lastName: 'Hansen', phoneNumber: '' }],
  ])
})

test.each(['chat', 'linear', 'classic'] as const)(
  'in the %s view it is told that the change is saved, each time it is',
  async (view) => {
    const page = await openAccount('/profile/update', { view, visitor: USER })
    for (const name of ['Hansen', 'Olsen']) {
      const lastName = await page.field('Last name')
      await page.user.clear(lastName)
      await page.user.type(lastName, `${name}{Enter}`)
      const told = await screen.findByRole('group', { name: 'Your changes are saved' })
      await page.user.click(within(told).getByRole('button', { name: 'Got it' }))
      await waitFor(() => expect(screen.queryByText('Your changes are saved')).toBeNull())
      await page.user.click(await page.button('Edit'))
    }
  },
)

test('a field the server refuses is told at that field, and what was typed stays', async () => {
  const page = await openAccount('/profile/update', {
    visitor: USER,
    accounts: { changeProfile: refusing('field.phone', 'phoneNumber') },
  })
  const phone = await page.field('Phone number (optional)')
  await page.user.type(phone, '+47 99 88 77 66{Enter}')
  await waitFor(() => expect(phone).toHaveAccessibleDescription('Invalid phone number'))
  expect(phone).toHaveValue('+47 99 88 77 66')
})

test('an account is deleted after a yes, and nobody is logged in any more (S2.71, S2.107)', async () => {
  const page = await openAccount('/profile/update', { visitor: USER })
  await page.user.click(await page.button('Delete account'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  page.becomes(ANONYMOUS)
  await page.user.click(dialog.getByRole('button', { name: 'Yes, delete' }))
  await waitFor(() => expect(page.asked()).toEqual([['deleteAccount', 'user-1']]))
  await waitFor(() => expect(page.runner.conversation().flows.session.context.visitor.kind).toBe('visitor'))
  expect(location.pathname).toBe('/restaurants')
})

test.each(['chat', 'linear', 'classic'] as const)(
  'in the %s view a deleted account is told calmly, and not as a logout',
  async (view) => {
    const page = await openAccount('/profile/update', { view, visitor: USER })
    await page.user.click(await page.button('Delete account'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
    page.becomes(ANONYMOUS)
    await page.user.click(dialog.getByRole('button', { name: 'Yes, delete' }))
    await screen.findByRole('group', { name: 'Your account is deleted' })
    await waitFor(() => expect(location.pathname).toBe('/restaurants'))
    expect(page.runner.conversation().flows.session.context.visitor).toEqual(ANONYMOUS)
    expect(screen.queryByText('You are logged out.')).toBeNull()
    expect(warningsOf(page.runner.conversation())).toEqual([])
  },
)

test('a no keeps the account', async () => {
  const page = await openAccount('/profile/update', { visitor: USER })
  await page.user.click(await page.button('Delete account'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  const [keep] = dialog.getAllByText('No, keep it')
  if (keep) await page.user.click(keep)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(page.asked()).toEqual([])
})

test('an account with an order underway is kept, and it is said why', async () => {
  const page = await openAccount('/profile/update', {
    visitor: USER,
    accounts: { deleteAccount: refusing('account.orderUnderway') },
  })
  await page.user.click(await page.button('Delete account'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  await page.user.click(dialog.getByRole('button', { name: 'Yes, delete' }))
  await screen.findByText(/You have an order in progress/)
})

test('logging out leads home and makes a visitor of the user (S4.3)', async () => {
  const page = await openAccount('/profile', { visitor: USER })
  await page.user.click(await page.button('Log out'))
  await waitFor(() => expect(location.pathname).toBe('/restaurants'))
  await waitFor(() => expect(page.runner.conversation().flows.session.context.visitor.kind).toBe('visitor'))
})
