import { Button } from '#ui/primitives/button.tsx'
import s from './basket-pill.module.css'

export type BasketPillProps = {
  readonly count: number
  readonly total: string
  /** The whole name: "Basket, 3 items, 387 kr". */
  readonly label: string
  readonly onOpen: () => void
}

/** How much is in the basket, always in the same place. */
export function BasketPill({ count, total, label, onOpen }: BasketPillProps) {
  return (
    <Button tone="bare" className={s.pill} label={label} onAct={onOpen}>
      <span key={count} className={s.count} translate="no">
        {count}
      </span>
      <span className={s.total} translate="no">
        {total}
      </span>
    </Button>
  )
}
