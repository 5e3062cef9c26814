import { memo, useContext } from 'react'
import type { LineId } from '#domain/ids.ts'
import type { ProductItem } from '#ui/menu/product-button.tsx'
import { ProductRow } from '#ui/menu/product-row.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { HeadingLevelContext } from '../../thread/heading-level.ts'
import s from './product-list.module.css'

export type ProductGroup = {
  readonly id: string
  readonly title?: string | undefined
  readonly products: readonly ProductItem[]
}

type CountedLine = { readonly id: LineId; readonly quantity: number }

type Acts = {
  readonly isLive: boolean
  readonly onChoose: (id: string) => void
  readonly onOpen: (id: string) => void
  /** How many a line of the basket shall have. */
  readonly onCount: (lineId: LineId, count: number) => void
  /** The name of the button that takes one away. */
  readonly fewer: (name: string) => string
}

type ProductListProps = Acts & {
  readonly label: string
  readonly groups: readonly ProductGroup[]
  /** What is in the basket of a product as it comes. */
  readonly lineOf: (id: string) => CountedLine | undefined
}

/** So many pictures are above the fold. */
const EAGER = 5

/** The products of a category as compact rows, under their own headings where there are several groups. */
export function ProductList({ label, groups, lineOf, ...acts }: ProductListProps) {
  const Heading = `h${useContext(HeadingLevelContext)}` as const
  return (
    <Card isFlush label={label}>
      {groups.map((group, at) => (
        <section key={group.id} className={s.group}>
          {groups.length > 1 && group.title !== undefined && (
            <Heading className={s.title}>{group.title}</Heading>
          )}
          <ul className={s.rows}>
            {group.products.map((product, index) => {
              const line = lineOf(product.id)
              return (
                <Item
                  key={product.id}
                  product={product}
                  isEager={at === 0 && index < EAGER}
                  lineId={line?.id}
                  count={line?.quantity ?? 0}
                  {...acts}
                />
              )
            })}
          </ul>
        </section>
      ))}
    </Card>
  )
}

type ItemProps = Acts & {
  readonly product: ProductItem
  readonly isEager: boolean
  readonly lineId: LineId | undefined
  readonly count: number
}

/** A long list is in the page completely; of its rows only those whose product or number changed are drawn again. */
const Item = memo(function Item({ lineId, count, onCount, fewer, ...row }: ItemProps) {
  return (
    <li className={s.item}>
      <ProductRow
        {...row}
        counted={{
          count,
          fewer: fewer(row.product.name),
          onCount: (wanted) => lineId !== undefined && onCount(lineId, wanted),
        }}
      />
    </li>
  )
})
