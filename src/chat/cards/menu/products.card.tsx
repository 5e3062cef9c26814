import { useCallback } from 'react'
import { countInBasket } from '#domain/basket/basket.ts'
import type { ProductCode } from '#domain/ids.ts'
import { useActsAtList, useProductGroups } from '#bindings/menu/use-product-groups.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { AvoidListLink } from '#pages/menu/avoid-list-link.tsx'
import { CategoryTabs } from './category-tabs.tsx'
import { ProductList } from './product-list.tsx'
import { SkipToCheckout } from './skip-to-checkout.tsx'
import { TakenBar } from './taken-bar.tsx'
import type { CardProps } from '../card-props.ts'

const SKIP = <SkipToCheckout />

/** The products of a category, with the others a tap away, or of the whole menu (S2.19-S2.21). */
export function ProductsCard({ isLive }: CardProps) {
  const { t } = useFormatter()
  const groups = useProductGroups()
  const { basket, lastLineId } = useConversation(({ flows }) => flows.basket.context)
  const last = basket.lines.find(({ id }) => id === lastLineId)
  return (
    <>
      <CategoryTabs />
      <TakenBar />
      <ProductList
        label={t('product.list')}
        groups={groups}
        countOf={(code) => countInBasket(basket, code as ProductCode)}
        taken={last && { id: last.code, skip: SKIP }}
        isLive={isLive}
        fewer={useCallback((name) => t('quantity.decrease', { name }), [t])}
        {...useActsAtList()}
      />
      {isLive && <AvoidListLink />}
    </>
  )
}
