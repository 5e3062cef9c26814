import type { Elements } from '../primitives/elements.ts'
import { Button } from '../primitives/button.tsx'
import { Card } from '../primitives/card.tsx'
import { OrderLines, type OrderLine } from './order-lines.tsx'
import { Price } from '../primitives/price.tsx'
import { QuantityPicker, type QuantityLabels } from '../forms/quantity-picker.tsx'
import { Totals, type TotalRow } from './total-rows.tsx'
import s from './basket-card.module.css'

export type BasketCardLine = OrderLine & {
  readonly count: number
  readonly min: number
  readonly max: number
  readonly isLocked?: boolean
  readonly labels: QuantityLabels & { readonly edit?: string | undefined; readonly remove: string }
}

type BasketCardProps = {
  /** Left out where what it stands in has its name. */
  readonly title?: string | undefined
  readonly lines: readonly BasketCardLine[]
  readonly totals: readonly TotalRow[]
  readonly labels: { readonly empty: string; readonly edit: string; readonly remove: string }
  /** Absent where the way to pay is elsewhere. */
  readonly act?: { readonly text: string; readonly price: string } | undefined
  readonly isLive: boolean
  readonly onQuantity: (id: string, quantity: number) => void
  readonly onRemove: (id: string) => void
  readonly onEdit: (id: string) => void
  readonly onAct: () => void
  /** Coupon field, suggestions. */
  readonly children?: Elements
  readonly secondary?: readonly { readonly id: string; readonly text: string; readonly onAct: () => void }[]
}

/** The basket: every line can be counted up and down, opened again and taken away; then the way to pay. */
export function BasketCard({
  title,
  lines,
  totals,
  labels,
  act,
  isLive,
  children,
  secondary,
  ...on
}: BasketCardProps) {
  return (
    <Card label={title}>
      {lines.length === 0 ? (
        <p className={s.empty}>{labels.empty}</p>
      ) : (
        <>
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
                    <Button
                      tone="link"
                      label={line.labels.edit}
                      isLive={isLive}
                      onAct={() => on.onEdit(line.id)}
                    >
                      {labels.edit}
                    </Button>
                  )}
                  <Button
                    tone="link"
                    label={line.labels.remove}
                    isLive={isLive}
                    onAct={() => on.onRemove(line.id)}
                  >
                    {labels.remove}
                  </Button>
                </span>
              </>
            )}
          />
          {children}
          <div className={s.sum}>
            <Totals rows={totals} />
          </div>
          {act !== undefined && (
            <Button tone="primary" choice="checkout" className={s.act} isLive={isLive} onAct={on.onAct}>
              <span>{act.text}</span>
              <Price text={act.price} />
            </Button>
          )}
        </>
      )}
      {secondary !== undefined && (
        <div className={s.secondary}>
          {secondary.map(({ id, text, onAct }) => (
            <Button key={id} tone="quiet" choice={id} isLive={isLive} onAct={onAct}>
              {text}
            </Button>
          ))}
        </div>
      )}
    </Card>
  )
}
