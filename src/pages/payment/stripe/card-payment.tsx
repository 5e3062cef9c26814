import { useCardPayment } from './use-card-payment.ts'
import { CardEntry } from './card-entry.tsx'
import { ReplayedCard } from './replayed-card.tsx'
import { Button } from '#ui/primitives/button.tsx'
import s from './card-entry.module.css'

/** The card form for the order that waits for it, and the ways out below it. */
export function CardPayment() {
  const payment = useCardPayment()
  if (!payment) return null
  return (
    <>
      {payment.form.access.isReplayed ? <ReplayedCard {...payment.form} /> : <CardEntry {...payment.form} />}
      <div className={s.ways}>
        {payment.ways.map(({ id, text, onAct }) => (
          <Button key={id} tone="outline" choice={id} onAct={onAct}>
            {text}
          </Button>
        ))}
      </div>
    </>
  )
}
