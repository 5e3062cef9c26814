import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { failing, refusing } from '#tests/support/account-ports.ts'
import { openAccount, USER } from './account-rig.ts'

afterEach(cleanup)

test('a mail address is all that is asked for an account, and the mail is announced (S2.73, S2.75, S4.107)', async () => {
  const page = await openAccount('/profile/create', { accounts: { lastEmail: () => 'kari@example.no' } })
  await page.user.type(await page.field('Email'), 'kari@example.no')
  await page.user.click(await page.button('Send the link'))
  await page.title('Check your email')
  expect(location.pathname).toBe('/profile/mail-sent')
  expect(page.asked()).toEqual([['register', { email: 'kari@example.no' }]])
  expect(await screen.findByText(/kari@example\.no/)).toBeInTheDocument()
  expect(await page.link('I did not get the email')).toHaveAttribute('href', '/profile/create')
})

test.each([
  ['', 'Required'],
  ['kari@example', 'Email not valid'],
])('the address %j is told to be wrong beside its field (S5.9, S5.26)', async (email, message) => {
  const page = await openAccount('/profile/create')
  const field = await page.field('Email')
  if (email !== '') await page.user.type(field, email)
  await page.user.click(await page.button('Send the link'))
  await waitFor(() => expect(field).toHaveAccessibleDescription(message))
  expect(page.asked()).toEqual([])
})

test('an address that has an account is told at its field (S4.108, S8.22)', async () => {
  const page = await openAccount('/profile/create', {
    accounts: { register: refusing('account.exists', 'email') },
  })
  const field = await page.field('Email')
  await page.user.type(field, 'kari@example.no{Enter}')
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('An account with this email address already exists.'),
  )
  expect(document.activeElement).toBe(field)
})

test('a registration that got no answer can be tried again (S4.108, S8.21, S8.23)', async () => {
  const page = await openAccount('/profile/create', { accounts: { register: failing() } })
  await page.user.type(await page.field('Email'), 'kari@example.no{Enter}')
  const problem = within(await screen.findByRole('dialog', { name: 'There is a problem' }))
  await page.user.click(problem.getByRole('button', { name: 'Back to the form' }))
  expect(screen.getByText(/^We got no answer/)).toHaveAttribute('role', 'alert')
  expect(await page.field('Email')).toHaveValue('kari@example.no')
})

test('links to ordering as a guest and to the login (S2.74)', async () => {
  const page = await openAccount('/profile/create')
  expect(await page.link('Order as a guest')).toHaveAttribute('href', '/restaurants')
  expect(await page.link('I have an account')).toHaveAttribute('href', '/login')
})

test('who is logged in is led to the profile instead (S2.72, S6.3)', async () => {
  const page = await openAccount('/profile/create', { visitor: USER })
  await page.title('Your profile')
  expect(location.pathname).toBe('/profile')
})

test('the link of the mail asks for the rest, and leads on logged in (S2.76, S5.26-S5.31)', async () => {
  const page = await openAccount('/profile/confirmation/token-1', {
    accounts: { lastEmail: () => 'kari@example.no' },
  })
  page.becomes(USER)
  await page.user.type(await page.field('First name'), 'Kari')
  await page.user.type(await page.field('Last name'), 'Nordmann')
  await page.user.type(await page.field('Password'), 'Sommer-Dag-26')
  await page.user.type(await page.field('Repeat the password'), 'Sommer-Dag-26')
  await page.user.click(await screen.findByLabelText('Send me offers by email (optional)'))
  await page.user.click(await page.button('Create the account'))
  await screen.findByRole('group', { name: 'Your account is ready' })
  await page.title('Your profile')
  expect(page.asked()).toEqual([
    ['prepareBotCheck', undefined],
    [
      'confirmRegistration',
      {
        token: 'token-1',
        email: 'kari@example.no',
        firstName: 'Kari',
        lastName: 'Nordmann',
        phoneNumber: '',
        password: 'Sommer-Dag-26',
        isPolicyAccepted: false,
        isOffersAccepted: true,
      },
    ],
  ])
})

test('who could not be logged in by the registration is led to the login, and told that the account is ready', async () => {
  const page = await openAccount('/profile/confirmation/token-1', {
    accounts: { lastEmail: () => 'kari@example.no' },
  })
  await page.user.type(await page.field('First name'), 'Kari')
  await page.user.type(await page.field('Last name'), 'Nordmann')
  await page.user.type(await page.field('Password'), 'Sommer-Dag-26')
  await page.user.type(await page.field('Repeat the password'), 'Sommer-Dag-26{Enter}')
  await screen.findByRole('group', { name: 'Your account is ready' })
  await page.title('Log in')
})

test('each field of the registration is told what is wrong with it, and the first has the focus (S5.3, S5.4, S5.13, S5.15)', async () => {
  const page = await openAccount('/profile/confirmation/token-1', {
    accounts: { lastEmail: () => 'kari@example.no' },
  })
  await page.user.type(await page.field('First name'), 'K4ri')
  await page.user.type(await page.field('Phone number (optional)'), '12')
  await page.user.type(await page.field('Password'), 'kort')
  await page.user.type(await page.field('Repeat the password'), 'lang')
  await page.user.click(await page.button('Create the account'))
  await screen.findByText('Passwords must be the same')
  const told = async (name: string) => (await page.field(name)).getAttribute('aria-describedby')
  expect(await page.field('First name')).toHaveAccessibleDescription(
    'The first name can contain only letters, spaces and dashes',
  )
  expect(await page.field('Last name')).toHaveAccessibleDescription('Required')
  expect(await page.field('Phone number (optional)')).toHaveAccessibleDescription('Invalid phone number')
  expect(await page.field('Password')).toHaveAccessibleDescription(
    /Can contain one uppercase, one lowercase, one number and at least 8 characters$/,
  )
  expect(await told('Email')).toMatch(/^\S+$/)
  expect(document.activeElement).toBe(await page.field('First name'))
  expect(page.asked()).toEqual([['prepareBotCheck', undefined]])
})

test('a link that no longer works offers a new one', async () => {
  const page = await openAccount('/profile/confirmation/old', {
    accounts: {
      lastEmail: () => 'kari@example.no',
      confirmRegistration: refusing('link.expired', 'validationToken'),
    },
  })
  await page.user.type(await page.field('First name'), 'Kari')
  await page.user.type(await page.field('Last name'), 'Nordmann')
  await page.user.type(await page.field('Password'), 'Sommer-Dag-26')
  await page.user.type(await page.field('Repeat the password'), 'Sommer-Dag-26{Enter}')
  expect(await screen.findByText('This link is too old. Ask for a new one.')).toHaveAttribute('role', 'alert')
  expect(await page.link('Ask for a new link')).toHaveAttribute('href', '/profile/create')
})

test('the confirmation of who is logged in leads to the login page (S2.76, S6.3)', async () => {
  const page = await openAccount('/profile/confirmation/token-1', { visitor: USER })
  await screen.findByText('You are logged in.')
  expect(location.pathname).toBe('/login')
  expect(page.personalData.draftOf('previousUrl')).toBe('')
})
