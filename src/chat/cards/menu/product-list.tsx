import { memo, useContext } from 'react'
import type { ProductItem } from '#ui/menu/product-button.tsx'
import { ProductRow } from '#ui/menu/product-row.tsx'
import { Card } from '#ui/primitives/card.tsx'
import type { Elements } from '#ui/primitives/elements.ts'
import { HeadingLevelContext } from '../../thread/heading-level.ts'
import s from './product-list.module.css'

export type ProductGroup = {
  readonly id: string
  readonly title?: string | undefined
  readonly products: readonly ProductItem[]
}

type Acts = {
  readonly isLive: boolean
  readonly onChoose: (id: string) => void
  readonly onOpen: (id: string) => void
  /** One piece is taken out of the basket. */
  readonly onFewer: (id: string) => void
  /** The name of the button that takes one away. */
  readonly fewer: (name: string) => string
}

type ProductListProps = Acts & {
  readonly label: string
  readonly groups: readonly ProductGroup[]
  /** How many pieces of a product are in the basket. */
  readonly countOf: (id: string) => number
  /** Of which product something was taken last, and what follows it for who goes by keys. */
  readonly taken?: { readonly id: string; readonly skip: Elements } | undefined
}

/** So many pictures are above the fold. */
const EAGER = 5

/** The products of a category as compact rows, under their own headings where there are several groups. */
export function ProductList({ label, groups, countOf, taken, ...acts }: ProductListProps) {
  const Heading = `h${useContext(HeadingLevelContext)}` as const
  return (
    <Card isFlush label={label}>
      {groups.map((group, at) => (
        <section key={group.id} className={s.group}>
          {groups.length > 1 && group.title !== undefined && (
            <Heading className={s.title}>{group.title}</Heading>
          )}
          <ul className={s.rows}>
            {group.products.map((product, index) => (
              <Item
                key={product.id}
                product={product}
                isEager={at === 0 && index < EAGER}
                count={countOf(product.id)}
                skip={product.id === taken?.id && taken.skip}
                {...acts}
              />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}

type ItemProps = Acts & {
  readonly product: ProductItem
  readonly isEager: boolean
  readonly count: number
  readonly skip: Elements
}

/** A long list is in the page completely; of its rows only those whose product or number changed are drawn again. */
const Item = memo(function Item({ count, onFewer, fewer, skip, ...row }: ItemProps) {
  return (
    <li className={s.item}>
      <ProductRow
        {...row}
        counted={{
          count,
          fewer: fewer(row.product.name),
          onFewer: () => onFewer(row.product.id),
        }}
      />
      {skip}
    </li>
  )
})
