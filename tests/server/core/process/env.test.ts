import { describe, expect, test } from 'vitest'
import { SettingsError, readSettings } from '#server/core/process/env.ts'

const LIVE = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://orders.example',
  TRUST_PROXY: '1',
  DATABASE_URL: 'postgres://db/orda',
  SMTP_URL: 'smtps://mail.example',
  SIMULATED_KITCHEN: 'allowed-in-production',
}

test('everything works with nothing set', () => {
  expect(readSettings({})).toMatchObject({
    port: 4000,
    dataDir: '.data',
    deployment: 'gardermoen',
    isProduction: false,
    isOnlyProcess: true,
    ordersPerMinute: 10,
    ipv6Prefix: 64,
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
  ['GEOCODER', 'google'],
  ['GEOCODER_URL', 'https://geocoder.example/'],
  ['STOP_NOTICE_SECONDS', '1.5'],
  ['IPV6_PREFIX', '31'],
  ['IPV6_PREFIX', '129'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(name))
})

test('every wrong setting is listed at once', () => {
  expect(() => readSettings({ PORT: 'x', NODE_ENV: 'live' })).toThrow(/^PORT.*\nNODE_ENV/)
})

test('the shop is where it listens, unless it is told where customers reach it', () => {
  expect(readSettings({ PORT: '4100' }).publicUrl).toBe('http://localhost:4100')
  expect(readSettings({ PUBLIC_URL: 'https://orders.example' }).publicUrl).toBe('https://orders.example')
})

test('a server nobody opened listens to its own machine only, one that serves customers to all', () => {
  expect(readSettings({}).host).toBe('127.0.0.1')
  expect(readSettings({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  expect(readSettings(LIVE).host).toBe('0.0.0.0')
})

test('who stops a server that serves customers has it give notice first', () => {
  expect(readSettings({}).stopNoticeMs).toBe(0)
  expect(readSettings(LIVE).stopNoticeMs).toBe(5_000)
  expect(readSettings({ ...LIVE, STOP_NOTICE_SECONDS: '0' }).stopNoticeMs).toBe(0)
})

test('figures are told where a port is set for them, to this machine unless it is told otherwise', () => {
  expect(readSettings({}).metrics).toBeUndefined()
  expect(readSettings({ ...LIVE, METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  expect(readSettings({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' }).metrics?.host).toBe('10.0.0.5')
})

test('requests are logged where that is asked for', () => {
  expect(readSettings({}).hasAccessLog).toBe(false)
  expect(readSettings({ ACCESS_LOG: '1' }).hasAccessLog).toBe(true)
})

describe('the proxies whose word is taken for who asks', () => {
  test.each<[string, number | readonly string[] | undefined]>([
    ['0', undefined],
    ['1', 1],
    ['2', 2],
    ['10.1.0.0/16', ['10.1.0.0/16']],
    ['loopback, 192.168.7.1', ['loopback', '192.168.7.1']],
    ['fd00::/8', ['fd00::/8']],
  ])('may be %s', (setting, proxies) => {
    expect(readSettings({ TRUST_PROXY: setting }).trustProxy).toEqual(proxies)
  })

  test.each([
    'true',
    'all',
    '*',
    '10',
    '-1',
    '0.0.0.0/0',
    '::/0',
    '128.0.0.0/1',
    '10.0.0.0/33',
    'proxy.local',
  ])('are never everybody, nor what is no network: %s', (setting) => {
    expect(() => readSettings({ TRUST_PROXY: setting })).toThrow(/^TRUST_PROXY must be the number of proxies/)
  })
})

describe('in production', () => {
  test('a shop that is reached by https starts', () => {
    expect(readSettings(LIVE)).toMatchObject({ isProduction: true, trustProxy: 1 })
  })

  test.each([
    ['that names no address', { PUBLIC_URL: undefined }, 'PUBLIC_URL'],
    ['at an address of plain http', { PUBLIC_URL: 'http://orders.example' }, 'PUBLIC_URL'],
    ['that would take every customer for its proxy', { TRUST_PROXY: '0' }, 'TRUST_PROXY'],
    ['whose orders nobody cooks', { SIMULATED_KITCHEN: undefined }, 'SIMULATED_KITCHEN'],
    ['on a database of one process', { DATABASE_URL: undefined }, 'DATABASE_URL'],
    ['whose mails nobody gets', { SMTP_URL: undefined }, 'SMTP_URL'],
  ])('a shop %s is refused by the name of its setting', (_, given, name) => {
    expect(() => readSettings({ ...LIVE, ...given })).toThrow(new RegExp(`^${name} must [^\\n]+$`))
  })

  test('the embedded database may be taken knowingly', () => {
    const given = { DATABASE_URL: undefined, EMBEDDED_DATABASE: 'allowed-in-production' }
    expect(readSettings({ ...LIVE, ...given }).databaseUrl).toBeUndefined()
  })

  test('mails may be left unsent knowingly', () => {
    const given = { SMTP_URL: undefined, UNSENT_MAILS: 'allowed-in-production' }
    expect(readSettings({ ...LIVE, ...given }).smtpUrl).toBeUndefined()
  })

  test('the movable clock is refused', () => {
    expect(() => readSettings({ ...LIVE, TEST_CLOCK: '1' })).toThrow(SettingsError)
  })

  test('texts nobody wrote for customers are refused', () => {
    expect(() => readSettings({ ...LIVE, PSEUDO_TEXTS: '1' })).toThrow(/^PSEUDO_TEXTS cannot be 1/)
  })

  test('what is wrong is listed at once, a line for each', () => {
    const wrong = { NODE_ENV: 'production', TEST_CLOCK: '1', PAYMENTS: 'simulator' }
    expect(() => readSettings(wrong)).toThrow(
      /^PUBLIC_URL.*\nTRUST_PROXY.*\nTEST_CLOCK.*\nSIMULATED_KITCHEN.*\nDATABASE_URL.*\nSMTP_URL.*\nPAYMENTS.*$/,
    )
  })
})

test.each(['0', '65535'])('port %s is a port', (port) => {
  expect(readSettings({ PORT: port }).port).toBe(Number(port))
})
