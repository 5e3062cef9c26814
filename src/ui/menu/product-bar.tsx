import { useEffect, useId, useRef } from 'react'
import { QuantityPicker, type QuantityLabels } from '../forms/quantity-picker.tsx'
import { Button } from '../primitives/button.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Price } from '../primitives/price.tsx'
import s from './product-bar.module.css'
import { showGroup } from '../product/show-group.ts'

export type ProductBarProps = {
  readonly quantity: { readonly value: number; readonly min: number; readonly max: number }
  readonly onQuantity: (quantity: number) => void
  /** What the primary button does and for how much; it stays enabled and explains what is missing. */
  readonly act: { readonly text: string; readonly price: string }
  readonly onAct: () => void
  /** False where nothing can be added now; the message says why. */
  readonly canAct?: boolean | undefined
  /** Why the last try came to nothing. */
  readonly message?: string | undefined
  /** What has to be chosen next, which the act names. */
  readonly missing?: { readonly groupId: string } | undefined
  /** The refusal of the last try for what is missing; each is another object and leads to the group once more. */
  readonly refused?: object | undefined
  readonly labels: { readonly quantity: QuantityLabels }
  readonly isLive: boolean
  readonly className?: string | undefined
}

/** The end of a product: how many, the one act with its price, and what has to be chosen before it. */
export function ProductBar({
  quantity,
  act,
  message,
  missing,
  refused,
  labels,
  isLive,
  className,
  ...on
}: ProductBarProps) {
  const textId = useId()
  const bar = useRef<HTMLDivElement>(null)
  const seen = useRef(refused)
  useEffect(() => {
    if (seen.current === refused) return
    seen.current = refused
    if (refused && missing) showGroup(bar.current?.closest('[data-product]'), missing.groupId)
  }, [refused, missing])
  return (
    <div ref={bar} className={classNames(s.bar, className)}>
      {message !== undefined && (
        <p id={textId} className={s.refused}>
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
        describedBy={message === undefined ? undefined : textId}
        onAct={on.onAct}
      >
        <span>{act.text}</span>
        <Price text={act.price} />
      </Button>
    </div>
  )
}
