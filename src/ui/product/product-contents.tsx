import { Icon } from '../primitives/icon.tsx'
import type { ProductItem } from '../menu/product-button.tsx'
import s from './product-contents.module.css'

type ProductContentsProps = { readonly product: Pick<ProductItem, 'allergens' | 'avoided' | 'alcohol'> }

/** What a listed product contains, on one quiet line; all of it is heard, and read where the product is opened. */
export function ProductContents({ product: { allergens, avoided, alcohol } }: ProductContentsProps) {
  return (
    <>
      {allergens !== undefined && (
        <p className={s.allergens}>
          <Icon name="wheat" size="s" className={s.sign} />
          <span className="visually-hidden">{`${allergens.label} `}</span>
          <span>{allergens.text}</span>
        </p>
      )}
      {avoided !== undefined && (
        <p className={s.avoided}>
          <Icon name="alert" size="s" className={s.sign} />
          <span>{avoided}</span>
        </p>
      )}
      {alcohol !== undefined && <p className={s.alcohol}>{alcohol}</p>}
    </>
  )
}
