import { useEffect } from 'react'
import type { CardForm } from '#bindings/checkout/card-handoff.ts'
import { PayButton } from '#ui/checkout/pay-button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import type { useCardPayment } from './use-card-payment.ts'
import s from './card-entry.module.css'

type ReplayedCardProps = NonNullable<ReturnType<typeof useCardPayment>>['form']

/** A card without a number: what pays with it is answered from the record. */
const ANY_CARD: CardForm = {
  fill: async () => ({ card: { confirm: async () => undefined }, savesCard: false }),
}

/** The place of the card form where a recorded conversation is shown. */
export function ReplayedCard({ label, words, pay, problem, isBusy, onOpen, onPay }: ReplayedCardProps) {
  useEffect(() => onOpen(ANY_CARD), [onOpen])
  return (
    <Card label={label}>
      <div className={s.form}>
        <p>{words.replayed}</p>
        {problem !== undefined && <p className={s.error}>{problem}</p>}
        <PayButton
          text={pay.text}
          price={pay.price}
          busyText={pay.busy}
          isBusy={isBusy}
          isLive
          onPay={onPay}
        />
      </div>
    </Card>
  )
}
