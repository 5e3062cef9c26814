/**
 * SHA-256 (FIPS 180-4) of ASCII text shorter than one block, as eight 32-bit words. Web Crypto is not there on a page
 * served over plain http, and gives each digest back as a promise: too slow for the tens of thousands a puzzle needs.
 */
export function sha256Words(text: string): Int32Array {
  const length = text.length
  if (length > LONGEST) throw new Error(`text of ${length} characters does not fit one block`)
  const words = new Int32Array(64)
  for (let at = 0; at < length; at += 1) put(words, at, text.charCodeAt(at))
  put(words, length, 0x80)
  words[15] = length * 8
  for (let at = 16; at < 64; at += 1) {
    const early = word(words, at - 15)
    const late = word(words, at - 2)
    const mixedEarly = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const mixedLate = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words[at] = (word(words, at - 16) + mixedEarly + word(words, at - 7) + mixedLate) | 0
  }
  return compressed(words)
}

const LONGEST = 55

function compressed(words: Int32Array): Int32Array {
  let [a, b, c, d, e, f, g, h] = START
  for (let at = 0; at < 64; at += 1) {
    const mixedE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const added = (h + mixedE + ((e & f) ^ (~e & g)) + word(ROUNDS, at) + word(words, at)) | 0
    const mixedA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const major = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + added) | 0
    d = c
    c = b
    b = a
    a = (added + mixedA + major) | 0
  }
  return Int32Array.from([a, b, c, d, e, f, g, h], (value, at) => (value + word(START_WORDS, at)) | 0)
}

function turned(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by))
}

/** Within the fixed length of its array. */
function word(words: Int32Array, at: number): number {
  return words[at] ?? 0
}

function put(words: Int32Array, at: number, byte: number): void {
  words[at >> 2] = word(words, at >> 2) | (byte << (24 - 8 * (at & 3)))
}

const PRIMES = firstPrimes(64)
const START = [
  fraction(2, 2),
  fraction(3, 2),
  fraction(5, 2),
  fraction(7, 2),
  fraction(11, 2),
  fraction(13, 2),
  fraction(17, 2),
  fraction(19, 2),
] as const
const START_WORDS = Int32Array.from(START)
/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUNDS = Int32Array.from(PRIMES, (prime) => fraction(prime, 3))

function fraction(prime: number, root: number): number {
  const value = prime ** (1 / root)
  return ((value - Math.floor(value)) * 2 ** 32) | 0
}

function firstPrimes(count: number): readonly number[] {
  const primes: number[] = []
  for (let value = 2; primes.length < count; value += 1)
    if (primes.every((prime) => value % prime !== 0)) primes.push(value)
  return primes
}
