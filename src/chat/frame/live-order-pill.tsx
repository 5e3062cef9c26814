import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import s from './live-order-pill.module.css'

type LiveOrderPillProps = {
  /** The pickup number, or the time while there is none. */
  readonly text: string
  /** The whole name: "Your order, 042: The kitchen has your order". */
  readonly label: string
  readonly onOpen: () => void
}

/** Leads back to the current order while the customer does something else. */
export function LiveOrderPill({ text, label, onOpen }: LiveOrderPillProps) {
  return (
    <Button tone="outline" className={s.pill} label={label} onAct={onOpen}>
      <Icon name="clock" size="s" />
      <span className={s.text} translate="no">
        {text}
      </span>
    </Button>
  )
}
