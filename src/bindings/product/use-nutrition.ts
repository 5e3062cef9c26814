import { useConversation } from '../runtime/runner-context.ts'
import { useFormatter } from '../words/use-formatter.ts'
import { nutritionRowsOf } from '../words/wording.ts'

/** The nutrition values of the open product. */
export function useNutrition() {
  const formatter = useFormatter()
  const product = useConversation(({ flows }) => flows.customise.context.product)
  return product === undefined ? [] : nutritionRowsOf(product.metadata, formatter)
}
