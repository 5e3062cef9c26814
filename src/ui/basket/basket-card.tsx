import type { Elements } from '../primitives/elements.ts'
import { Button } from '../primitives/button.tsx'
import { Card } from '../primitives/card.tsx'
import { Price } from '../primitives/price.tsx'
import { BasketLines, type BasketLinesProps } from './basket-lines.tsx'
import { Totals, type TotalRow } from './total-rows.tsx'
import s from './basket-card.module.css'

type BasketCardProps = BasketLinesProps & {
  /** Left out where what it stands in has its name. */
  readonly title?: string | undefined
  readonly totals: readonly TotalRow[]
  readonly labels: BasketLinesProps['labels'] & { readonly empty: string }
  /** Absent where the way to pay is elsewhere. */
  readonly act?: { readonly text: string; readonly price: string } | undefined
  readonly onAct: () => void
  /** Coupon field, suggestions. */
  readonly children?: Elements
  readonly secondary?: readonly { readonly id: string; readonly text: string; readonly onAct: () => void }[]
}

/** The basket: its lines, then the way to pay. Where the order stands beside, only what that has not. */
export function BasketCard({
  title,
  totals,
  labels,
  act,
  onAct,
  children,
  secondary,
  ...lines
}: BasketCardProps) {
  const { isLive } = lines
  return (
    <Card label={title}>
      {lines.lines.length === 0 ? (
        <p className={s.empty}>{labels.empty}</p>
      ) : (
        <>
          <div className={s.lines}>
            <BasketLines {...lines} labels={labels} />
          </div>
          {children}
          <div className={s.sum}>
            <Totals rows={totals} />
          </div>
          {act !== undefined && (
            <Button tone="primary" choice="checkout" className={s.act} isLive={isLive} onAct={onAct}>
              <span>{act.text}</span>
              <Price text={act.price} />
            </Button>
          )}
        </>
      )}
      {secondary !== undefined && (
        <div className={s.secondary}>
          {secondary.map(({ id, text, onAct: onSecondary }) => (
            <Button key={id} tone="quiet" choice={id} isLive={isLive} onAct={onSecondary}>
              {text}
            </Button>
          ))}
        </div>
      )}
    </Card>
  )
}
