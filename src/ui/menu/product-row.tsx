import { MAX_LINE_QUANTITY } from '#domain/constants.ts'
import { QuantityPicker } from '../forms/quantity-picker.tsx'
import { Button } from '../primitives/button.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Icon } from '../primitives/icon.tsx'
import { Picture } from '../primitives/picture.tsx'
import { ProductFacts } from '../product/product-facts.tsx'
import type { ProductItem } from './product-button.tsx'
import s from './product-row.module.css'

type ProductRowProps = {
  readonly product: ProductItem
  readonly isLive: boolean
  /** Above the fold: its picture is fetched at once. */
  readonly isEager?: boolean
  readonly onChoose: (id: string) => void
  /** Opens a product that can be had as it is. */
  readonly onOpen?: ((id: string) => void) | undefined
  /** How many as it comes are in the basket already, and how one is taken away again. */
  readonly counted?: {
    readonly count: number
    readonly fewer: string
    readonly onFewer: () => void
  }
}

/** A product in one compact row: with what stands at its end it is opened, or added and counted in place. */
export function ProductRow({ product, isLive, isEager = false, onChoose, onOpen, counted }: ProductRowProps) {
  const { id, name, unavailable, chooseText } = product
  const isActing = isLive && unavailable === undefined
  const count = counted?.count ?? 0
  const isCounted = chooseText === undefined && unavailable === undefined
  return (
    <article className={classNames(s.row, counted && (isCounted ? s.counted : s.beside))}>
      <Picture
        code={id}
        url={product.imageUrl}
        versions={product.imageVersions}
        size="row"
        isEager={isEager}
        isMuted={unavailable !== undefined}
        className={s.picture}
      />
      <ProductFacts product={product} isBrief className={s.facts} onOpen={isActing ? onOpen : undefined} />
      {isCounted ? (
        <QuantityPicker
          value={count}
          min={0}
          max={MAX_LINE_QUANTITY}
          isLive={isLive}
          isSmall
          isPlusAlone
          choice={id}
          labels={{ group: name, decrease: counted?.fewer ?? '', increase: product.actName }}
          className={s.act}
          onChange={(wanted) => (wanted > count ? onChoose(id) : counted?.onFewer())}
        />
      ) : (
        <Button
          className={classNames(s.act, s.choose, isActing && s.covering)}
          label={product.actName}
          choice={unavailable === undefined ? id : undefined}
          isLive={isActing}
          onAct={() => onChoose(id)}
        >
          {chooseText ?? <Icon name="plus" size="s" />}
        </Button>
      )}
    </article>
  )
}
