import { expect, test } from 'vitest'
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
  ['DEPLOYMENT', '../etc'],
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

test('no mail leaves a live shop with links to nowhere', () => {
  const live = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' }
  expect(() => readSettings(live)).toThrow(/PUBLIC_URL/)
  expect(readSettings({ ...live, PUBLIC_URL: 'https://orders.example' }).smtpUrl).toBe('smtp://mail.example')
})

test('the movable clock is refused in production', () => {
  expect(() => readSettings({ NODE_ENV: 'production', TEST_CLOCK: '1' })).toThrow(SettingsError)
})

test.each(['0', '65535'])('port %s is a port', (port) => {
  expect(readSettings({ PORT: port }).port).toBe(Number(port))
})
