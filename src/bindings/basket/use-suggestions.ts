import { useMemo } from 'react'
import { swapForMeal } from '#domain/basket/swap-for-meal.ts'
import type { MealSwap } from '#domain/basket/swap-for-meal.ts'
import { listed } from '#domain/catalogue/availability.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import { suggestionsFor, upsellFor } from '#domain/catalogue/suggestions.ts'
import type { ProductCode } from '#domain/ids.ts'
import { useOpenProduct } from '../menu/use-product-groups.ts'
import { useAvoidList } from '../menu/avoid-list.ts'
import { useAgeLimits } from '../menu/use-age-limits.ts'
import { productItemOf } from '../menu/product-item.ts'
import { useConversation, useDispatch } from '../runtime/runner-context.ts'
import { useSaleTerms } from '../menu/use-sale-terms.ts'
import type { Formatter } from '../words/formatter.ts'
import { useFormatter } from '../words/use-formatter.ts'
import { detailOf } from '../words/wording.ts'

const SHOWN = 3

/**
 * One thing at a time: the meal that the last line can be made into, and once that is declined for this order, what goes
 * well with the basket (S2.116).
 */
export function useSuggestions() {
  const formatter = useFormatter()
  const { t, text } = formatter
  const dispatch = useDispatch()
  const saleTerms = useSaleTerms()
  const ageLimits = useAgeLimits()
  const { avoided } = useAvoidList()
  const basket = useConversation(({ flows }) => flows.basket.context.basket)
  const isDeclined = useConversation(({ flows }) => flows.basket.context.hasDeclinedUpsell === true)
  const lastLineId = useConversation(({ flows }) => flows.basket.context.lastLineId)
  const menu = useConversation(({ flows }) => flows.menu.context.menu)
  const last =
    basket.lines.find(({ id }) => id === lastLineId) ?? basket.lines.findLast(({ type }) => type !== 'COUPON')
  const products = useMemo(
    () =>
      menu
        ? suggestionsFor(basket, menu, saleTerms)
            .slice(0, SHOWN)
            .flatMap((product) => listed(product, saleTerms))
            .map((each) => productItemOf(each, formatter, ageLimits, avoided))
        : [],
    [basket, menu, saleTerms, formatter, ageLimits, avoided],
  )
  const meal = menu && last && !isDeclined ? upsellFor(last, menu, saleTerms) : undefined
  const product = menu && last && productIn(menu, last.code)
  return {
    products: meal ? [] : products,
    onAdd: (id: string) =>
      dispatch({
        type: 'product.add',
        code: id as ProductCode,
        ...(last ? { recommenderId: last.id } : {}),
      }),
    onOpen: useOpenProduct(),
    meal:
      meal && last && product
        ? {
            code: meal.code,
            imageUrl: meal.imageUrl,
            imageVersions: meal.imageVersions,
            title: t('upsell.title', { name: text(meal.name), count: last.quantity }),
            text: text(meal.description),
            ...swapWords(swapForMeal(last, product, meal), formatter),
            yes: t('upsell.yes'),
            no: t('upsell.no'),
            onYes: () => dispatch({ type: 'upsell.accept', lineId: last.id, code: meal.code, carries: true }),
            onNo: () => dispatch({ type: 'upsell.decline' }),
          }
        : undefined,
  }
}

/** What a swap costs, and what of the choices it cannot keep; what comes into the food by that is said by itself. */
function swapWords({ difference, lost }: MealSwap, formatter: Formatter) {
  const { t, text, money, list } = formatter
  const names = lost.map(({ detail, instead }) => {
    const name = detailOf(detail, formatter)
    return instead.length === 0
      ? name
      : t('upsell.lostFor', { name, instead: list(instead.map((each) => text(each))) })
  })
  const allergens = [...new Set(lost.flatMap((each) => each.allergens))]
  return {
    price: difference > 0 ? t('customise.plus', { amount: money(difference) }) : money(difference),
    ...(names.length > 0 && { lost: t('upsell.lost', { list: list(names) }) }),
    ...(allergens.length > 0 && {
      allergens: t('upsell.allergens', { list: list(allergens.map((code) => t(`allergen.${code}`))) }),
    }),
  }
}
