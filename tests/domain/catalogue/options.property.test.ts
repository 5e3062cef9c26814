import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Selection } from '#domain/basket/basket.ts'
import {
  chooseOnly,
  eachPart,
  isGroup,
  maximumOf,
  quantityOf,
  setPartQuantity,
} from '#domain/catalogue/options.ts'
import { plainSelection } from '#domain/catalogue/orderable-selection.ts'
import type { Part, Product } from '#domain/catalogue/product.ts'
import { aGroup, aPart, aProduct } from '#tests/support/builders/catalogue.ts'

const option = (code: string): fc.Arbitrary<Part> =>
  fc.integer({ min: 0, max: 4 }).map((maxQuantity) => aPart({ code, maxQuantity }))

const group = (code: string): fc.Arbitrary<Part> =>
  fc
    .tuple(option('a'), option('b'), option('c'), fc.integer({ min: 0, max: 5 }))
    .map(([a, b, c, maxQuantity]) => aGroup(code, [a, b, c], { minQuantity: 0, maxQuantity }))

const nested = fc
  .tuple(group('x'), group('y'), fc.integer({ min: 0, max: 5 }))
  .map(([x, y, maxQuantity]) => aGroup('nested', [x, y], { minQuantity: 0, maxQuantity }))

const products = fc.tuple(group('dips'), nested).map((parts) => aProduct({ parts }))

const PATHS = ['dips', 'nested/x', 'nested/y'].flatMap((parent) =>
  ['a', 'b', 'c'].map((code) => `${parent}/${code}`),
)
const taps = fc.array(
  fc.record({
    path: fc.constantFrom(...PATHS),
    quantity: fc.integer({ min: 0, max: 5 }),
    isRadio: fc.boolean(),
  }),
  { maxLength: 20 },
)

type Tap = { readonly path: string; readonly quantity: number; readonly isRadio: boolean }

test('whatever is tapped, no group and no option ever exceeds its maximum (S5.40, S5.41)', () => {
  fc.assert(
    fc.property(products, taps, (product, tapped) => {
      const selection = selectionAfter(product, tapped)
      expect(overfull(product.parts, selection)).toEqual([])
    }),
  )
})

test('the maximum that is told is the most that can be set (S5.41)', () => {
  fc.assert(
    fc.property(products, taps, fc.constantFrom(...PATHS), (product, tapped, path) => {
      const selection = selectionAfter(product, tapped)
      const maximum = maximumOf(product, selection, path)
      const outcomes = [maximum, maximum + 1].map(
        (quantity) => setPartQuantity(product, selection, path, quantity).ok,
      )
      expect(outcomes).toEqual([true, false])
    }),
  )
})

test('a selection holds only what differs from the default (S3.29)', () => {
  fc.assert(
    fc.property(products, taps, (product, tapped) => {
      const selection = selectionAfter(product, tapped)
      expect(plainSelection(product, selection)).toEqual(selection)
    }),
  )
})

test('what counts is what was set (S5.40)', () => {
  fc.assert(
    fc.property(products, taps, (product, tapped) => {
      const selection = selectionAfter(product, tapped)
      let counted = 0
      eachPart(product, selection, (_part, quantity) => (counted += quantity))
      expect(counted).toBe(Object.values(selection).reduce((sum, quantity) => sum + quantity, 0))
    }),
  )
})

function selectionAfter(product: Product, tapped: readonly Tap[]): Selection {
  return tapped.reduce<Selection>((selection, { path, quantity, isRadio }) => {
    const next = isRadio
      ? chooseOnly(product, selection, path)
      : setPartQuantity(product, selection, path, quantity)
    return next.ok ? next.value : selection
  }, {})
}

function overfull(parts: readonly Part[], selection: Selection): readonly string[] {
  return parts.flatMap((part) => [
    ...(quantityOf(part, selection) > part.maxQuantity ? [part.partCode] : []),
    ...(isGroup(part) ? overfull(part.parts, selection) : []),
  ])
}
