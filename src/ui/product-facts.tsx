import type { ProductItem } from './product-act.tsx'
import s from './product-facts.module.css'

/** What a product card says: name, description, allergens in words, and why it cannot be had. */
export function ProductFacts({ product }: { readonly product: ProductItem }) {
  return (
    <div className={s.facts}>
      <p className={s.name}>{product.name}</p>
      {product.description !== undefined && <p className={s.description}>{product.description}</p>}
      {product.warning !== undefined && <p className={s.warning}>{product.warning}</p>}
      {product.unavailable !== undefined && <p className={s.unavailable}>{product.unavailable}</p>}
    </div>
  )
}
