import { memo, useContext } from 'react'
import { countInBasket, type Basket } from '#domain/basket/basket.ts'
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

type Acts = {
  readonly isLive: boolean
  readonly onChoose: (id: string) => void
  readonly onOpen: (id: string) => void
  /** How many of a product its line of the basket shall have. */
  readonly onCount: (id: string, lineId: LineId, count: number) => void
  /** The name of the button that takes one away. */
  readonly fewer: (name: string) => string
}

type ProductListProps = Acts & {
  readonly label: string
  readonly groups: readonly ProductGroup[]
  /** What lies in the basket already is counted where it is listed. */
  readonly basket: Basket
}

/** So many pictures are above the fold. */
const EAGER = 5

/** The products of a category as compact rows, under their own headings where there are several groups. */
export function ProductList({ label, groups, basket, ...acts }: ProductListProps) {
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
              const line = basket.lines.findLast(({ code }) => code === product.id)
              return (
                <Item
                  key={product.id}
                  product={product}
                  isEager={at === 0 && index < EAGER}
                  lineId={line?.id}
                  pieces={line?.quantity ?? 0}
                  count={line ? countInBasket(basket, line.code) : 0}
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
  /** The line of it that was made last, from which one is taken away. */
  readonly lineId: LineId | undefined
  readonly pieces: number
  readonly count: number
}

/** A long list is in the page completely; of its rows only those whose product or number changed are drawn again. */
const Item = memo(function Item({ lineId, pieces, count, onCount, fewer, ...row }: ItemProps) {
  return (
    <li className={s.item}>
      <ProductRow
        {...row}
        counted={{
          count,
          fewer: fewer(row.product.name),
          onFewer: () => lineId !== undefined && onCount(row.product.id, lineId, pieces - 1),
        }}
      />
    </li>
  )
})
