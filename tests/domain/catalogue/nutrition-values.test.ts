import { expect, test } from 'vitest'
import { nutritionOf } from '#domain/catalogue/nutrition-values.ts'
import { NUTRITION_KEYS } from '#domain/catalogue/product.ts'

test('a nutrition table stands in the order of a food label, each value with its unit, and tells salt for sodium (S3.52)', () => {
  const nutritionalInfo = NUTRITION_KEYS.map((name, value) => ({ name, value }))
  expect(nutritionOf({ nutritionalInfo })).toEqual([
    { name: 'energy_kj', value: 2, unit: 'kJ' },
    { name: 'energy_kcal', value: 1, unit: 'kcal' },
    { name: 'fat', value: 3, unit: 'g' },
    { name: 'saturated_fat', value: 5, unit: 'g' },
    { name: 'carbohydrate', value: 0, unit: 'g' },
    { name: 'total_sugar', value: 7, unit: 'g' },
    { name: 'protein', value: 4, unit: 'g' },
    { name: 'sodium', value: 15, unit: 'g' },
  ])
})

test('it has no row for what nobody says', () => {
  expect(nutritionOf({ nutritionalInfo: [{ name: 'fat', value: 0 }] })).toEqual([
    { name: 'fat', value: 0, unit: 'g' },
  ])
})
