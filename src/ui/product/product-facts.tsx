import { classNames } from '../primitives/class-names.ts'
import type { ProductItem } from '../menu/product-button.tsx'
import { useIsPlain } from '../forms/page-form.ts'
import { Price } from '../primitives/price.tsx'
import { ProductContents } from './product-contents.tsx'
import s from './product-facts.module.css'

type ProductFactsProps = {
  readonly product: ProductItem
  readonly className?: string | undefined
  /** Opens a product that can be had as it is: its name is what is tapped, and the picture beside it. */
  readonly onOpen?: ((id: string) => void) | undefined
  /** In a compact row: the price with it, what it contains as a sign, and its description where the row is wide. */
  readonly isBrief?: boolean
}

/** What a product card says: name, description, allergens in words, and why it cannot be had. */
export function ProductFacts({ product, className, onOpen, isBrief = false }: ProductFactsProps) {
  const isPlain = useIsPlain()
  return (
    <div className={classNames(s.facts, className)}>
      <p className={s.name} lang={product.nameLang}>
        {onOpen === undefined || isPlain || product.chooseText !== undefined ? (
          product.name
        ) : (
          <button type="button" className={s.open} onClick={() => onOpen(product.id)}>
            {product.name}
          </button>
        )}
      </p>
      {product.description !== undefined && (
        <p className={classNames(s.description, isBrief && s.roomy)} lang={product.descriptionLang}>
          {product.description}
        </p>
      )}
      <div className={isBrief ? s.brief : undefined}>
        {isBrief && <Price className={s.price} text={product.price} was={product.was} />}
        <ProductContents product={product} isBrief={isBrief} />
      </div>
      {product.unavailable !== undefined && <p className={s.unavailable}>{product.unavailable}</p>}
    </div>
  )
}
