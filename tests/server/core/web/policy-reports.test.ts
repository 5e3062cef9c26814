import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { openTestShop } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let lines: string[] = []
afterEach(() => shop.close())

async function open(limits = {}): Promise<void> {
  lines = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  shop = await openTestShop({ logger, limits })
}

const told = () =>
  lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'a page was kept from something by its policy')
    .map(({ directive, blocked }) => [directive, blocked])

function send(payload: unknown, headers: Readonly<Record<string, string>> = {}) {
  const isOld = !Array.isArray(payload)
  return shop.app.inject({
    method: 'POST',
    url: '/api/x/policy-reports',
    headers: { 'content-type': isOld ? 'application/csp-report' : 'application/reports+json', ...headers },
    payload: JSON.stringify(payload),
  })
}

const old = (directive: string, blocked: string) => ({
  'csp-report': {
    'effective-directive': directive,
    'blocked-uri': blocked,
    'document-uri': 'https://orda.test/reset-password/secret-of-a-mail?email=kari@example.com',
    'script-sample': 'card=4242424242424242',
  },
})
const modern = (effectiveDirective: string, blockedURL: string) => ({
  type: 'csp-violation',
  url: 'https://orda.test/reset-password/secret-of-a-mail',
  body: {
    effectiveDirective,
    blockedURL,
    documentURL: 'https://orda.test/x',
    sample: 'card=4242424242424242',
  },
})

test('what a policy stopped is logged once by directive and origin, whichever way browsers tell it', async () => {
  await open()
  const answers = [
    await send(old('script-src-elem', 'https://evil.test/a.js?token=abc#d')),
    await send([modern('script-src-elem', 'https://evil.test/b.js?token=efg')]),
    await send([modern('img-src', 'https://evil.test/c.png'), modern('script-src', 'inline')]),
    await send(old('require-trusted-types-for', 'trusted-types-sink')),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204])
  expect(told()).toEqual([
    ['script-src-elem', 'https://evil.test'],
    ['img-src', 'https://evil.test'],
    ['script-src', 'inline'],
    ['require-trusted-types-for', 'trusted-types-sink'],
  ])
})

test('the log holds nothing of the page it came from: no address, no query, no sample', async () => {
  await open()
  await send(old('img-src', 'https://user:word@evil.test/secret-path?mail=kari@example.com'))
  await send([modern('img-src', 'data:text/html,kari@example.com')])
  expect(told()).toEqual([
    ['img-src', 'https://evil.test'],
    ['img-src', 'data:'],
  ])
  expect(lines.join('')).not.toMatch(/secret|kari|4242|word@/)
})

test.each([
  ['nothing a report is', 'nonsense'],
  ['a directive that would write a line of its own', old('img-src\nlevel', 'https://evil.test')],
  ['no directive', { 'csp-report': { 'blocked-uri': 'inline' } }],
])('%s is taken and not logged', async (_what, payload) => {
  await open()
  expect((await send(payload)).statusCode).toBe(204)
  expect(told()).toEqual([])
})

test('whoever makes origins up fills no log', async () => {
  await open()
  for (let nth = 0; nth < 250; nth += 1) await send(old('img-src', `https://h${nth}.test/`))
  expect(told()).toHaveLength(200)
})

test('one address tells so many in a minute, whatever cookies it has', async () => {
  await open({ settlesPerMinute: 2 })
  const statuses = []
  for (const cookie of ['sid=a', 'sid=b', 'sid=c'])
    statuses.push((await send(old('img-src', 'https://evil.test'), { cookie })).statusCode)
  expect(statuses).toEqual([204, 204, 429])
})

test.each([
  ['longer than reports are', {}, 'x'.repeat(20_000), 413],
  ['of another kind', { 'content-type': 'application/json' }, 'x', 415],
  ['of another site’s page', { 'sec-fetch-site': 'cross-site' }, 'x', 403],
])('a report %s is refused', async (_what, headers, sample, status) => {
  await open()
  expect((await send({ ...old('img-src', 'https://evil.test'), sample }, headers)).statusCode).toBe(status)
  expect(told()).toEqual([])
})
