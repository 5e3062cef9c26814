import { memo, useRef, type RefObject } from 'react'
import type { ListedProduct } from '#domain/catalogue/availability.ts'
import { useProductItem, useAddProduct, type ListedTitle } from '#bindings/menu/use-product-groups.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { classNames } from '#ui/primitives/class-names.ts'
import { Picture } from '#ui/primitives/picture.tsx'
import { ProductButton, type ProductItem } from '#ui/menu/product-button.tsx'
import { ProductContents } from '#ui/product/product-contents.tsx'
import { Link } from '#pages/link.tsx'
import { InBasket } from './in-basket.tsx'
import { groupTitleId } from '../../lists/use-group-in-sight.ts'
import { useGrowing, type Block as Products, type Stretch as Blocks } from '../../lists/use-growing.ts'
import { useMarkedNear, useNear } from '../../lists/use-near.ts'
import s from './product-grid.module.css'

type ProductGridProps = {
  readonly groups: readonly ListedTitle[]
  /** The heading above: a group of the same title shows none. */
  readonly heading?: string
}

/**
 * Products under their titles; the name opens the product, the button adds it at once where nothing must be chosen
 * (S2.19-S2.21).
 */
export function ProductGrid({ groups, heading }: ProductGridProps) {
  const take = useAddProduct()
  const { drawn, atOnce } = useGrowing(groups)
  return drawn.map((group, place) => (
    <section key={group.id} className={s.group} aria-labelledby={groupTitleId(group.id)}>
      <h2 id={groupTitleId(group.id)} className={group.title === heading ? 'visually-hidden' : s.title}>
        {group.title}
      </h2>
      {/* One list for a screen reader, though its blocks are laid out separately. */}
      <div className={s.list} role="list">
        {group.stretches.map((stretch, index) => (
          <Stretch
            key={stretch[0]?.[0]?.product.code}
            blocks={stretch}
            atOnce={place === 0 && index === 0 ? atOnce : 0}
            onTake={take}
          />
        ))}
      </div>
    </section>
  ))
}

type StretchProps = {
  readonly blocks: Blocks
  /** How many of its blocks are visible at first. */
  readonly atOnce: number
  readonly onTake: (id: string) => void
}

/** Memoised: while a list grows, or a basket changes, only the stretch that grows renders. */
const Stretch = memo(function Stretch({ blocks, atOnce, onTake }: StretchProps) {
  const ref = useMarkedNear(atOnce > 0)
  return (
    <div className={s.stretch} ref={ref}>
      {blocks.map((products, index) => (
        <Block key={products[0]?.product.code} products={products} isFirst={index < atOnce} onTake={onTake} />
      ))}
    </div>
  )
})

type BlockProps = {
  readonly products: Products
  /** Whether its pictures are visible at first. */
  readonly isFirst: boolean
  readonly onTake: (id: string) => void
}

const Block = memo(function Block({ products, isFirst, onTake }: BlockProps) {
  const ref = useRef<HTMLDivElement>(null)
  return (
    <div className={classNames(s.block, isFirst && s.atOnce)} ref={ref}>
      {products.map((listed) => (
        <div key={listed.product.code} role="listitem">
          <ProductCard listed={listed} block={ref} isFirst={isFirst} onTake={onTake} />
        </div>
      ))}
    </div>
  )
})

type ProductCardProps = {
  readonly listed: ListedProduct
  readonly block: RefObject<HTMLElement | null>
  readonly isFirst: boolean
  readonly onTake: (id: string) => void
}

function ProductCard({ listed, block, isFirst, onTake }: ProductCardProps) {
  const { t } = useFormatter()
  const product = useProductItem(listed)
  const isAvailable = product.unavailable === undefined
  return (
    <article className={classNames(s.card, !isAvailable && s.unavailable)}>
      <CardPicture product={product} block={block} isFirst={isFirst} />
      <div className={s.facts}>
        <h3 className={s.name} lang={product.nameLang}>
          {isAvailable ? (
            <Link to={{ name: 'product', product: product.id }} className={s.link}>
              {product.name}
            </Link>
          ) : (
            product.name
          )}
        </h3>
        <p className={s.description} lang={product.descriptionLang}>
          {product.description}
        </p>
        <ProductContents product={product} />
        {product.unavailable !== undefined && (
          <p className={s.label}>
            <span className="visually-hidden">{`${t('classic.unavailable')}. `}</span>
            <span>{product.unavailable}</span>
          </p>
        )}
      </div>
      <div className={s.foot}>
        <ProductButton product={product} onChoose={onTake} />
        <InBasket code={listed.product.code} />
      </div>
    </article>
  )
}

type CardPictureProps = {
  readonly product: ProductItem
  readonly block: RefObject<HTMLElement | null>
  readonly isFirst: boolean
}

/** A component of its own, so that a block coming near renders its pictures and not the whole cards. */
function CardPicture({ product, block, isFirst }: CardPictureProps) {
  const isNear = useNear(block, isFirst)
  return (
    <Picture
      code={product.id}
      url={product.imageUrl}
      isEager={isFirst}
      isFar={!isNear}
      isMuted={product.unavailable !== undefined}
    />
  )
}
