import { useCallback } from 'react'
import type { LineId } from '#domain/ids.ts'
import { useGiveAnswerById } from '#bindings/prompts/use-answers.ts'
import { useLinesAsTheyCome } from '#bindings/menu/use-lines-as-they-come.ts'
import { useAddProduct, useOpenProduct, useProductGroups } from '#bindings/menu/use-product-groups.ts'
import { useConversation, useDispatch } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import { AvoidListLink } from '#pages/menu/avoid-list-link.tsx'
import { ProductList } from './product-list.tsx'
import type { CardProps } from '../card-props.ts'

/** The products of a category or of the whole menu (S2.19-S2.21). */
export function ProductsCard({ isLive }: CardProps) {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const give = useGiveAnswerById()
  const groups = useProductGroups()
  const lines = useLinesAsTheyCome()
  const isInCategory = useConversation(({ flows }) => flows.menu.context.categoryId !== undefined)
  const count = useCallback(
    (lineId: LineId, quantity: number) =>
      dispatch(
        quantity === 0
          ? { type: 'basket.removeLine', lineId }
          : { type: 'basket.setQuantity', lineId, quantity },
      ),
    [dispatch],
  )
  return (
    <>
      <ProductList
        label={t('product.list')}
        groups={groups}
        lineOf={(id) => lines.get(id)}
        isLive={isLive}
        onChoose={useAddProduct()}
        onOpen={useOpenProduct()}
        onCount={count}
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
