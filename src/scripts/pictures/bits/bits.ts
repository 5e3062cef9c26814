import { FRUIT_BITS } from './fruit-bits.ts'
import { MEAT_BITS } from './meat-bits.ts'
import { VEGETABLE_BITS } from './vegetable-bits.ts'
import type { Art } from '../strokes.ts'

/** Small things that lie on a dish, each drawn around 0 0 and about 24 wide. */
export const BITS: Readonly<Record<string, Art>> = {
  ...MEAT_BITS,
  ...FRUIT_BITS,
  ...VEGETABLE_BITS,
}

/** The drawing of a bit. Throws for a name there is none of: a recipe is checked when it is drawn. */
export function bit(name: string): Art {
  if (!Object.hasOwn(BITS, name)) throw new Error(`there is no bit '${name}'`)
  return `<use href="#${name}"/>`
}
