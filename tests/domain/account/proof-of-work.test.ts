import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { botCheckHeader, findNonce, isSolved, parseBotCheckHeader } from '#domain/account/proof-of-work.ts'

const CHALLENGE = 'AbC-_123'

describe('a puzzle', () => {
  // As `printf 'AbC-_123.14139' | sha256sum` counts them.
  test.each([
    [0, 0],
    [14_139, 14],
    [39_774, 16],
    [282_475, 17],
  ])('of nonce %d begins with %d zero bits', (nonce, bits) => {
    expect(isSolved({ challenge: CHALLENGE, difficulty: bits }, nonce)).toBe(true)
    expect(isSolved({ challenge: CHALLENGE, difficulty: bits + 1 }, nonce)).toBe(false)
  })

  test('is solved by the nonce that is found, and by none before it', () => {
    const check = { challenge: CHALLENGE, difficulty: 8, expiresAt: 0 }
    const nonce = findNonce(check, 0, 10_000) ?? -1
    expect(isSolved(check, nonce)).toBe(true)
    expect(findNonce(check, 0, nonce)).toBeUndefined()
    expect(createHash('sha256').update(`${CHALLENGE}.${nonce}`).digest()[0]).toBe(0)
  })

  test('asks for as many zero bits as its difficulty says, on both sides of the edge', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (nonce) => {
        const hash = createHash('sha256').update(`${CHALLENGE}.${nonce}`).digest('hex')
        const bits = BigInt(`0x1${hash}`).toString(2).slice(1).indexOf('1')
        expect(isSolved({ challenge: CHALLENGE, difficulty: bits }, nonce)).toBe(true)
        expect(isSolved({ challenge: CHALLENGE, difficulty: bits + 1 }, nonce)).toBe(false)
      }),
    )
  })

  test.each([-1, 0.5, Number.NaN, 10_000_000_000])('%d is no nonce', (nonce) => {
    expect(isSolved({ challenge: CHALLENGE, difficulty: 0 }, nonce)).toBe(false)
  })

  test('too long to be ours is solved by nothing', () => {
    expect(isSolved({ challenge: 'x'.repeat(41), difficulty: 0 }, 1)).toBe(false)
  })
})

describe('the header', () => {
  test('is read as it was written', () => {
    const header = botCheckHeader({ challenge: CHALLENGE }, 42)
    expect(parseBotCheckHeader(header)).toEqual({ challenge: CHALLENGE, nonce: 42 })
  })

  test.each(['', 'x', `${CHALLENGE}.`, `${CHALLENGE}.-1`, `${CHALLENGE}.1.2`, `${'x'.repeat(41)}.1`])(
    '%j is none',
    (header) => {
      expect(parseBotCheckHeader(header)).toBeUndefined()
    },
  )
})
