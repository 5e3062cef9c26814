import { describe, expect, test } from 'vitest'
import { ApiFailure } from '#api/http.ts'
import { asPort, portFailureOf, portRefusal } from '#app/ports/failing.ts'

describe('what a flow is told of a failed call', () => {
  test.each([
    [{ kind: 'http', status: 400, code: 'field.email', field: 'email' }, 'refused'],
    [{ kind: 'http', status: 401, code: 'http.401' }, 'refused'],
    [{ kind: 'http', status: 404, code: 'restaurant.notFound' }, 'refused'],
    [{ kind: 'http', status: 409, code: 'basket.conflicts' }, 'refused'],
    [{ kind: 'http', status: 499, code: 'http.499' }, 'refused'],
    [{ kind: 'http', status: 500, code: 'http.500' }, 'failed'],
    [{ kind: 'http', status: 503, code: 'http.503' }, 'failed'],
    [{ kind: 'network', status: 0, code: 'timeout' }, 'failed'],
    [{ kind: 'network', status: 0, code: 'unreachable' }, 'failed'],
    [{ kind: 'contract', status: 0, code: 'contract', field: 'items.0.price' }, 'failed'],
  ] as const)('%j is "%s"', (what, kind) => {
    const { kind: _, ...rest } = what
    expect(portFailureOf(new ApiFailure(what))).toEqual({ kind, ...rest })
  })

  test.each([new Error('a mistake'), 'text', undefined, null])('anything else (%s) is a fault', (thrown) => {
    expect(portFailureOf(thrown)).toEqual({ kind: 'failed', code: 'unknown' })
  })
})

test('a "no" that was found on this side stays one', () => {
  expect(portFailureOf(portRefusal('account.notSignedIn'))).toEqual({
    kind: 'refused',
    code: 'account.notSignedIn',
  })
})

test('a call that answers is its answer', async () => {
  await expect(asPort(Promise.resolve(7))).resolves.toBe(7)
})

test('a call that fails fails as flows understand', async () => {
  const failure = new ApiFailure({ kind: 'http', status: 409, code: 'order.tooLate' })
  await expect(asPort(Promise.reject(failure))).rejects.toEqual({
    kind: 'refused',
    code: 'order.tooLate',
    status: 409,
  })
})
