import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#pages/link.tsx'
import s from './pending-orders-button.module.css'

type PendingOrdersButtonProps = {
  /** The whole name: "Follow your orders, 2 in progress". */
  readonly label: string
  /** The number of current orders; zero is shown as no number. */
  readonly count: number
}

/** The timer button of the top bar, which leads to the current orders (S2.98). */
export function PendingOrdersButton({ label, count }: PendingOrdersButtonProps) {
  return (
    <Link to={{ name: 'currentOrder' }} className={s.timer} label={label}>
      <Icon name="clock" />
      {count > 0 && (
        <span className={s.badge} translate="no">
          {count}
        </span>
      )}
    </Link>
  )
}
