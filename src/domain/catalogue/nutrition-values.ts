import type { NutritionKey, ProductMetadata } from './product.ts'

export type NutritionUnit = 'g' | 'kcal' | 'kJ'

/** One row of a nutrition table. */
export type NutritionValue = {
  readonly name: NutritionKey
  readonly value: number
  readonly unit: NutritionUnit
}

/** As food labels list them: "of which" follows what it is part of. */
const LISTED: Readonly<Record<NutritionKey, NutritionUnit>> = {
  energy_kj: 'kJ',
  energy_kcal: 'kcal',
  fat: 'g',
  saturated_fat: 'g',
  carbohydrate: 'g',
  total_sugar: 'g',
  protein: 'g',
  sodium: 'g',
}
const NAMES = Object.keys(LISTED)
/** Food labels tell salt, and count it so (EU 1169/2011, annex I). */
const SALT_OF_SODIUM = 2.5

/** What the restaurant says of a product as it comes, each value with its unit, its sodium as salt (S3.52). */
export function nutritionOf({
  nutritionalInfo,
}: Pick<ProductMetadata, 'nutritionalInfo'>): readonly NutritionValue[] {
  return nutritionalInfo
    .map(({ name, value }) => ({
      name,
      value: name === 'sodium' ? value * SALT_OF_SODIUM : value,
      unit: LISTED[name],
    }))
    .toSorted((one, other) => NAMES.indexOf(one.name) - NAMES.indexOf(other.name))
}
