import type { PictureVersions } from '#domain/catalogue/picture-versions.ts'
import { Card } from '#ui/primitives/card.tsx'
import type { Elements } from '#ui/primitives/elements.ts'
import { ProductChoices, type ProductChoicesProps } from '#ui/product/product-choices.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { ProductBar, type ProductBarProps } from '#ui/menu/product-bar.tsx'
import { Tags, type Tag } from '#ui/primitives/tags.tsx'
import s from './option-picker.module.css'

export type PickedProduct = {
  readonly code: string
  readonly name: string
  readonly nameLang?: string | undefined
  readonly description?: string | undefined
  readonly descriptionLang?: string | undefined
  readonly imageUrl?: string | undefined
  readonly imageVersions?: PictureVersions | undefined
  readonly tags: readonly Tag[]
}

export type OptionPickerProps = Omit<ProductBarProps, 'className' | 'labels'> &
  Omit<ProductChoicesProps, 'labels'> & {
    readonly product: PickedProduct
    readonly labels: ProductBarProps['labels'] & ProductChoicesProps['labels']
    /** More about the product, shown below its description. */
    readonly children?: Elements
  }

/** Every decision about a product on one card; the bar at its end stays in sight and shows the price as it changes. */
export function OptionPicker({
  product,
  groups,
  lacking,
  onPick,
  onReset,
  children,
  ...bar
}: OptionPickerProps) {
  const { isLive, labels } = bar
  return (
    <Card isFlush label={product.name}>
      <div data-product={product.code} className={s.product}>
        <div className={s.head}>
          <Picture
            code={product.code}
            url={product.imageUrl}
            versions={product.imageVersions}
            size="head"
            isEager
          />
          <div className={s.facts}>
            <p className={s.name} lang={product.nameLang}>
              {product.name}
            </p>
            {product.description !== undefined && (
              <p className={s.description} lang={product.descriptionLang}>
                {product.description}
              </p>
            )}
            <Tags tags={product.tags} />
            {children}
          </div>
        </div>
        <ProductChoices key={product.code} {...{ groups, lacking, isLive, onPick, onReset, labels }} />
        <ProductBar {...bar} className={s.bar} />
      </div>
    </Card>
  )
}
