import { classNames } from '../primitives/class-names.ts'
import type { ProductItem } from './product-button.tsx'
import s from './product-facts.module.css'

type ProductFactsProps = { readonly product: ProductItem; readonly className?: string | undefined }

/** What a product card says: name, description, allergens in words, and why it cannot be had. */
export function ProductFacts({ product, className }: ProductFactsProps) {
  return (
    <div className={classNames(s.facts, className)}>
      <p className={s.name}>{product.name}</p>
      {product.description !== undefined && <p className={s.description}>{product.description}</p>}
      {product.warning !== undefined && <p className={s.warning}>{product.warning}</p>}
      {product.unavailable !== undefined && <p className={s.unavailable}>{product.unavailable}</p>}
    </div>
  )
}
