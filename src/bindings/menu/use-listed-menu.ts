import { useCallback, useMemo } from 'react'
import { listedCategories, type ListedGroup, type ListedProduct } from '#domain/catalogue/availability.ts'
import { findProducts } from '#domain/catalogue/search.ts'
import type { CategoryId } from '#domain/ids.ts'
import { useConversation } from '../runtime/runner-context.ts'
import type { Formatter } from '../words/formatter.ts'
import { useFormatter } from '../words/use-formatter.ts'
import { useSaleTerms } from './use-sale-terms.ts'

/** Products under a title, before they are formatted: a long list formats each product when it is drawn. */
export type TitledGroup = {
  readonly id: string
  readonly title: string
  readonly products: readonly ListedProduct[]
}

export type TitledCategory = {
  readonly id: CategoryId
  readonly title: string
  readonly groups: readonly TitledGroup[]
}

/** The whole menu: the products of each category, grouped under their titles (S2.19-S2.21). */
export function useListedMenu(): readonly TitledCategory[] {
  const { text } = useFormatter()
  const menu = useConversation(({ flows }) => flows.menu.context.menu)
  const saleTerms = useSaleTerms()
  return useMemo(() => {
    if (!menu) return []
    return listedCategories(menu, saleTerms).map(({ category, groups }) => ({
      id: category.id,
      title: text(category.name),
      groups: groups.map((group) => titled(group, text)),
    }))
  }, [menu, saleTerms, text])
}

/** What of the whole menu was found, where it stands; each product once. */
export function foundIn(
  menu: readonly TitledCategory[],
  found: readonly ListedProduct[],
): readonly TitledCategory[] {
  const left = new Set(found.map(({ product }) => product.code))
  return menu
    .map((category) => ({
      ...category,
      groups: category.groups
        .map((group) => ({
          ...group,
          products: group.products.filter(({ product }) => left.delete(product.code)),
        }))
        .filter(({ products }) => products.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0)
}

/** Finds products of the whole menu whose name holds a text; none below 3 characters (S5.50, S5.51). */
export function useFindProducts(): (text: string) => readonly ListedProduct[] {
  const { language } = useFormatter()
  const menu = useConversation(({ flows }) => flows.menu.context.menu)
  const saleTerms = useSaleTerms()
  return useCallback(
    (text: string) => (menu ? findProducts(menu, text, language, saleTerms) : []),
    [menu, saleTerms, language],
  )
}

function titled({ group, products }: ListedGroup, text: Formatter['text']): TitledGroup {
  return { id: group.id, title: text(group.name), products }
}
