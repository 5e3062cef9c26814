import { expect, test } from 'vitest'
import { SettingsError, readSettings } from '#server/env.ts'

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
  ['DEPLOYMENT', '../etc'],
  ['NODE_ENV', 'live'],
  ['ORDERS_PER_MINUTE', '0'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(name))
})

test('every wrong setting is listed at once', () => {
  expect(() => readSettings({ PORT: 'x', NODE_ENV: 'live' })).toThrow(/PORT.*NODE_ENV/)
})

test('the movable clock is refused in production', () => {
  expect(() => readSettings({ NODE_ENV: 'production', TEST_CLOCK: '1' })).toThrow(SettingsError)
})

test.each(['0', '65535'])('port %s is a port', (port) => {
  expect(readSettings({ PORT: port }).port).toBe(Number(port))
})
