import { useContext } from 'react'
import { Card } from '#ui/primitives/card.tsx'
import { HeadingLevelContext } from '../../thread/heading-level.ts'
import { Picture } from '#ui/primitives/picture.tsx'
import { ProductButton, type ProductItem } from '#ui/menu/product-button.tsx'
import { ProductFacts } from '#ui/product/product-facts.tsx'
import s from './product-list.module.css'

export type ProductGroup = {
  readonly id: string
  readonly title?: string | undefined
  readonly products: readonly ProductItem[]
}

type ProductListProps = {
  readonly label: string
  readonly groups: readonly ProductGroup[]
  readonly isLive: boolean
  readonly chosenId?: string | undefined
  readonly onChoose: (id: string) => void
  readonly onOpen?: ((id: string) => void) | undefined
}

/** All products of a category, one below the other, under their own headings where there are several. */
export function ProductList({ label, groups, isLive, chosenId, onChoose, onOpen }: ProductListProps) {
  const Heading = `h${useContext(HeadingLevelContext)}` as const
  return (
    <Card isFlush label={label}>
      {groups.map((group) => (
        <section key={group.id} className={s.group}>
          {group.title !== undefined && <Heading className={s.title}>{group.title}</Heading>}
          <ul>
            {group.products.map((product) => (
              <li key={product.id}>
                <article className={s.row}>
                  <Picture
                    code={product.id}
                    url={product.imageUrl}
                    size="row"
                    isMuted={product.unavailable !== undefined}
                    className={s.picture}
                  />
                  <ProductFacts
                    product={product}
                    onOpen={isLive && product.unavailable === undefined ? onOpen : undefined}
                  />
                  <div className={s.act}>
                    <ProductButton
                      product={product}
                      isLive={isLive}
                      chosenId={chosenId}
                      onChoose={onChoose}
                    />
                  </div>
                </article>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}
