import { useRef } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { classNames } from '#ui/primitives/class-names.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { ProductButton, type ProductItem } from '#ui/menu/product-button.tsx'
import { ProductFacts } from '#ui/product/product-facts.tsx'
import s from './product-carousel.module.css'

type ProductCarouselProps = {
  readonly products: readonly ProductItem[]
  readonly isLive: boolean
  readonly chosenId?: string | undefined
  readonly onChoose: (id: string) => void
  readonly onOpen?: ((id: string) => void) | undefined
  /** Tells which products a press of an arrow brought into sight, counted from 1. */
  readonly onPage?: ((from: number, to: number) => void) | undefined
  readonly labels: { readonly list: string; readonly previous: string; readonly next: string }
  readonly seeAll?: { readonly text: string; readonly onSeeAll: () => void } | undefined
}

/**
 * A row of products to swipe through; each has its own button, and "see all" lists them. Once answered it shows the
 * choice.
 */
export function ProductCarousel({
  products,
  isLive,
  chosenId,
  onChoose,
  onOpen,
  onPage,
  labels,
  seeAll,
}: ProductCarouselProps) {
  const row = useRef<HTMLUListElement>(null)
  const turn = (direction: 1 | -1) => {
    const seen = row.current && page(row.current, direction)
    if (seen) onPage?.(...seen)
  }
  const chosen = isLive ? undefined : products.find((product) => product.id === chosenId)
  const shown = chosen === undefined ? products : [chosen]
  return (
    <div className={s.carousel}>
      <ul className={classNames(s.row, !isLive && s.spent)} ref={row} aria-label={labels.list}>
        {shown.map((product, index) => (
          <li key={product.id} className={s.item}>
            <article className={s.card}>
              <Picture
                code={product.id}
                url={product.imageUrl}
                isEager={index < 2}
                isMuted={product.unavailable !== undefined}
                className={s.picture}
              />
              <ProductFacts
                product={product}
                className={s.facts}
                onOpen={isLive && product.unavailable === undefined ? onOpen : undefined}
              />
              <ProductButton product={product} isLive={isLive} chosenId={chosenId} onChoose={onChoose} />
            </article>
          </li>
        ))}
      </ul>
      <div className={s.foot}>
        {seeAll !== undefined && (
          <Button tone="quiet" isLive={isLive} onAct={seeAll.onSeeAll}>
            {seeAll.text}
          </Button>
        )}
        {isLive && shown.length > 3 && (
          <div className={s.arrows}>
            <Button
              tone="quiet"
              className={s.arrow}
              label={labels.previous}
              isLive={isLive}
              onAct={() => turn(-1)}
            >
              <Icon name="chevron" size="s" className={s.backward} />
            </Button>
            <Button
              tone="quiet"
              className={s.arrow}
              label={labels.next}
              isLive={isLive}
              onAct={() => turn(1)}
            >
              <Icon name="chevron" size="s" />
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

/** Scrolls by most of what is in sight; the first and last that stand there then, counted from 1. */
function page(row: HTMLElement, direction: 1 | -1): readonly [number, number] {
  const by = direction * row.clientWidth * 0.8
  const left = Math.min(Math.max(row.scrollLeft + by, 0), row.scrollWidth - row.clientWidth)
  const middles = [...row.children].map((item) => middleOf(item, row))
  const seen = middles.flatMap((middle, at) =>
    middle >= left && middle <= left + row.clientWidth ? [at + 1] : [],
  )
  row.scrollBy({ left: by })
  return [seen[0] ?? 1, seen.at(-1) ?? middles.length]
}

/** How far the middle of an item is from the beginning of its row (px). */
function middleOf(item: Element, row: HTMLElement): number {
  const { left, width } = item.getBoundingClientRect()
  return left - row.getBoundingClientRect().left + row.scrollLeft + width / 2
}
