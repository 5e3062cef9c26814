import { Icon } from '../primitives/icon.tsx'
import type { ProductItem } from '../menu/product-button.tsx'
import s from './product-contents.module.css'

type ProductContentsProps = {
  readonly product: Pick<ProductItem, 'allergens' | 'avoided' | 'alcohol'>
  /** In a compact row: a sign and how many, with their names on demand. */
  readonly isBrief?: boolean
}

/** What a listed product contains, on one quiet line; all of it is heard, and read where the product is opened. */
export function ProductContents({
  product: { allergens, avoided, alcohol },
  isBrief = false,
}: ProductContentsProps) {
  const label = allergens && (
    <>
      <Icon name="wheat" size="s" className={s.sign} />
      <span className="visually-hidden">{`${allergens.label} `}</span>
    </>
  )
  return (
    <>
      {allergens !== undefined &&
        (isBrief ? (
          <details className={s.brief}>
            <summary className={s.summary}>
              {label}
              <span>{allergens.count}</span>
            </summary>
            <p>{allergens.text}</p>
          </details>
        ) : (
          <p className={s.allergens}>
            {label}
            <span>{allergens.text}</span>
          </p>
        ))}
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
