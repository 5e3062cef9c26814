import type { Elements } from '../primitives/elements.ts'
import { Card } from '../primitives/card.tsx'
import { OrderLines, type OrderLine } from '../basket/order-lines.tsx'
import { RecapLine } from '../basket/recap-line.tsx'
import { Totals, type TotalRow } from '../basket/total-rows.tsx'
import s from './recap-card.module.css'

export type RecapRow = {
  readonly id: string
  readonly label: string
  readonly value: string
  /** Absent where it can no longer be changed. */
  readonly change?: { readonly text: string; readonly label: string } | undefined
}

type RecapCardProps = {
  readonly label: string
  readonly rows: readonly RecapRow[]
  readonly lines: readonly OrderLine[]
  readonly linesLabel: string
  readonly totals: readonly TotalRow[]
  /** Until when it can be cancelled free of charge. */
  readonly note?: string | undefined
  readonly isLive: boolean
  readonly onChange: (rowId: string) => void
  /** The pay button. */
  readonly children?: Elements
}

/** Everything that is about to be paid for, on one screen, each row with its way back. */
export function RecapCard({
  label,
  rows,
  lines,
  linesLabel,
  totals,
  note,
  isLive,
  onChange,
  children,
}: RecapCardProps) {
  return (
    <Card label={label}>
      <div className={s.rows}>
        {rows.map((row) => (
          <RecapLine
            key={row.id}
            label={row.label}
            value={row.value}
            change={isLive ? row.change : undefined}
            onChange={() => onChange(row.id)}
          />
        ))}
      </div>
      <OrderLines label={linesLabel} lines={lines} />
      <div className={s.sum}>
        <Totals rows={totals} />
      </div>
      {note !== undefined && <p className={s.note}>{note}</p>}
      {children}
    </Card>
  )
}
