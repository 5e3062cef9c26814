import { useId, type ReactNode } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { OptionGroupField, type OptionGroup, type OptionGroupProps } from '#ui/menu/option-group.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { Price } from '#ui/primitives/price.tsx'
import { QuantityPicker, type QuantityLabels } from '#ui/forms/quantity-picker.tsx'
import { Tags, type Tag } from '#ui/primitives/tags.tsx'
import s from './option-picker.module.css'

export type PickedProduct = {
  readonly code: string
  readonly name: string
  readonly description?: string | undefined
  readonly imageUrl?: string | undefined
  readonly tags: readonly Tag[]
}

type OptionPickerProps = {
  readonly product: PickedProduct
  readonly groups: readonly OptionGroup[]
  readonly onPick: OptionGroupProps['onPick']
  readonly quantity: { readonly value: number; readonly min: number; readonly max: number }
  readonly onQuantity: (quantity: number) => void
  /** What the primary button does and for how much; it stays enabled and explains what is missing. */
  readonly act: { readonly text: string; readonly price: string }
  readonly onAct: () => void
  /** False where nothing can be added now; the message says why. */
  readonly canAct?: boolean | undefined
  readonly onReset?: (() => void) | undefined
  readonly message?: string | undefined
  readonly labels: { readonly quantity: QuantityLabels; readonly reset: string }
  readonly isLive: boolean
  /** More about the product, shown below its description. */
  readonly children?: ReactNode
}

/** Every decision about a product on one card; the button shows the price as it changes. */
export function OptionPicker({
  product,
  groups,
  quantity,
  act,
  message,
  labels,
  isLive,
  children,
  ...on
}: OptionPickerProps) {
  const messageId = useId()
  return (
    <Card isFlush label={product.name}>
      <div className={s.head}>
        <Picture code={product.code} url={product.imageUrl} size="head" isEager />
        <div className={s.facts}>
          <p className={s.name}>{product.name}</p>
          {product.description !== undefined && <p className={s.description}>{product.description}</p>}
          <Tags tags={product.tags} />
          {children}
        </div>
      </div>
      {groups.map((group) => (
        <OptionGroupField key={group.id} group={group} isLive={isLive} onPick={on.onPick} />
      ))}
      <div className={s.foot}>
        {message !== undefined && (
          <p className={s.message} id={messageId}>
            {message}
          </p>
        )}
        <QuantityPicker {...quantity} isLive={isLive} labels={labels.quantity} onChange={on.onQuantity} />
        <Button
          tone="primary"
          className={s.act}
          choice="add"
          isLive={isLive}
          canAct={on.canAct}
          describedBy={message === undefined ? undefined : messageId}
          onAct={on.onAct}
        >
          <span>{act.text}</span>
          <Price text={act.price} />
        </Button>
        {on.onReset !== undefined && (
          <Button tone="link" className={s.reset} isLive={isLive} onAct={on.onReset}>
            {labels.reset}
          </Button>
        )}
      </div>
    </Card>
  )
}
