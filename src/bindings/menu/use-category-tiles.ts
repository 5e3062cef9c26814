import { useMemo } from 'react'
import { listedCategories } from '#domain/catalogue/availability.ts'
import { useConversation } from '../runtime/runner-context.ts'
import { useSaleTerms } from './use-sale-terms.ts'
import { useFormatter } from '../words/use-formatter.ts'

/** The categories of the menu as tiles; one with nothing to show in this mode is left out (S2.7-S2.9). */
export function useCategoryTiles() {
  const { t, text, foreign } = useFormatter()
  const menu = useConversation(({ flows }) => flows.menu.context.menu)
  const saleTerms = useSaleTerms()
  const counted = useMemo(() => {
    if (!menu) return []
    return listedCategories(menu, saleTerms).map(({ category, groups }) => ({
      category,
      count: groups.reduce((sum, { products }) => sum + products.length, 0),
    }))
  }, [menu, saleTerms])
  return counted.map(({ category, count }) => ({
    id: category.id,
    name: text(category.name),
    nameLang: foreign(category.name),
    hint: t('category.count', { count }),
    imageUrl: category.imageUrl,
    imageVersions: category.imageVersions,
  }))
}
