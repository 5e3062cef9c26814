import { Button } from '../primitives/button.tsx'
import { Card } from '../primitives/card.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Picture } from '../primitives/picture.tsx'
import { ProductButton, type ProductItem } from './product-button.tsx'
import { ProductFacts } from './product-facts.tsx'
import { QuantityPicker, type QuantityLabels } from '../forms/quantity-picker.tsx'
import s from './suggestion-row.module.css'

export type Suggestion = ProductItem & {
  /** Present once some are added: then a picker stands in place of the button. */
  readonly added?:
    { readonly quantity: number; readonly max: number; readonly labels: QuantityLabels } | undefined
}

type SuggestionRowProps = {
  readonly title: string
  readonly products: readonly Suggestion[]
  readonly isLive: boolean
  readonly onAdd: (id: string) => void
  readonly onOpen?: ((id: string) => void) | undefined
  readonly onQuantity: (id: string, quantity: number) => void
  /** The way on without any of it. */
  readonly done?: { readonly text: string; readonly onDone: () => void } | undefined
}

/** What goes well with it, small enough to pass by. */
export function SuggestionRow({
  title,
  products,
  isLive,
  onAdd,
  onOpen,
  onQuantity,
  done,
}: SuggestionRowProps) {
  return (
    <Card label={title}>
      <p className={s.title}>{title}</p>
      <ul>
        {products.map((product) => (
          <li key={product.id} className={classNames(s.row, product.added !== undefined && s.added)}>
            <Picture code={product.id} url={product.imageUrl} size="row" />
            <ProductFacts product={product} onOpen={isLive ? onOpen : undefined} />
            {product.added === undefined ? (
              <ProductButton
                isStacked
                product={product}
                isLive={isLive}
                chosenId={undefined}
                onChoose={onAdd}
              />
            ) : (
              <QuantityPicker
                isSmall
                value={product.added.quantity}
                min={0}
                max={product.added.max}
                isLive={isLive}
                labels={product.added.labels}
                onChange={(quantity) => onQuantity(product.id, quantity)}
              />
            )}
          </li>
        ))}
      </ul>
      {done !== undefined && (
        <Button tone="primary" choice="done" className={s.done} isLive={isLive} onAct={done.onDone}>
          {done.text}
        </Button>
      )}
    </Card>
  )
}
