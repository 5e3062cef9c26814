import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Worker } from '#server/core/jobs/worker.ts'
import { openMailSink } from '#tests/support/mail-sink.ts'
import type { MailSink, SunkMail } from '#tests/support/mail-sink.ts'
import { PUBLIC_URL, aGuest, openTestShop, paidOrder } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { aMailSenderAt } from '#tests/support/workers.ts'
import { aRegistration, anEmail, askToRegister, logIn, validate } from '#tests/support/users.ts'

// Everything here is read from what a mail server was given, and from nowhere else.
const NEW_PASSWORD = 'Skolebrod66'

let shop: TestShop
let sink: MailSink
let sender: Worker
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(async () => {
  await shop.reset()
  await shop.deps.database.query('DELETE FROM jobs')
  sink = await openMailSink()
  sender = aMailSenderAt(shop, sink)
})
afterEach(async () => {
  await sender.stop()
  await sink.close()
})
afterAll(() => shop.close())

/** The newest mail a mailbox has got by now. */
async function mailTo(email: string): Promise<SunkMail> {
  await sender.turn()
  const mail = sink.mails.findLast(({ to }) => to.includes(email))
  if (!mail) throw new Error(`${email} has got no mail`)
  return mail
}

/** What stands behind a path in the one link of a mail that begins so; its page says the same. */
function behind(path: string, { text, html }: SunkMail): string {
  const [link = '', found = ''] = new RegExp(`${PUBLIC_URL}${path}(\\S+)`).exec(text) ?? []
  expect(link, text).not.toBe('')
  expect(html).toContain(`href="${link}"`)
  return found
}

/** The secrets of mails that have left. */
async function keptSecrets(): Promise<readonly unknown[]> {
  const rows = await shop.deps.database.query('SELECT secret FROM jobs WHERE secret IS NOT NULL')
  return rows.map((row) => row['secret'])
}

test('the link of the mail that begins a registration completes it (S1.8, S7.12, S7.13)', async () => {
  const email = anEmail()
  await askToRegister(shop, email, 'fi')
  const mail = await mailTo(email)
  expect(mail.headers['content-language']).toBe('fi')
  const token = behind('/profile/confirmation#', mail)
  expect((await validate(shop.customer(), aRegistration(email, token))).statusCode).toBe(201)
  expect((await logIn(shop.customer(), email)).statusCode).toBe(200)
  expect(await keptSecrets()).toEqual([])
})

test('the link for a lost password sets another, once, and its owner is told (S7.17, S7.19)', async () => {
  const email = anEmail()
  await askToRegister(shop, email, 'sv')
  const token = behind('/profile/confirmation#', await mailTo(email))
  await validate(shop.customer(), aRegistration(email, token, { language: 'sv' }))
  await shop.customer().ask('POST', 'accounts/users/lost-password', { body: { email } })
  const reset = async () =>
    shop.customer().ask('POST', 'accounts/users/reset-password', {
      body: { resetPasswordToken: secret, email, password: NEW_PASSWORD },
    })
  const secret = behind('/profile/forgot-password/request#', await mailTo(email))
  expect((await reset()).statusCode).toBe(200)
  expect((await reset()).json().code).toBe('link.used')
  expect((await logIn(shop.customer(), email, NEW_PASSWORD)).statusCode).toBe(200)
  const told = await mailTo(email)
  expect([told.headers['content-language'], told.headers['subject'] === undefined]).toEqual(['sv', false])
  expect(told.text).toContain(`${PUBLIC_URL}/profile/forgot-password/request`)
  expect(sink.mails.filter(({ to }) => to.includes(email))).toHaveLength(3)
  expect(await keptSecrets()).toEqual([])
})

test('the link of an order’s mail lets its guest in to cancel, which is told by another mail (S4.44, S6.4)', async () => {
  const email = anEmail()
  const id = await paidOrder(await aGuest(shop, { email }), { email })
  const secrets = behind(`/cancel-order/${id}`, await mailTo(email))
  const [, guestId = '', deviceToken = ''] = secrets.split(/[/#]/)
  const reader = shop.customer()
  await reader.ask('POST', 'accounts/authentication/guests', { body: { guestId, deviceToken } })
  expect((await reader.ask('PATCH', `orders/${id}/cancel`)).json()).toMatchObject({ state: 'CANCELLED' })
  const told = await mailTo(email)
  expect(told.headers['content-language']).toBe('no')
  expect(told.text).toContain('avbestilt')
  expect(told.text).not.toContain('/cancel-order/')
  expect(sink.mails.filter(({ to }) => to.includes(email))).toHaveLength(2)
})
