import { describe, expect, test } from 'vitest'
import { SettingsError, readSettings } from '#server/process/env.ts'

test('everything works with nothing set', () => {
  expect(readSettings({})).toMatchObject({
    port: 4000,
    dataDir: '.data',
    deployment: 'gardermoen',
    isProduction: false,
    isOnlyProcess: true,
    ordersPerMinute: 10,
  })
})

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000, isOnlyProcess: true })
})

test('a shared database is not assumed to have one process', () => {
  expect(readSettings({ DATABASE_URL: 'postgres://db/orda' }).isOnlyProcess).toBe(false)
})

test('one process may be promised on a shared database', () => {
  expect(readSettings({ DATABASE_URL: 'postgres://db/orda', ONLY_PROCESS: '1' }).isOnlyProcess).toBe(true)
})

test.each([
  ['PORT', '65536'],
  ['PORT', 'http'],
  ['DATABASE_URL', 'mysql://db/orda'],
  ['DEPLOYMENT', 'Bella House'],
  ['NODE_ENV', 'live'],
  ['ORDERS_PER_MINUTE', '0'],
  ['PUBLIC_URL', 'orders.example'],
  ['PUBLIC_URL', 'https://orders.example/shop'],
  ['SMTP_URL', 'mail.example'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(name))
})

test('every wrong setting is listed at once', () => {
  expect(() => readSettings({ PORT: 'x', NODE_ENV: 'live' })).toThrow(/PORT.*NODE_ENV/)
})

test('the shop is where it listens, unless it is told where customers reach it', () => {
  expect(readSettings({ PORT: '4100' }).publicUrl).toBe('http://localhost:4100')
  expect(readSettings({ PUBLIC_URL: 'https://orders.example' }).publicUrl).toBe('https://orders.example')
})

describe('in production', () => {
  const LIVE = { NODE_ENV: 'production', PUBLIC_URL: 'https://orders.example', TRUST_PROXY: '1' }

  test('a shop that is reached by https starts', () => {
    expect(readSettings(LIVE)).toMatchObject({ isProduction: true, trustProxy: true })
  })

  test.each([
    ['that names no address', { PUBLIC_URL: undefined }, 'PUBLIC_URL'],
    ['at an address of plain http', { PUBLIC_URL: 'http://orders.example' }, 'PUBLIC_URL'],
    ['that does not hear from its proxy who came by https', { TRUST_PROXY: '0' }, 'TRUST_PROXY'],
  ])('a shop %s is refused: its session cookies would go over plain http (ASVS 3.3)', (_, given, name) => {
    expect(() => readSettings({ ...LIVE, ...given })).toThrow(new RegExp(`^${name} must`))
  })

  test('the movable clock is refused', () => {
    expect(() => readSettings({ ...LIVE, TEST_CLOCK: '1' })).toThrow(SettingsError)
  })

  test('what is wrong is listed at once', () => {
    const wrong = { NODE_ENV: 'production', TEST_CLOCK: '1', PAYMENTS: 'simulator' }
    expect(() => readSettings(wrong)).toThrow(/PUBLIC_URL.*TRUST_PROXY.*TEST_CLOCK.*PAYMENTS/)
  })
})

test.each(['0', '65535'])('port %s is a port', (port) => {
  expect(readSettings({ PORT: port }).port).toBe(Number(port))
})
