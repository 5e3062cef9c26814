import { expect, test } from 'vitest'
import { isModeOffered, offeredModes } from '#domain/basket/offered-modes.ts'
import type { PickupMode } from '#domain/catalogue/product.ts'
import { DESCRIBED_FLAGS, type FeatureFlags } from '#domain/feature-flags.ts'

test.each<[Partial<FeatureFlags>, readonly PickupMode[]]>([
  [{}, ['EATIN', 'TAKEOUT']],
  [{ tableService: true }, ['EATIN', 'TAKEOUT', 'TABLE_SERVICE']],
  [{ eatIn: false }, ['TAKEOUT']],
  [{ orderTypeSelection: false }, ['EATIN']],
  [{ orderTypeSelection: false, eatIn: false, tableService: true }, ['TAKEOUT']],
  [{ pickup: false, eatIn: false }, []],
])('with %j a deployment sells in %j (S1.45 to S1.48, S2.2, S2.3)', (flags, modes) => {
  const all = { ...DESCRIBED_FLAGS, ...flags }
  expect(offeredModes(all)).toEqual(modes)
  const others = (['EATIN', 'TAKEOUT', 'TABLE_SERVICE'] as const).filter((mode) => !modes.includes(mode))
  expect(others.filter((mode) => isModeOffered(mode, all))).toEqual([])
})
