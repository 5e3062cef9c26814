import { useNutrition } from '#bindings/product/use-nutrition.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { NutritionTable } from '#ui/product/nutrition-table.tsx'

/** The nutrition values of the product at hand, to be disclosed (S1.40, S3.52); nothing where none are known. */
export function Nutrition() {
  const { t } = useFormatter()
  const rows = useNutrition()
  return rows.length === 0 ? null : <NutritionTable facts={{ title: t('nutritionTable.title'), rows }} />
}
