import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import type { Elements } from '#ui/primitives/elements.ts'
import { OptionGroupField, type OptionGroup, type OptionGroupProps } from '#ui/product/option-group.tsx'
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
  readonly tags: readonly Tag[]
}

export type OptionPickerProps = Omit<ProductBarProps, 'className' | 'labels'> & {
  readonly product: PickedProduct
  readonly groups: readonly OptionGroup[]
  readonly onPick: OptionGroupProps['onPick']
  readonly onReset?: (() => void) | undefined
  readonly labels: ProductBarProps['labels'] & { readonly reset: string }
  /** More about the product, shown below its description. */
  readonly children?: Elements
}

/** Every decision about a product on one card; the bar at its end stays in sight and shows the price as it changes. */
export function OptionPicker({ product, groups, onPick, onReset, children, ...bar }: OptionPickerProps) {
  const { isLive, labels } = bar
  return (
    <Card isFlush label={product.name}>
      <div data-product={product.code} className={s.product}>
        <div className={s.head}>
          <Picture code={product.code} url={product.imageUrl} size="head" isEager />
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
        {groups.map((group) => (
          <OptionGroupField key={group.id} group={group} isLive={isLive} onPick={onPick} />
        ))}
        {onReset !== undefined && groups.length > 0 && (
          <div className={s.reset}>
            <Button tone="link" isLive={isLive} onAct={onReset}>
              {labels.reset}
            </Button>
          </div>
        )}
        <ProductBar {...bar} className={s.bar} />
      </div>
    </Card>
  )
}
