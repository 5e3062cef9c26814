import { useCallback, useMemo, useState } from 'react'
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

/** The products of a category, with the others a tap away, or of the whole menu (S2.19-S2.21). */
export function ProductsCard({ isLive }: CardProps) {
  const { t } = useFormatter()
  const groups = useProductGroups()
  const basket = useConversation(({ flows }) => flows.basket.context.basket)
  const countOf = (code: string) => countInBasket(basket, code as ProductCode)
  const acts = useActsAtList()
  const [taken, setTaken] = useState<string | undefined>(undefined)
  const onChoose = useCallback(
    (id: string) => {
      setTaken(id)
      acts.onChoose(id)
    },
    [acts],
  )
  const skip = useMemo(() => <SkipToCheckout />, [])
  return (
    <>
      <CategoryTabs />
      <TakenBar />
      <ProductList
        label={t('product.list')}
        groups={groups}
        countOf={countOf}
        taken={taken !== undefined && countOf(taken) > 0 ? { id: taken, skip } : undefined}
        isLive={isLive}
        fewer={useCallback((name) => t('quantity.decrease', { name }), [t])}
        {...acts}
        onChoose={onChoose}
      />
      {isLive && <AvoidListLink />}
    </>
  )
}
