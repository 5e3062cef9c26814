import { useState } from 'react'
import { ChoiceFold } from '../product/choice-fold.tsx'
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
  readonly isLive: boolean
  readonly onChange: (rowId: string) => void
  /** The pay button. */
  readonly children?: Elements
}

/** Everything that is about to be paid for, on one screen: each row with its way back, several lines in one. */
export function RecapCard({
  label,
  rows,
  lines,
  linesLabel,
  totals,
  isLive,
  onChange,
  children,
}: RecapCardProps) {
  const [areLinesOpen, setAreLinesOpen] = useState(false)
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
      {lines.length > 1 ? (
        <div className={s.lines}>
          <ChoiceFold
            titles={[{ id: 'lines', text: linesLabel }]}
            chosen={lines.map(({ id, quantity, name, nameLang }) => ({
              id,
              text: `${quantity} ${name}`,
              lang: nameLang,
            }))}
            isLive={isLive}
            isOpen={areLinesOpen}
            onToggle={setAreLinesOpen}
          >
            <OrderLines label={linesLabel} lines={lines} />
          </ChoiceFold>
        </div>
      ) : (
        <OrderLines label={linesLabel} lines={lines} />
      )}
      <div className={s.sum}>
        <Totals rows={totals} />
      </div>
      {children}
    </Card>
  )
}
