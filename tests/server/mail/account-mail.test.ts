import { describe, expect, test } from 'vitest'
import { mailTextOf } from '#server/mail/mail-text.ts'
import type { AccountMailKind } from '#server/mail/mail.ts'
import { aDeployment } from '#tests/support/catalogue.ts'

const SHOP = 'https://orda.test'
const OLA = { productName: 'Orda', firstName: 'Ola' }

function written(kind: AccountMailKind, language: string, content: object, secret?: string) {
  return mailTextOf(
    { kind, language, content, ...(secret !== undefined && { secret }) },
    { publicUrl: SHOP, deployment: aDeployment() },
  )
}

describe('a mail about an account', () => {
  test('asks a Norwegian newcomer to confirm the address (S7.12)', () => {
    expect(written('accountConfirmation', 'no', { productName: 'Orda' }, 'token')).toMatchObject({
      subject: 'Bekreft e-postadressen din',
      text: `Hei
Noen, trolig du, vil ha en konto hos Orda med denne e-postadressen.

Bekreft adressen og velg et passord: ${SHOP}/profile/confirmation#token

Lenken virker én gang, i 24 timer. Var det ikke deg, trenger du ikke gjøre noe: Da blir det ingen konto.
`,
    })
  })

  test('lets an English customer choose another password (S7.17)', () => {
    expect(written('passwordReset', 'en', OLA, 'token')).toMatchObject({
      subject: 'Choose a new password',
      text: `Hello Ola,
Somebody, probably you, wants a new password for your account at Orda.

Choose a new password: ${SHOP}/profile/forgot-password/request#token

The link works once, for 30 minutes. If it was not you, do nothing: your password stays as it is.
`,
    })
  })

  test('warns of a password somebody else may have changed, and where to go then (S7.19)', () => {
    expect(written('passwordChange', 'en', OLA)?.text).toBe(`Hello Ola,
The password of your account at Orda has been changed, and you are logged out everywhere.

If it was not you, choose a new password now: ${SHOP}/profile/forgot-password/request
`)
  })

  test.each(['accountConfirmation', 'passwordReset'] as const)('%s shows no link once it is sent', (kind) => {
    expect(written(kind, 'en', OLA)?.text).not.toContain(SHOP)
  })

  test.each(['da', 'toString', '__proto__'])('is in English where the language is %s', (language) => {
    expect(written('passwordReset', language, OLA, 'token')?.subject).toBe('Choose a new password')
  })

  test('that an older version wrote is not guessed at', () => {
    expect(written('passwordReset', 'en', { name: 'Ola' }, 'token')).toBeUndefined()
  })
})
