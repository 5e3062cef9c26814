import { useCallback, useMemo } from 'react'
import { shownGroups, type ListedProduct } from '#domain/catalogue/availability.ts'
import type { LineId, ProductCode } from '#domain/ids.ts'
import { useTakeOne } from '../basket/use-take-one.ts'
import { useAvoidList } from './avoid-list.ts'
import { productItemOf } from './product-item.ts'
import { useConversation, useDispatch } from '../runtime/runner-context.ts'
import { useAgeLimits } from './use-age-limits.ts'
import { useSaleTerms } from './use-sale-terms.ts'
import { useFormatter } from '../words/use-formatter.ts'

/** The products of the chosen category, or of the whole menu, as lists show them, grouped under their titles (S2.19-S2.21). */
export function useProductGroups() {
  const formatter = useFormatter()
  const ageLimits = useAgeLimits()
  const { avoided } = useAvoidList()
  const menu = useConversation(({ flows }) => flows.menu.context.menu)
  const categoryId = useConversation(({ flows }) => flows.menu.context.categoryId)
  const saleTerms = useSaleTerms()
  return useMemo(() => {
    if (!menu) return []
    return shownGroups(menu, categoryId, saleTerms).map(({ group, products }) => ({
      id: group.id,
      title: formatter.text(group.name),
      products: products.map((listed) => productItemOf(listed, formatter, ageLimits, avoided)),
    }))
  }, [menu, categoryId, saleTerms, formatter, ageLimits, avoided])
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

/** What is done at a list that the customer stays at: adding a product, opening it, taking one out again. */
export function useActsAtList() {
  const dispatch = useDispatch()
  const remove = useCallback(
    (lineId: LineId, code: ProductCode) => dispatch({ type: 'basket.removeLine', lineId, stays: true, code }),
    [dispatch],
  )
  const takeOne = useTakeOne(remove)
  return useMemo(
    () => ({
      onChoose: (id: string) => dispatch({ type: 'product.add', code: id as ProductCode, stays: true }),
      onOpen: (id: string) => dispatch({ type: 'product.open', code: id as ProductCode }),
      onFewer: (id: string) => takeOne(id as ProductCode),
    }),
    [dispatch, takeOne],
  )
}
