import { useCallback, useMemo } from 'react'
import { shownGroups, type ListedProduct } from '#domain/catalogue/availability.ts'
import { findProducts } from '#domain/catalogue/search.ts'
import type { LineId, ProductCode } from '#domain/ids.ts'
import { useAvoidList } from './avoid-list.ts'
import { productItemOf } from './product-item.ts'
import { useConversation, useDispatch } from '../runtime/runner-context.ts'
import { useAgeLimits } from './use-age-limits.ts'
import { useSaleTerms } from './use-sale-terms.ts'
import { useFormatter } from '../words/use-formatter.ts'

/** Products under a title, before they are formatted: a long list formats each product when it is drawn. */
export type ListedTitle = {
  readonly id: string
  readonly title: string
  readonly products: readonly ListedProduct[]
}

/** The products of the chosen category or of the whole menu, grouped under the titles of categories (S2.19-S2.21). */
export function useListedGroups(): readonly ListedTitle[] {
  const { text } = useFormatter()
  const menu = useConversation(({ flows }) => flows.menu.context.menu)
  const categoryId = useConversation(({ flows }) => flows.menu.context.categoryId)
  const saleTerms = useSaleTerms()
  return useMemo(() => {
    if (!menu) return []
    return shownGroups(menu, categoryId, saleTerms).map(({ group, products }) => ({
      id: group.id,
      title: text(group.name),
      products,
    }))
  }, [menu, categoryId, saleTerms, text])
}

/** The same, each product as lists show it. */
export function useProductGroups() {
  const formatter = useFormatter()
  const ageLimits = useAgeLimits()
  const { avoided } = useAvoidList()
  const groups = useListedGroups()
  return useMemo(
    () =>
      groups.map((group) => ({
        ...group,
        products: group.products.map((listed) => productItemOf(listed, formatter, ageLimits, avoided)),
      })),
    [groups, formatter, ageLimits, avoided],
  )
}

/** Products of the whole menu whose name holds the text; none below 3 characters (S5.50, S5.51). */
export function useFoundProducts(text: string): readonly ListedProduct[] {
  const find = useFindProducts()
  return useMemo(() => find(text), [find, text])
}

/** The same, for a text that is not on screen yet. */
export function useFindProducts(): (text: string) => readonly ListedProduct[] {
  const { language } = useFormatter()
  const menu = useConversation(({ flows }) => flows.menu.context.menu)
  const saleTerms = useSaleTerms()
  return useCallback(
    (text: string) => (menu ? findProducts(menu, text, language, saleTerms) : []),
    [menu, saleTerms, language],
  )
}

/** One product of a list, in words. */
export function useProductItem(listed: ListedProduct) {
  const formatter = useFormatter()
  const ageLimits = useAgeLimits()
  const { avoided } = useAvoidList()
  return useMemo(
    () => productItemOf(listed, formatter, ageLimits, avoided),
    [listed, formatter, ageLimits, avoided],
  )
}

/** Adds a product of a list; where something of it has to be chosen first, it is opened instead. */
export function useAddProduct(): (code: string) => void {
  const dispatch = useDispatch()
  return useCallback((id: string) => dispatch({ type: 'product.add', code: id as ProductCode }), [dispatch])
}

/** Opens a product of a list, to look at it and to make it one's own. */
export function useOpenProduct(): (code: string) => void {
  const dispatch = useDispatch()
  return useCallback((id: string) => dispatch({ type: 'product.open', code: id as ProductCode }), [dispatch])
}

/** What is done at a list that the customer stays at: adding a product, opening it, counting what was added. */
export function useActsAtList() {
  const dispatch = useDispatch()
  return useMemo(
    () => ({
      onChoose: (id: string) => dispatch({ type: 'product.add', code: id as ProductCode, stays: true }),
      onOpen: (id: string) => dispatch({ type: 'product.open', code: id as ProductCode }),
      onCount: (code: string, lineId: LineId, quantity: number) =>
        dispatch(
          quantity === 0
            ? { type: 'basket.removeLine', lineId, stays: true, code: code as ProductCode }
            : { type: 'basket.setQuantity', lineId, quantity },
        ),
    }),
    [dispatch],
  )
}
