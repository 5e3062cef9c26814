import { Card } from '../primitives/card.tsx'
import { Picture } from '../primitives/picture.tsx'
import { ProductButton, type ProductItem } from '../menu/product-button.tsx'
import { ProductFacts } from '../product/product-facts.tsx'
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
    <Card label={title}>
      <p className={s.title}>{title}</p>
      <ul>
        {products.map((product) => (
          <li key={product.id} className={s.row}>
            <Picture code={product.id} url={product.imageUrl} size="row" />
            <ProductFacts product={product} onOpen={isLive ? onOpen : undefined} />
            <ProductButton
              isStacked
              product={product}
              isLive={isLive}
              chosenId={undefined}
              onChoose={onAdd}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
