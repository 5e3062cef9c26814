import { Card } from '../primitives/card.tsx'
import type { ProductItem } from '../menu/product-button.tsx'
import { ProductRow } from '../menu/product-row.tsx'
import s from './suggestion-row.module.css'

type SuggestionRowProps = {
  readonly title: string
  readonly products: readonly ProductItem[]
  readonly isLive: boolean
  readonly onAdd: (id: string) => void
  readonly onOpen?: ((id: string) => void) | undefined
}

/** What goes well with it, small enough to pass by; what was added stands in the basket and is counted there. */
export function SuggestionRow({ title, products, isLive, onAdd, onOpen }: SuggestionRowProps) {
  return (
    <Card isFlush label={title}>
      <p className={s.title}>{title}</p>
      <ul>
        {products.map((product) => (
          <li key={product.id} className={s.item}>
            <ProductRow product={product} isLive={isLive} onChoose={onAdd} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
