import fc from 'fast-check'

const character = fc
  .oneof(fc.integer({ min: 0, max: 0xd7_ff }), fc.integer({ min: 0xe0_00, max: 0x10_ff_ff }))
  .map((point) => String.fromCodePoint(point))
const NAMES_OF_OBJECTS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'key', 'ref']

/** Any characters there are, and the names every object has; fc.string of them takes a second to be made. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 9, arbitrary: fc.array(character, { maxLength }).map((all) => all.join('')) },
    { weight: 1, arbitrary: fc.constantFrom(...NAMES_OF_OBJECTS) },
  )
}
