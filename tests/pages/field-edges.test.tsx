import account from '#locales/en/account.json' with { type: 'json' }
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { openShop } from '#tests/classic/rig.tsx'
import { FORM_EDGES, type Edge } from '#tests/support/field-edges.ts'
import { openAccount, USER } from './account-rig.ts'

afterEach(cleanup)

type Form = { readonly open: () => Promise<unknown>; readonly called: Readonly<Record<string, string>> }

/** Each form as a customer meets it, and what its fields are called there. */
const FORMS: Readonly<Record<keyof typeof FORM_EDGES, Form>> = {
  checkout: {
    called: { email: 'Email', firstName: 'First name', lastName: 'Last name', phoneNumber: 'Phone number' },
    open: () =>
      openShop({
        flags: { customerName: true, customerPhone: true },
        done: [
          { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
          { type: 'product.add', code: id('burger') },
          { type: 'checkout.start' },
        ],
      }),
  },
  registration: { called: account.account.field, open: () => openAccount('/profile/create') },
  confirmation: {
    called: account.account.field,
    open: () => openAccount('/profile/confirmation/token-1'),
  },
  profile: {
    called: account.account.field,
    open: () => openAccount('/profile/update', { visitor: USER }),
  },
  lostPassword: {
    called: account.account.field,
    open: () => openAccount('/profile/forgot-password/request'),
  },
  newPassword: {
    called: { password: account.account.field.newPassword },
    open: () => openAccount('/profile/forgot-password/request#abcdefghijklmnopqrstuvwxyz'),
  },
}

describe('a form holds each field to the edge the server holds it to (S5.1-S5.16, S5.26-S5.29)', () => {
  test.each(Object.keys(FORMS) as (keyof typeof FORMS)[])('%s', async (form) => {
    const { open, called } = FORMS[form]
    await open()
    for (const { field, clause, taken, refused, problem } of FORM_EDGES[form] as readonly Edge[]) {
      const input = await screen.findByLabelText(called[field] ?? field, { selector: 'input' })
      give(input, refused)
      fireEvent.submit(input.closest('form') ?? input)
      await waitFor(() =>
        expect(input, `${field} (${clause}): ${refused}`).toHaveAccessibleDescription(
          expect.stringContaining(SAID[problem] ?? 'a sentence'),
        ),
      )
      give(input, taken)
      await waitFor(() =>
        expect(input, `${field} (${clause}): ${taken}`).not.toHaveAttribute('aria-invalid', 'true'),
      )
    }
  })
})

describe('what a form needs is told before it is sent', () => {
  const opened = { ...FORMS, login: { open: () => openAccount('/login') } }
  test.each(Object.entries(opened))('%s', async (_form, { open }) => {
    await open()
    const button = await waitFor(() => {
      const found = document.querySelector('form[aria-label] button[type="submit"]')
      if (!found) throw new Error('no form yet')
      return found
    })
    const fields = [...(button.closest('form')?.querySelectorAll('input') ?? [])]
    expect(fields).not.toEqual([])
    const untold = fields.filter(
      (field) => !field.required && !/optional/.test(field.labels?.[0]?.textContent ?? ''),
    )
    expect(untold.map(({ name }) => name)).toEqual([])
  })
})

const SAID: Readonly<Record<string, string>> = {
  'field.required': 'Required',
  'field.email': 'Email not valid',
  'field.firstName': 'The first name can contain only letters, spaces and dashes',
  'field.lastName': 'The last name can contain only letters, spaces and dashes',
  'field.checkoutName': 'Your name should only be composed of letters',
  'field.phone': 'Invalid phone number',
  'field.checkoutPhone': 'Your phone number should only be composed of numbers, + or ( )',
  'field.passwordPattern': 'Can contain one uppercase, one lowercase, one number and at least 8 characters',
  'field.passwordTooLong': 'Can contain up to 30 characters',
  'field.passwordCommon': 'This password is easy to guess',
}

/** Types it and goes on to the next field. */
function give(input: HTMLElement, value: string): void {
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}
