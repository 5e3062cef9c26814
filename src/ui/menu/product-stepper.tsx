import { QuantityPicker, type QuantityLabels } from '../forms/quantity-picker.tsx'
import { Price } from '../primitives/price.tsx'
import type { ProductItem } from './product-button.tsx'
import s from './product-button.module.css'

type ProductStepperProps = {
  readonly product: ProductItem
  /** How many of it there are by now. */
  readonly count: number
  readonly max: number
  readonly labels: Pick<QuantityLabels, 'group' | 'decrease'>
  readonly onMore: () => void
  readonly onFewer: () => void
}

/** The foot of a product that is added at once: its price and a plus, which is a stepper once there is one. */
export function ProductStepper({ product, count, max, labels, onMore, onFewer }: ProductStepperProps) {
  return (
    <div className={s.foot}>
      <Price className={s.price} text={product.price} was={product.was} />
      <QuantityPicker
        isSmall
        isPlusAlone
        value={count}
        min={0}
        max={max}
        isLive
        labels={{ ...labels, increase: product.actName }}
        onChange={(quantity) => (quantity > count ? onMore() : onFewer())}
      />
    </div>
  )
}
