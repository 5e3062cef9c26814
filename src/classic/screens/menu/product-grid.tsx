import { memo, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { ListedProduct } from '#domain/catalogue/availability.ts'
import { useAddProduct, useProductItem } from '#bindings/menu/use-product-groups.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { classNames } from '#ui/primitives/class-names.ts'
import { Picture } from '#ui/primitives/picture.tsx'
import type { ProductItem } from '#ui/menu/product-button.tsx'
import { ProductContents } from '#ui/product/product-contents.tsx'
import { Link } from '#pages/link.tsx'
import { ProductFoot } from './product-foot.tsx'
import { categoryHeadingId, groupHeadingId, productHeadingId } from '../../lists/heading-ids.ts'
import type { Block as Products, Growing, Stretch as Blocks } from '../../lists/use-growing.ts'
import { useMarkedNear, useNear } from '../../lists/use-near.ts'
import s from './product-grid.module.css'

/**
 * The menu, category by category, products under their titles; the name opens the product, the button adds it at once
 * where nothing must be chosen (S2.19-S2.21).
 */
export function ProductGrid({ list, drawn, onReach, isBrief }: Growing & Pick<Listed, 'isBrief'>) {
  const take = useAddProduct()
  return list.map(({ id, title, groups }) => (
    <section key={id} className={s.category}>
      <h2 id={categoryHeadingId(id)} className={s.categoryTitle} tabIndex={-1}>
        {title}
      </h2>
      {groups.map((group) => {
        const isTitled = group.title !== title
        const headingId = isTitled ? groupHeadingId(group.id) : categoryHeadingId(id)
        return (
          <div key={group.id} className={s.group}>
            {isTitled && (
              <h3 id={headingId} className={s.title}>
                {group.title}
              </h3>
            )}
            {/* One list for a screen reader, though its blocks are laid out separately; a region too would say its name twice. */}
            <div className={s.list} role="list" aria-labelledby={headingId}>
              {group.stretches.map((stretch) => (
                <Stretch
                  key={stretch.from}
                  stretch={stretch}
                  drawn={marksOf(stretch, drawn.blocks)}
                  atOnce={marksOf(stretch, drawn.atOnce)}
                  groupId={group.id}
                  Name={isTitled ? 'h4' : 'h3'}
                  onTake={take}
                  isBrief={isBrief}
                  onReach={onReach}
                />
              ))}
            </div>
          </div>
        )
      })}
    </section>
  ))
}

/** Which blocks of a stretch are among these places: one bit for each, so that a stretch that stays the same does not render. */
function marksOf({ blocks, from }: Blocks, places: ReadonlySet<number>): number {
  return blocks.reduce((marks, _, index) => (places.has(from + index) ? marks | (1 << index) : marks), 0)
}

function isMarked(marks: number, index: number): boolean {
  return (marks & (1 << index)) !== 0
}

type Listed = {
  /** The group they are listed in. */
  readonly groupId: string
  /** The heading that names a product there. */
  readonly Name: 'h3' | 'h4'
  readonly onTake: (id: string) => void
  /** On a phone: one line of what it is, and a sign of what it contains. */
  readonly isBrief: boolean
}

type StretchProps = Listed & {
  readonly stretch: Blocks
  /** Which of its blocks are drawn. */
  readonly drawn: number
  /** Which of them are visible at first. */
  readonly atOnce: number
  readonly onReach: (place: number) => void
}

/** Memoised: while a list grows, or a basket changes, only the stretch that grows renders. */
const Stretch = memo(function Stretch({ stretch, drawn, atOnce, onReach, ...listed }: StretchProps) {
  const ref = useMarkedNear(atOnce > 0)
  useRoom(ref, productsIn(stretch.blocks))
  return (
    <div className={s.stretch} ref={ref}>
      {inRuns(stretch.blocks, drawn).flatMap(({ from, blocks, isDrawn }) =>
        isDrawn
          ? blocks.map((products, index) => (
              <Block
                key={from + index}
                products={products}
                isFirst={isMarked(atOnce, from + index)}
                {...listed}
              />
            ))
          : [<Gap key={`from ${from}`} blocks={blocks} from={stretch.from + from} onReach={onReach} />],
      )}
    </div>
  )
})

type Run = { readonly from: number; readonly blocks: Products[]; readonly isDrawn: boolean }

/** Blocks that are drawn, and the room of those that are not yet, as they follow each other. */
function inRuns(blocks: readonly Products[], drawn: number): readonly Run[] {
  const runs: Run[] = []
  for (const [index, block] of blocks.entries()) {
    const isDrawn = isMarked(drawn, index)
    const last = runs.at(-1)
    if (last?.isDrawn === isDrawn) last.blocks.push(block)
    else runs.push({ from: index, blocks: [block], isDrawn })
  }
  return runs
}

type GapProps = {
  readonly blocks: readonly Products[]
  /** The place of its first block in the whole list. */
  readonly from: number
  readonly onReach: (place: number) => void
}

/** The room of what is not drawn yet; what of it comes into sight is drawn next. */
function Gap({ blocks, from, onReach }: GapProps) {
  const ref = useRef<HTMLDivElement>(null)
  useRoom(ref, productsIn(blocks))
  const { length } = blocks
  useEffect(() => {
    const { current } = ref
    if (!current) return undefined
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.at(-1)
      if (!seen?.isIntersecting) return
      const { boundingClientRect: room, intersectionRect } = seen
      const passed = Math.floor(((intersectionRect.top - room.top) / room.height) * length)
      onReach(from + Math.min(length - 1, passed))
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [from, length, onReach])
  return <div className={s.gap} ref={ref} />
}

/** Tells the style for how many products it leaves room until they are laid out. */
function useRoom(place: RefObject<HTMLElement | null>, products: number): void {
  useLayoutEffect(() => place.current?.style.setProperty('--products', String(products)), [place, products])
}

function productsIn(blocks: readonly Products[]): number {
  return blocks.reduce((sum, block) => sum + block.length, 0)
}

type BlockProps = Listed & {
  readonly products: Products
  /** Whether its pictures are visible at first. */
  readonly isFirst: boolean
}

const Block = memo(function Block({ products, isFirst, ...listed }: BlockProps) {
  const ref = useRef<HTMLDivElement>(null)
  useRoom(ref, products.length)
  return (
    <div className={classNames(s.block, isFirst && s.atOnce)} ref={ref}>
      {products.map((each) => (
        <div key={each.product.code} role="listitem">
          <ProductCard listed={each} block={ref} isFirst={isFirst} {...listed} />
        </div>
      ))}
    </div>
  )
})

type ProductCardProps = Listed & {
  readonly listed: ListedProduct
  readonly block: RefObject<HTMLElement | null>
  readonly isFirst: boolean
}

function ProductCard({ listed, block, isFirst, groupId, Name, onTake, isBrief }: ProductCardProps) {
  const { t } = useFormatter()
  const product = useProductItem(listed)
  const isAvailable = product.unavailable === undefined
  return (
    <article className={classNames(s.card, !isAvailable && s.unavailable)}>
      <CardPicture product={product} block={block} isFirst={isFirst} />
      <div className={s.facts}>
        <Name id={productHeadingId(groupId, listed.product.code)} className={s.name} lang={product.nameLang}>
          {isAvailable ? (
            <Link to={{ name: 'product', product: product.id }} className={s.link}>
              {product.name}
            </Link>
          ) : (
            product.name
          )}
        </Name>
        <div className={isBrief ? s.line : s.lines}>
          <p className={s.description} lang={product.descriptionLang}>
            {product.description}
          </p>
          <ProductContents product={product} isBrief={isBrief} />
        </div>
        {product.unavailable !== undefined && (
          <p className={s.label}>
            <span className="visually-hidden">{`${t('classic.unavailable')}. `}</span>
            <span>{product.unavailable}</span>
          </p>
        )}
      </div>
      <ProductFoot product={product} code={listed.product.code} onTake={onTake} />
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
      versions={product.imageVersions}
      className={s.picture}
      isEager={isFirst}
      isFar={!isNear}
      isMuted={product.unavailable !== undefined}
    />
  )
}
