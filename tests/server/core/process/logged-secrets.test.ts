import { afterAll, beforeAll, expect, test } from 'vitest'
import { loggerOf, loggingFailures } from '#server/core/process/logger.ts'
import {
  DECLINED_CARD,
  NEPTING,
  STRIPE,
  aGuest,
  anUnpaidOrder,
  cardSecret,
  comeBack,
  giveCard,
  openPayingShop,
  startCard,
} from '#tests/support/payments/paying-shop.ts'
import type { PayingShop } from '#tests/support/payments/paying-shop.ts'

const EMAIL = 'kari.canary@example.com'
const PHONE = '+4799887766'
const NAME = 'Canary'
const PASSWORD = 'Canary-2027-word'

const lines: string[] = []
const logger = loggerOf('trace', { write: (line: string) => lines.push(line) })
let shop: PayingShop
beforeAll(async () => {
  shop = await openPayingShop({ logger })
})
afterAll(() => shop.close())

test('no line of the log holds a card, a mail address, a phone number, a name, a password or a token', async () => {
  const guest = await aGuest(shop, { email: EMAIL, firstName: NAME, lastName: NAME, phoneNumber: PHONE })
  const id = await anUnpaidOrder(guest)

  const secret = await cardSecret(guest, id)
  giveCard(shop, secret, DECLINED_CARD)
  await comeBack(guest, id)
  shop.stripe.faults.always('create', 'failure')
  shop.stripe.faults.always('retrieve', 'failure')
  await startCard(guest, id)
  await guest.ask('POST', 'orders', { body: { number: DECLINED_CARD, email: EMAIL } })
  await guest.ask('GET', `orders/${EMAIL}`)
  await guest.ask('POST', 'accounts/authentication/users', { body: { email: EMAIL, password: PASSWORD } })
  await guest.ask('POST', 'x/payments/stripe/events', {
    body: { data: { object: { client_secret: secret } } },
    headers: { 'stripe-signature': 't=1,v1=forged' },
  })

  // A database hangs the values of a statement on its errors.
  const { query } = shop.deps.database
  const values = { params: [EMAIL, PHONE, secret, guest.cookie], detail: `Key (email)=(${EMAIL}) exists.` }
  Object.assign(shop.deps.database, {
    query: () => Promise.reject(Object.assign(new Error('duplicate key'), values)),
  })
  await guest.ask('GET', `orders/${id}`)
  Object.assign(shop.deps.database, { query })

  expect(shop.errors).not.toEqual([])
  for (const error of shop.errors) loggingFailures(logger)(error, id, 'payment not settled')
  const log = lines.join('')
  expect(log).toContain('server.failed')
  expect(log).toContain(id)
  const told = [EMAIL, NAME, PHONE.slice(1), PASSWORD, DECLINED_CARD, secret, '_secret_', guest.cookie ?? '']
  const secrets = [STRIPE.secretKey, STRIPE.webhookSecret, NEPTING.secret]
  expect([...told, ...secrets].filter((canary) => canary !== '' && log.includes(canary))).toEqual([])
})

test('what goes wrong between kitchen and provider is logged by the order, without the values it was about', () => {
  const failed = Object.assign(new Error('no answer'), {
    params: [EMAIL],
    raw: { payment_method: DECLINED_CARD },
  })
  loggingFailures(logger)(failed, 'order-7', 'payment not let go')
  const line = lines.at(-1) ?? ''
  expect(line).toContain('order-7')
  expect(line).toContain('no answer')
  expect(line).not.toMatch(/canary|4000/i)
})
