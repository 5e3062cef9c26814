import { memo } from 'react'
import { useLiveOrder } from '#bindings/orders/use-orders.ts'
import { useDispatch } from '#bindings/runtime/runner-context.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import s from './live-order-pill.module.css'

/** Leads back to the current order by its number, or its time while there is none, while the customer does something else. */
export const LiveOrderPill = memo(function LiveOrderPill() {
  const dispatch = useDispatch()
  const live = useLiveOrder()
  if (!live) return null
  return (
    <Button
      tone="outline"
      className={s.pill}
      label={live.label}
      onAct={() => dispatch({ type: 'orders.show' })}
    >
      <Icon name="clock" size="s" />
      <span translate="no">{live.text}</span>
    </Button>
  )
})
