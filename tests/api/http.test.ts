import { number, type } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { ApiFailure, answer, nothing, path } from '#api/http.ts'
import type { Call, Http } from '#api/http.ts'
import { clientOf, says, silence } from './fake-fetch.ts'
import type { Asked } from './fake-fetch.ts'

const REFRESH = '/accounts/authentication/refresh-token'
const readNumber: Call<number> = {
  path: '/number',
  read: answer(type({ value: number() }), (wire) => wire.value),
}

describe('a call that works', () => {
  test('yields its domain value and sends cookies (S7.1, S7.2)', async () => {
    const { http, asked } = clientOf(() => says({ value: 7 }))
    expect(await http(readNumber)).toBe(7)
    expect(asked).toMatchObject([{ method: 'GET', path: '/number', credentials: 'include' }])
  })

  test('may have no body to read', async () => {
    const { http } = clientOf(() => new Response(null, { status: 204 }))
    expect(await http({ path: '/', read: nothing })).toBeUndefined()
  })

  test('leaves out query values nobody gave, and escapes the others', async () => {
    const { http, asked } = clientOf(() => says({ value: 1 }))
    await http({ ...readNumber, query: { q: 'Råholt & co', lat: undefined, skip: 0 } })
    expect(asked[0]?.query).toEqual({ q: 'Råholt & co', skip: '0' })
  })

  test('cannot be led to another path by an id', () => {
    expect(path`/orders/${'../accounts?x='}/cancel`).toBe('/orders/..%2Faccounts%3Fx%3D/cancel')
  })
})

describe('a call that fails', () => {
  test.each([
    [
      'with the code and field of the server',
      says({ code: 'field.email', field: 'email' }, 400),
      'field.email',
      'email',
    ],
    ['with a code nobody knows', says({ code: 'brand.new' }, 409), 'brand.new', undefined],
    ['without a body of ours', new Response('<html>', { status: 502 }), 'http.502', undefined],
    ['with a body of another shape', says({ error: 'x' }, 500), 'http.500', undefined],
    ['with a null field', says({ code: 'order.notFound', field: null }, 404), 'order.notFound', undefined],
  ])('at the server %s is an http failure', async (_name, response, code, field) => {
    const failure = await failureOf(clientOf(() => response).http, readNumber)
    expect(failure).toMatchObject({ kind: 'http', status: response.status, code })
    expect(failure.field).toBe(field)
  })

  test('without a network is a network failure', async () => {
    const { http } = clientOf(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failureOf(http, readNumber)).toMatchObject({
      kind: 'network',
      status: 0,
      code: 'unreachable',
    })
  })

  test('that is cut in the middle of its answer is a network failure', async () => {
    const cut = new ReadableStream({
      start: (controller) => controller.error(new TypeError('terminated')),
    })
    const { http } = clientOf(() => new Response(cut))
    expect(await failureOf(http, readNumber)).toMatchObject({ kind: 'network', code: 'unreachable' })
  })

  test('because nobody answers in time says so', async () => {
    const { http } = clientOf((_asked, signal) => silence(signal))
    const failure = await failureOf(http, { ...readNumber, timeoutMs: 5 })
    expect(failure).toMatchObject({ kind: 'network', code: 'timeout' })
  })

  test.each([
    ['of the wrong type', '{"value":"7"}', 'value'],
    ['that is no JSON', '<html>', ''],
    ['that is empty', '', ''],
  ])('because of an answer %s names the path', async (_name, text, field) => {
    const { http } = clientOf(() => new Response(text))
    expect(await failureOf(http, readNumber)).toMatchObject({ kind: 'contract', code: 'contract', field })
  })

  test('survives the log as plain data', async () => {
    const { http } = clientOf(() => says({ code: 'order.notFound' }, 404))
    expect(JSON.parse(JSON.stringify(await failureOf(http, readNumber)))).toEqual({
      name: 'ApiFailure',
      kind: 'http',
      status: 404,
      code: 'order.notFound',
    })
  })
})

describe('a session that ran out (S4.5)', () => {
  test('is renewed once and the call repeated (F32)', async () => {
    const server = sessions()
    expect(await server.http(readNumber)).toBe(7)
    expect(server.paths()).toEqual(['/number', REFRESH, '/number'])
  })

  test('is renewed once for all the calls in flight (F32, F33)', async () => {
    const server = sessions()
    const values = await Promise.all([readNumber, readNumber, readNumber].map((call) => server.http(call)))
    expect(values).toEqual([7, 7, 7])
    expect(server.paths().filter((asked) => asked === REFRESH)).toHaveLength(1)
  })

  test('is not renewed again by a call that left before', async () => {
    const late = aGate()
    const server = sessions({ hold: (asked) => (asked.query['late'] ? late.passed : undefined) })
    const lateCall = server.http({ ...readNumber, query: { late: 1 } })
    await server.http(readNumber)
    late.open()
    expect(await lateCall).toBe(7)
    expect(server.paths().filter((asked) => asked === REFRESH)).toHaveLength(1)
  })

  test('that cannot be renewed gives the refusal itself, without repeating', async () => {
    const server = sessions({ refresh: () => says({ code: 'account.notSignedIn' }, 401) })
    expect(await failureOf(server.http, readNumber)).toMatchObject({ status: 401, code: 'expired' })
    expect(server.paths()).toEqual(['/number', REFRESH])
  })

  test.each([
    ['the server is down', () => says({}, 503), { kind: 'http', status: 503 }],
    ['the network is down', () => Promise.reject(new TypeError('x')), { kind: 'network', status: 0 }],
  ])('is not called over while %s (S4.6)', async (_name, refresh, expected) => {
    expect(await failureOf(sessions({ refresh }).http, readNumber)).toMatchObject(expected)
  })

  test('is renewed again the next time it runs out', async () => {
    const server = sessions()
    await server.http(readNumber)
    server.expire()
    await server.http(readNumber)
    expect(server.paths().filter((asked) => asked === REFRESH)).toHaveLength(2)
  })

  test('is not what a wrong password means', async () => {
    const server = sessions()
    expect(await failureOf(server.http, { ...readNumber, refreshes: false })).toMatchObject({ status: 401 })
    expect(server.paths()).toEqual(['/number'])
  })

  test('that stays unknown after renewal fails and does not loop', async () => {
    const { http, asked } = clientOf(({ path: at }) =>
      at === REFRESH ? says({}) : says({ code: 'expired' }, 401),
    )
    expect(await failureOf(http, readNumber)).toMatchObject({ status: 401 })
    expect(asked).toHaveLength(3)
  })
})

describe('a server that asks for patience', () => {
  test.each([
    ['seconds', { 'retry-after': '2' }, 2_000],
    ['a date', { 'retry-after': 'Tue, 10 Mar 2026 12:00:03 GMT' }, 3_000],
    ['a date that is past', { 'retry-after': 'Tue, 10 Mar 2026 11:00:00 GMT' }, 0],
  ])('in %s is asked again after it', async (_name, headers, expected) => {
    const answers = [says({ code: 'busy' }, 429, headers), says({ value: 7 })]
    const { http, waits } = clientOf(() => answers.shift() ?? silence(undefined))
    expect(await http(readNumber)).toBe(7)
    expect(waits).toEqual([expected])
  })

  test.each([
    [0, 1_000],
    [0.5, 1_100],
  ])('is asked again a little later by chance %s, so that not all come at once', async (chance, expected) => {
    const answers = [says({}, 503, { 'retry-after': '1' }), says({ value: 7 })]
    const { http, waits } = clientOf(() => answers.shift() ?? silence(undefined), { random: () => chance })
    await http(readNumber)
    expect(waits).toEqual([expected])
  })

  test.each([
    [5, 1],
    [6, 0],
  ])('for %s s is waited for %s times', async (seconds, times) => {
    const { http, waits } = clientOf(() => says({}, 503, { 'retry-after': String(seconds) }))
    expect(await failureOf(http, readNumber)).toMatchObject({ status: 503, retryAfterMs: seconds * 1000 })
    expect(waits).toHaveLength(times)
  })

  test('never makes the client repeat what changes something', async () => {
    const { http, asked } = clientOf(() => says({ code: 'busy', retryAfterMs: 1_000 }, 429))
    const failure = await failureOf(http, { ...readNumber, method: 'POST', body: () => ({ a: 1 }) })
    expect(failure).toMatchObject({ status: 429, code: 'busy', retryAfterMs: 1_000 })
    expect(asked).toHaveLength(1)
  })
})

/** A promise the test keeps when it wants. */
function aGate() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open: () => open() }
}

/** A server whose session has run out until it is renewed. */
function sessions({
  refresh = () => says({ success: true }),
  hold = () => undefined,
}: {
  readonly refresh?: () => Response | Promise<Response>
  readonly hold?: (asked: Asked) => Promise<void> | undefined
} = {}) {
  let isFresh = false
  const { http, asked } = clientOf(async (call) => {
    const wasFresh = isFresh
    if (call.path === REFRESH) {
      const response = await refresh()
      isFresh = response.ok
      return response
    }
    if (!wasFresh) await hold(call)
    return wasFresh ? says({ value: 7 }) : says({ code: 'expired' }, 401)
  })
  return {
    http,
    paths: () => asked.map((call) => call.path),
    expire: () => {
      isFresh = false
    },
  }
}

async function failureOf(http: Http, call: Call<unknown>): Promise<ApiFailure> {
  const outcome = await http(call).then(
    (value) => value,
    (error: unknown) => error,
  )
  expect(outcome).toBeInstanceOf(ApiFailure)
  return outcome as ApiFailure
}
