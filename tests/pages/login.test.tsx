import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { failing, refusing } from '#tests/support/account-ports.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Port } from '#flows/core/engine/runner.ts'
import { ANONYMOUS } from '#flows/account/visitor.ts'
import { anOrder } from '#tests/support/builders/order.ts'
import { NOON } from '#tests/support/flows.ts'
import { GUEST, openAccount, USER } from './account-rig.ts'

afterEach(cleanup)

describe.each(['chat', 'classic'] as const)('logging in from the %s view', (view) => {
  test('sends mail and password and leads back to the conversation (S2.62)', async () => {
    const page = await openAccount('/login', { view })
    await page.title('Log in')
    await page.user.type(await page.field('Email'), 'kari@example.no')
    await page.user.type(await page.field('Password'), 'Passw0rd!')
    page.becomes(USER)
    await page.user.click(await page.button('Log in'))
    await waitFor(() => expect(location.pathname).toBe('/restaurants'))
    expect(page.asked()).toEqual([['logIn', { email: 'kari@example.no', password: 'Passw0rd!' }]])
    expect(page.runner.conversation().flows.session.context.visitor).toEqual(USER)
    expect(JSON.stringify(page.runner.log())).not.toMatch(/Passw0rd|kari/)
  })

  test('says what is missing beside each field and sends nothing (S5.8)', async () => {
    const page = await openAccount('/login', { view })
    await page.user.click(await page.button('Log in'))
    const email = await page.field('Email')
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email required'))
    expect(await page.field('Password')).toHaveAccessibleDescription('Password required')
    expect(email).toBeInvalid()
    expect(document.activeElement).toBe(email)
    expect(page.asked()).toEqual([])
  })
})

test('a wrong password is told under the form, and what was typed stays (S5.35, S8.20)', async () => {
  const page = await openAccount('/login', { accounts: { logIn: refusing('account.wrongCredentials') } })
  await page.user.type(await page.field('Email'), 'kari@example.no')
  await page.user.type(await page.field('Password'), 'wrong')
  await page.user.click(await page.button('Log in'))
  expect(await screen.findByText('Incorrect email or password')).toHaveAttribute('role', 'alert')
  expect(await page.field('Email')).toHaveValue('kari@example.no')
})

test('a guest whose login fails is told so, is a guest no more, and the order that was followed is gone (S4.9)', async () => {
  const page = await openAccount('/login', {
    visitor: GUEST,
    accounts: { logIn: refusing('account.wrongCredentials') },
    ports: { watchOrders: hearsOnce(anOrder()) },
  })
  const orders = () => page.runner.conversation().flows.tracking.context.orders.map(({ id }) => id)
  await waitFor(() => expect(orders()).toEqual(['order-1']))
  page.becomes(ANONYMOUS)
  await page.user.type(await page.field('Email'), 'kari@example.no')
  await page.user.type(await page.field('Password'), 'wrong{Enter}')
  expect(await screen.findByText('Incorrect email or password')).toHaveAttribute('role', 'alert')
  await waitFor(() => expect(orders()).toEqual([]))
  expect(page.runner.conversation().flows.session.context.visitor).toEqual(ANONYMOUS)
})

test('a login that got no answer is told in a dialog, and can be tried again from where it was sent (S8.21)', async () => {
  const page = await openAccount('/login', { accounts: { logIn: failing() } })
  await page.user.type(await page.field('Email'), 'kari@example.no')
  await page.user.type(await page.field('Password'), 'Passw0rd!')
  await page.user.click(await page.button('Log in'))
  const problem = within(await screen.findByRole('dialog', { name: 'There is a problem' }))
  expect(problem.getByText(/^We got no answer/)).toBeVisible()
  await page.user.click(problem.getByRole('button', { name: 'Back to the form' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(async () => expect(await page.button('Log in')).toHaveFocus())
  expect(screen.getByText(/^We got no answer/)).toHaveAttribute('role', 'alert')
  expect(await page.field('Email')).toHaveValue('kari@example.no')
  expect(await page.button('Log in')).not.toHaveAttribute('aria-disabled')
})

test('a wrong password is no problem of ours: no dialog stands in the way (S8.20, S8.21)', async () => {
  const page = await openAccount('/login', { accounts: { logIn: refusing('account.wrongCredentials') } })
  await page.user.type(await page.field('Email'), 'kari@example.no')
  await page.user.type(await page.field('Password'), 'wrong')
  await page.user.click(await page.button('Log in'))
  await screen.findByText('Incorrect email or password')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a guest is logged out first (S4.2)', async () => {
  const page = await openAccount('/login', { visitor: GUEST })
  await page.user.type(await page.field('Email'), 'kari@example.no')
  await page.user.type(await page.field('Password'), 'Passw0rd!{Enter}')
  await waitFor(() => expect(page.asked().map(([name]) => name)).toEqual(['leaveGuest', 'logIn']))
})

test('leads back to the page that asked for the login (S3.50)', async () => {
  const page = await openAccount('/profile')
  await page.title('Log in')
  expect(location.pathname).toBe('/login')
  await page.user.type(await page.field('Email'), 'kari@example.no')
  page.becomes(USER)
  await page.user.type(await page.field('Password'), 'Passw0rd!{Enter}')
  await page.title('Your profile')
  expect(location.pathname).toBe('/profile')
})

test('shows and hides the password (S5.6), which is at most 31 characters (S5.5)', async () => {
  const page = await openAccount('/login')
  const password = await page.field('Password')
  expect(password).toHaveAttribute('type', 'password')
  expect(password).toHaveAttribute('maxlength', '31')
  await page.user.click(await page.button('Show: Password'))
  expect(password).toHaveAttribute('type', 'text')
  await page.user.click(await page.button('Hide: Password'))
  expect(password).toHaveAttribute('type', 'password')
})

test('says that the password is shown, and that it is hidden again', async () => {
  const page = await openAccount('/login')
  const announcer = page.container.querySelector('[data-announcer]')
  await page.user.click(await page.button('Show: Password'))
  expect(announcer).toHaveTextContent('Shown: Password')
  await page.user.click(await page.button('Hide: Password'))
  expect(announcer).toHaveTextContent('Hidden: Password')
})

test('keeps the half-typed mail address, never the password', async () => {
  const page = await openAccount('/login')
  await page.user.type(await page.field('Email'), 'kari@exa')
  await page.user.type(await page.field('Password'), 'Secret')
  expect(page.personalData.draftOf('login.email')).toBe('kari@exa')
  expect(page.personalData.draftOf('login.password')).toBe('')
})

test('links to a new password, a new account and ordering as a guest (S2.63, S2.64)', async () => {
  const page = await openAccount('/login')
  expect(await page.link('Forgot your password?')).toHaveAttribute('href', '/profile/forgot-password/request')
  expect(await page.link('Create an account')).toHaveAttribute('href', '/profile/create')
  expect(await page.link('Continue as a guest')).toHaveAttribute('href', '/order')
})

test('who is logged in already is told so and can log out', async () => {
  const page = await openAccount('/login', { visitor: USER })
  expect(await screen.findByText('You are logged in.')).toBeInTheDocument()
  await page.user.click(await page.button('Log out'))
  await waitFor(() => expect(page.runner.conversation().flows.session.context.visitor.kind).toBe('visitor'))
})

describe.each(['chat', 'linear', 'classic'] as const)('who else can log in, in the %s view', (view) => {
  test('is offered by name under the form, with what going there agrees to (S1.10)', async () => {
    const page = await openAccount('/login', { view, accounts: { signOnWays: WAYS } })
    const ways = within(await screen.findByRole('region', { name: 'Other ways to log in' }))
    expect(ways.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      expect.arrayContaining([
        ['Continue with Fjord-ID', '/api/x/sign-on/fjord'],
        ['Continue with Nordlys', '/api/x/sign-on/nordlys'],
      ]),
    )
    expect(ways.getByText(/^By continuing you accept/)).toBeVisible()
    expect(await page.button('Log in')).toBeVisible()
  })

  test('is not there where the deployment has nobody (S1.46)', async () => {
    const page = await openAccount('/login', { view })
    await page.button('Log in')
    expect(screen.queryByRole('region', { name: 'Other ways to log in' })).toBeNull()
  })

  test('leads back logged in, to where the login was asked for (S3.50, S7.5)', async () => {
    const page = await openAccount('/login', {
      view,
      accounts: { signOnWays: WAYS, takeSignOnReturn: once(CAME) },
    })
    page.becomes(USER)
    await waitFor(() => expect(location.pathname).toBe('/restaurants'))
    expect(page.asked()).toEqual([['logInBySso', CAME]])
    expect(page.runner.conversation().flows.session.context.visitor).toEqual(USER)
    expect(JSON.stringify(page.runner.log())).not.toContain(CAME.accessToken)
  })

  test('having failed is told over the form, which is there to log in otherwise (S8.24)', async () => {
    const page = await openAccount('/login', {
      view,
      accounts: { takeSignOnReturn: once(CAME), logInBySso: refusing('account.ssoFailed') },
    })
    expect(await screen.findByText('SSO authentication failed.')).toHaveAttribute('role', 'alert')
    expect(await page.field('Email')).toBeVisible()
  })
})

test('an address that has an account is told to log in to it first, in words that say what comes of it', async () => {
  await openAccount('/login', {
    accounts: { takeSignOnReturn: once(CAME), logInBySso: refusing('account.ssoKnownAddress') },
  })
  expect(await screen.findByText(/^You already have an account with this address/)).toBeVisible()
})

test('the way to somebody else keeps the view the address asks for', async () => {
  await openAccount('/login?view=classic', { accounts: { signOnWays: WAYS } })
  const way = await screen.findByRole('link', { name: 'Continue with Nordlys' })
  expect(way).toHaveAttribute('href', '/api/x/sign-on/nordlys?view=classic')
})

const WAYS = [
  { id: 'fjord', name: 'Fjord-ID', href: '/api/x/sign-on/fjord' },
  { id: 'nordlys', name: 'Nordlys', href: '/api/x/sign-on/nordlys' },
]
const CAME = { kind: 'proven', provider: 'fjord', accessToken: 'ticket-of-kari' } as const

function once<T>(told: T): () => T | undefined {
  let untold: T | undefined = told
  return () => {
    const now = untold
    untold = undefined
    return now
  }
}

/** The orders of an account: one, and then no news of it. */
function hearsOnce(order: Order): Port {
  return ({ heardAt }: { heardAt: number | undefined }) =>
    heardAt === undefined
      ? Promise.resolve({ orders: [order], order: undefined, at: NOON, isLost: false })
      : new Promise(() => undefined)
}
