import { BREAD_MORSELS } from './bread-morsels.ts'
import { CAKE_MORSELS } from './cake-morsels.ts'
import { FRIED_MORSELS } from './fried-morsels.ts'
import { MEAT_MORSELS } from './meat-morsels.ts'
import { PASTRY_MORSELS } from './pastry-morsels.ts'
import { SUSHI_MORSELS } from './sushi-morsels.ts'
import type { Art } from '../strokes.ts'

/** Sets the id of a morsel apart from that of a bit with the same name. */
export const MORSEL_PREFIX = 'piece-'

/** Things that are eaten whole or lie on a plate as one, each drawn around 0 0 and about 110 wide. */
export const MORSELS: Readonly<Record<string, Art>> = {
  ...SUSHI_MORSELS,
  ...FRIED_MORSELS,
  ...MEAT_MORSELS,
  ...BREAD_MORSELS,
  ...PASTRY_MORSELS,
  ...CAKE_MORSELS,
}
