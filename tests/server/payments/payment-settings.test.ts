import { describe, expect, test } from 'vitest'
import { problemsOfOffered } from '#server/payments/offered.ts'
import { neptingSettingsIn } from '#server/payments/nepting/nepting-provider.ts'
import { stripeSettingsIn } from '#server/payments/stripe/stripe-provider.ts'
import type { PaymentProvider } from '#domain/checkout/payment-provider.ts'
import { readSettings } from '#server/core/process/env.ts'
import { SettingsError } from '#server/core/process/env.ts'
import type { PaymentSettings } from '#server/payments/payment-settings.ts'
import { NEPTING, PAYMENTS, STRIPE, aPayingCatalogue } from '#tests/support/payments/paying-shop.ts'
import { aGuest, openTestShop, order } from '#tests/support/test-shop.ts'

const providersOf = (environment: Record<string, string>) =>
  readSettings(environment).payments.providers.map(({ name }) => name)

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_very_secret',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
  STRIPE_WEBHOOK_SECRET: 'whsec_very_secret',
}
const IN_PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://orders.example',
  TRUST_PROXY: '1',
  DATABASE_URL: 'postgres://db/orda',
  SMTP_URL: 'smtps://mail.example',
  SIMULATED_KITCHEN: 'allowed-in-production',
}
const GATEWAY = {
  NEPTING_URL: 'https://gateway.example/shop',
  NEPTING_MERCHANT_ID: 'merchant-1',
  NEPTING_SECRET: 'a secret of at least thirty-two characters',
}

describe('the keys of Stripe', () => {
  test('are read from the environment', () => {
    expect(stripeSettingsIn(KEYS)).toEqual({
      secretKey: 'sk_test_very_secret',
      publishableKey: 'pk_test_public',
      webhookSecret: 'whsec_very_secret',
    })
  })

  test('may be restricted ones', () => {
    expect(providersOf({ ...KEYS, STRIPE_SECRET_KEY: 'rk_live_1' })).toContain('stripe')
  })

  test.each(Object.keys(KEYS))('are named where one is missing: %s', (name) => {
    expect(() => readSettings({ ...KEYS, [name]: undefined })).toThrow(`${name} is missing`)
  })

  test.each([
    ['STRIPE_SECRET_KEY', 'pk_test_swapped'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_test_swapped'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_test_swapped'],
  ])('that are swapped are refused by name, and never repeated: %s', (name, value) => {
    const read = () => readSettings({ ...KEYS, [name]: value })
    expect(read).toThrow(new RegExp(`^${name} must begin with`))
    expect(read).not.toThrow(/swapped/)
  })

  test('are asked at Stripe itself, unless another place is named', () => {
    expect(stripeSettingsIn(KEYS)?.api).toBeUndefined()
    const apiOf = (api: object) => stripeSettingsIn({ ...KEYS, ...api })?.api
    expect(apiOf({ STRIPE_API_HOST: 'stripe.test' })).toEqual({
      host: 'stripe.test',
      port: 443,
      protocol: 'https',
    })
    expect(
      apiOf({ STRIPE_API_HOST: '127.0.0.1', STRIPE_API_PORT: '12111', STRIPE_API_PROTOCOL: 'http' }),
    ).toEqual({ host: '127.0.0.1', port: 12_111, protocol: 'http' })
  })

  test.each(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'])(
    'that take no money are refused in production, unless they are named: %s',
    (name) => {
      const live = { ...KEYS, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }
      const read = (more: object) => readSettings({ ...IN_PRODUCTION, ...live, ...more })
      expect(() => read({})).not.toThrow()
      expect(() => read({ [name]: KEYS[name as keyof typeof KEYS] })).toThrow(
        new RegExp(`^${name} must not be a test key`),
      )
      const named = { [name]: KEYS[name as keyof typeof KEYS], STRIPE_TEST_KEYS: 'allowed-in-production' }
      expect(() => read(named)).not.toThrow()
    },
  )

  test('never go over plain http in production', () => {
    const plain = { ...KEYS, STRIPE_API_HOST: 'stripe.test', STRIPE_API_PROTOCOL: 'http' }
    expect(() => readSettings({ ...plain, NODE_ENV: 'production' })).toThrow(
      'STRIPE_API_PROTOCOL cannot be http in production',
    )
  })
})

describe('the gateway of payment by form', () => {
  test('is read from the environment', () => {
    expect(neptingSettingsIn(GATEWAY)).toEqual({
      url: 'https://gateway.example/shop',
      merchantId: 'merchant-1',
      secret: 'a secret of at least thirty-two characters',
    })
  })

  test.each(Object.keys(GATEWAY))('is named where something of it is missing: %s', (name) => {
    expect(() => readSettings({ ...GATEWAY, [name]: '' })).toThrow(`${name} is missing`)
  })

  test.each([
    ['NEPTING_URL', 'http://gateway.example'],
    ['NEPTING_URL', 'https://gateway.example/'],
    ['NEPTING_URL', 'https://gateway.example/?a=b'],
    ['NEPTING_SECRET', 'thirty-one characters are short'],
  ])('is refused by name where it cannot be: %s=%s', (name, value) => {
    expect(() => readSettings({ ...GATEWAY, [name]: value })).toThrow(new RegExp(`^${name} must`))
  })
})

describe('the simulator of payments', () => {
  test('stands in for every provider', () => {
    expect(readSettings({ PAYMENTS: 'simulator' }).payments.isSimulated).toBe(true)
    expect(readSettings({}).payments.isSimulated).toBe(false)
  })

  test('is refused in production', () => {
    expect(() => readSettings({ PAYMENTS: 'simulator', NODE_ENV: 'production' })).toThrow(
      'PAYMENTS cannot be simulator in production',
    )
  })

  test('is refused beside the keys of a provider', () => {
    expect(() => readSettings({ PAYMENTS: 'simulator', ...GATEWAY })).toThrow(/exclude each other/)
  })
})

describe('a shop that offers a way of paying', () => {
  const NOTHING = readSettings({}).payments
  const problemsOf = (
    payments: readonly PaymentProvider[],
    settings: PaymentSettings,
    isProduction: boolean,
  ) => {
    return problemsOfOffered({ payments, currency: 'nok' }, [], settings, isProduction)
  }

  test.each([
    ['stripe', /^STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set/],
    ['nepting', /^NEPTING_URL, NEPTING_MERCHANT_ID and NEPTING_SECRET must be set/],
  ] as const)('starts nowhere without what %s needs', (provider, words) => {
    for (const isProduction of [false, true])
      expect(problemsOf([provider], NOTHING, isProduction)).toEqual([expect.stringMatching(words)])
    expect(problemsOf([provider], PAYMENTS, true)).toEqual([])
  })

  test('gives no food away in production, unless somebody says so in words', () => {
    expect(problemsOf(['test'], NOTHING, true)).toEqual([expect.stringMatching(/^TEST_PAYMENT must/)])
    expect(problemsOf(['test'], NOTHING, false)).toEqual([])
    const said = readSettings({ TEST_PAYMENT: 'allowed-in-production' }).payments
    expect(problemsOf(['test'], said, true)).toEqual([])
    expect(() => readSettings({ TEST_PAYMENT: 'yes' })).toThrow(/TEST_PAYMENT/)
  })

  test('does not open without it', async () => {
    const opened = openTestShop({ catalogue: aPayingCatalogue() })
    await expect(opened).rejects.toThrow(SettingsError)
  })

  test('takes no test payment in production that it does not offer (S7.55, F56)', async () => {
    const shop = await openTestShop({ isProduction: true })
    await shop.deps.catalogue.load(
      { ...aPayingCatalogue(), deployment: { ...aPayingCatalogue().deployment, payments: ['stripe'] } },
      shop.clock.value,
    )
    const guest = await aGuest(shop)
    const { id } = (await order(guest)).json()
    const forged = await guest.ask('POST', 'payments/fake', { body: { orderId: id } })
    expect([forged.statusCode, forged.json().code]).toEqual([409, 'payment.refused'])
    expect((await guest.ask('GET', `orders/${id}`)).json().state).toBe('CREATED')
    await shop.close()
  })

  test('tells the page its public key and nothing of its secrets (S9.30)', async () => {
    const shop = await openTestShop({
      catalogue: aPayingCatalogue(),
      providers: { payments: PAYMENTS },
    })
    const { body } = await shop.customer().ask('GET', 'x/deployment')
    expect(JSON.parse(body)).toMatchObject({
      payments: ['stripe', 'nepting', 'vipps', 'test'],
      stripePublicKey: STRIPE.publishableKey,
      formGatewayUrl: NEPTING.url,
    })
    for (const secret of [STRIPE.secretKey, STRIPE.webhookSecret, NEPTING.secret])
      expect(body).not.toContain(secret)
    await shop.close()
  })
})
