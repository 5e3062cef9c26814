import { useConversation } from '../runtime/runner-context.ts'
import { useFormatter } from '../words/use-formatter.ts'

/** The nutrition values of the open product, each with its unit (S3.52). */
export function useNutrition() {
  const { t, number } = useFormatter()
  const product = useConversation(({ flows }) => flows.customise.context.product)
  return (product?.metadata.nutritionalInfo ?? []).map(({ name, value }) => ({
    id: name,
    label: t(`nutrition.${name}`),
    value: t(`classic.nutrition.${unitOf(name)}`, { value: number(value, Number.isInteger(value) ? 0 : 1) }),
  }))
}

function unitOf(name: string): 'kcal' | 'kj' | 'gram' {
  if (name === 'energy_kcal') return 'kcal'
  return name === 'energy_kj' ? 'kj' : 'gram'
}
