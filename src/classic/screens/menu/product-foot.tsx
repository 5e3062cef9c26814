import { countInBasket } from '#domain/basket/basket.ts'
import { MAX_LINE_QUANTITY } from '#domain/constants.ts'
import type { ProductCode } from '#domain/ids.ts'
import { useTakeOne } from '#bindings/basket/use-take-one.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { quantityLabels } from '#bindings/words/wording.ts'
import { classNames } from '#ui/primitives/class-names.ts'
import { Button } from '#ui/primitives/button.tsx'
import { ProductButton, type ProductItem } from '#ui/menu/product-button.tsx'
import { ProductStepper } from '#ui/menu/product-stepper.tsx'
import { useClassic } from '../../classic-context.ts'
import s from './product-grid.module.css'

type ProductFootProps = {
  readonly product: ProductItem
  readonly code: ProductCode
  readonly onTake: (id: string) => void
}

/**
 * Price and act of a listed product: what has to be chosen opens it, anything else is counted here. Then how many are in
 * the basket and the way there: seen where no stepper says so, and the next stop of who has just added it by keys.
 */
export function ProductFoot({ product, code, onTake }: ProductFootProps) {
  const formatter = useFormatter()
  // Before a line goes with its last piece, that is asked (S4.78).
  const { openBasket, askRemoval } = useClassic()
  const takeOne = useTakeOne(askRemoval)
  const count = useConversation(({ flows }) => countInBasket(flows.basket.context.basket, code))
  const isCounted = product.chooseText === undefined && product.unavailable === undefined
  return (
    <div className={s.foot}>
      {isCounted ? (
        <ProductStepper
          product={product}
          count={count}
          max={MAX_LINE_QUANTITY}
          labels={quantityLabels(product.name, formatter)}
          onMore={() => onTake(product.id)}
          onFewer={() => takeOne(code)}
        />
      ) : (
        <ProductButton product={product} onChoose={onTake} />
      )}
      {count > 0 && (
        <Button tone="link" className={classNames(s.inBasket, isCounted && s.byKeys)} onAct={openBasket}>
          {formatter.t('classic.inBasket', { count })}
        </Button>
      )}
    </div>
  )
}
