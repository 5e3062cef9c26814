import { useCallback } from 'react'
import { countInBasket } from '#domain/basket/basket.ts'
import { id, type LineId, type ProductCode } from '#domain/ids.ts'
import { useGiveAnswerById } from '#bindings/prompts/use-answers.ts'
import { useTakeOne } from '#bindings/basket/use-take-one.ts'
import { useAddProduct, useOpenProduct, useProductGroups } from '#bindings/menu/use-product-groups.ts'
import { useConversation, useDispatch } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import { AvoidListLink } from '#pages/menu/avoid-list-link.tsx'
import { ProductList } from './product-list.tsx'
import type { CardProps } from '../card-props.ts'

const productCode = (code: string): ProductCode => id(code)

/** The products of a category or of the whole menu (S2.19-S2.21). */
export function ProductsCard({ isLive }: CardProps) {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const give = useGiveAnswerById()
  const groups = useProductGroups()
  const basket = useConversation(({ flows }) => flows.basket.context.basket)
  const isInCategory = useConversation(({ flows }) => flows.menu.context.categoryId !== undefined)
  const remove = useCallback((lineId: LineId) => dispatch({ type: 'basket.removeLine', lineId }), [dispatch])
  const takeOne = useTakeOne(remove)
  return (
    <>
      <ProductList
        label={t('product.list')}
        groups={groups}
        countOf={(code) => countInBasket(basket, productCode(code))}
        isLive={isLive}
        onChoose={useAddProduct()}
        onOpen={useOpenProduct()}
        onFewer={useCallback((code) => takeOne(productCode(code)), [takeOne])}
        fewer={useCallback((name) => t('quantity.decrease', { name }), [t])}
      />
      {isInCategory && (
        <Button tone="quiet" isLive={isLive} onAct={() => give('others')}>
          {t('category.others')}
        </Button>
      )}
      {isLive && <AvoidListLink />}
    </>
  )
}
