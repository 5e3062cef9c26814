import { useMemo } from 'react'
import { availabilityOf } from '#domain/catalogue/availability.ts'
import { suggestionsFor, upsellFor } from '#domain/catalogue/suggestions.ts'
import type { LineId, ProductCode } from '#domain/ids.ts'
import { minor } from '#domain/money/minor.ts'
import { unitPriceOf } from '#domain/money/pricing.ts'
import { useOpenProduct } from '../menu/use-product-groups.ts'
import { productItemOf } from '../menu/product-item.ts'
import { useConversation, useDispatch } from '../runtime/runner-context.ts'
import { useSaleTerms } from '../menu/use-sale-terms.ts'
import { useFormatter } from '../words/use-formatter.ts'

const SHOWN = 6

/** What goes well with the basket, and the meal its last line can be made into, unless that was declined (S2.116). */
export function useSuggestions(declined: readonly LineId[]) {
  const formatter = useFormatter()
  const { t, text, money } = formatter
  const dispatch = useDispatch()
  const saleTerms = useSaleTerms()
  const basket = useConversation(({ flows }) => flows.basket.context.basket)
  const lastLineId = useConversation(({ flows }) => flows.basket.context.lastLineId)
  const menu = useConversation(({ flows }) => flows.menu.context.menu)
  const last =
    basket.lines.find(({ id }) => id === lastLineId) ?? basket.lines.findLast(({ type }) => type !== 'COUPON')
  const products = useMemo(
    () =>
      menu
        ? suggestionsFor(basket, menu, saleTerms)
            .slice(0, SHOWN)
            .map((product) => productItemOf({ product, ...availabilityOf(product, saleTerms) }, formatter))
        : [],
    [basket, menu, saleTerms, formatter],
  )
  const meal = menu && last && !declined.includes(last.id) ? upsellFor(last, menu, saleTerms) : undefined
  return {
    products,
    onAdd: (id: string) =>
      dispatch({
        type: 'product.add',
        code: id as ProductCode,
        ...(last ? { recommenderId: last.id } : {}),
      }),
    onOpen: useOpenProduct(),
    meal:
      meal && last
        ? {
            lineId: last.id,
            card: {
              code: meal.code,
              imageUrl: meal.imageUrl,
              title: t('upsell.title', { name: text(meal.name) }),
              text: text(meal.description),
              price: t('customise.plus', {
                amount: money(minor(Math.max(0, unitPriceOf(meal, {}) - last.unitPrice))),
              }),
              yes: t('upsell.yes'),
              no: t('upsell.no'),
              onYes: () => dispatch({ type: 'upsell.accept', lineId: last.id, code: meal.code }),
            },
          }
        : undefined,
  }
}
