import { QuantityPicker, type QuantityLabels } from '../forms/quantity-picker.tsx'
import { Button } from '../primitives/button.tsx'
import { OrderLines, type OrderLine } from './order-lines.tsx'
import s from './basket-lines.module.css'

export type BasketLine = OrderLine & {
  readonly count: number
  readonly min: number
  readonly max: number
  readonly isLocked?: boolean
  readonly labels: QuantityLabels & { readonly edit?: string | undefined; readonly remove: string }
}

export type BasketLinesProps = {
  readonly lines: readonly BasketLine[]
  readonly labels: { readonly edit: string; readonly remove: string }
  readonly isLive: boolean
  readonly onQuantity: (id: string, quantity: number) => void
  readonly onRemove: (id: string) => void
  readonly onEdit: (id: string) => void
}

/** The lines of the basket: each can be counted up and down, opened again and taken away. */
export function BasketLines({ lines, labels, isLive, ...on }: BasketLinesProps) {
  return (
    <OrderLines
      lines={lines}
      renderFoot={(line) => (
        <>
          <QuantityPicker
            isSmall
            value={line.count}
            min={line.min}
            max={line.max}
            isLive={isLive && line.isLocked !== true}
            labels={line.labels}
            onChange={(quantity) => on.onQuantity(line.id, quantity)}
          />
          <span className={s.links}>
            {line.labels.edit !== undefined && (
              <Button tone="link" label={line.labels.edit} isLive={isLive} onAct={() => on.onEdit(line.id)}>
                {labels.edit}
              </Button>
            )}
            <Button tone="link" label={line.labels.remove} isLive={isLive} onAct={() => on.onRemove(line.id)}>
              {labels.remove}
            </Button>
          </span>
        </>
      )}
    />
  )
}
