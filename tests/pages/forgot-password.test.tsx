import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { failing, refusing } from '#tests/support/account-ports.ts'
import { openAccount } from './account-rig.ts'

const TOKEN = 'abcdefghijklmnopqrstuvwxyz'

afterEach(cleanup)

describe('asking for a new password (S2.77)', () => {
  test('waits for a valid address, checked with each change (S5.11)', async () => {
    const page = await openAccount('/profile/forgot-password/request')
    const field = await page.field('Email')
    await waitFor(async () => expect(await page.button('Send the link')).toHaveAttribute('aria-disabled'))
    await page.user.type(field, 'kari@')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Email not valid'))
    await page.user.type(field, 'example.no')
    await waitFor(async () => expect(await page.button('Send the link')).not.toHaveAttribute('aria-disabled'))
    expect(field).not.toHaveAccessibleDescription()
  })

  test('says aloud what is wrong with the address where Enter is pressed in it (S5.11)', async () => {
    const page = await openAccount('/profile/forgot-password/request')
    const field = await page.field('Email')
    await page.user.type(field, 'kari@{Enter}')
    await waitFor(() =>
      expect(document.querySelector('[data-announcer]')).toHaveTextContent('Email not valid'),
    )
    expect(field).toHaveFocus()
    expect(page.asked()).toEqual([])
  })

  test('leads to the page that tells of the mail, and back to where it was asked for (S4.106, S2.78)', async () => {
    const page = await openAccount('/profile/forgot-password/request')
    await page.user.type(await page.field('Email'), 'kari@example.no{Enter}')
    await page.title('Check your email')
    expect(location.pathname).toBe('/profile/forgot-password/sent')
    expect(await page.link('Send it again')).toHaveAttribute('href', '/profile/forgot-password/request')
  })

  test('that failed leads to a page with a way to try again, the address still typed (S8.25, S2.78)', async () => {
    const page = await openAccount('/profile/forgot-password/request', {
      accounts: { requestPassword: failing('server.failed') },
    })
    await page.user.type(await page.field('Email'), 'kari@example.no{Enter}')
    await page.title('OOPS! SOMETHING WENT WRONG')
    expect(location.pathname).toBe('/profile/forgot-password/fail')
    expect(await page.link('Try again')).toHaveAttribute('href', '/profile/forgot-password/request')
    await page.user.click(await page.link('Try again'))
    expect(await page.field('Email')).toHaveValue('kari@example.no')
  })
})

describe('the link of the mail (S7.19)', () => {
  const opened = (accounts = {}) =>
    openAccount(`/profile/forgot-password/request#${TOKEN}`, {
      accounts: { lastEmail: () => 'kari@example.no', ...accounts },
    })

  test('asks for the new password, whose change leads to the login (S4.106, S2.78)', async () => {
    const page = await opened()
    await page.user.type(await page.field('New password'), 'Ny-Vinter-27')
    await page.user.type(await page.field('Repeat the password'), 'Ny-Vinter-27{Enter}')
    await page.title('Your password is changed')
    expect(page.asked()).toEqual([
      ['resetPassword', { token: TOKEN, email: 'kari@example.no', password: 'Ny-Vinter-27' }],
    ])
    expect(location.pathname).toBe('/profile/forgot-password/success')
    expect(location.href).not.toContain(TOKEN)
    const [link] = await screen.findAllByRole('link', { name: 'Log in' })
    expect(link).toHaveAttribute('href', '/login')
  })

  test('that is used leads to the page of failure (S8.25, S8.26, S4.106)', async () => {
    const page = await opened({ resetPassword: refusing('link.used', 'resetPasswordToken') })
    await page.user.type(await page.field('New password'), 'Ny-Vinter-27')
    await page.user.type(await page.field('Repeat the password'), 'Ny-Vinter-27{Enter}')
    await page.title('OOPS! SOMETHING WENT WRONG')
    expect(location.pathname).toBe('/profile/forgot-password/fail')
  })

  test('takes no password that everybody tries first, and says so at the field', async () => {
    const page = await opened()
    const field = await page.field('New password')
    await page.user.type(field, 'Passord1')
    await page.user.type(await page.field('Repeat the password'), 'Passord1{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/easy to guess/))
    expect(page.asked()).toEqual([])
  })
})
