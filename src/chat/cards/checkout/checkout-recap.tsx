import type { usePayment } from '#bindings/checkout/use-payment.ts'
import type { useRecap } from '#bindings/checkout/use-recap.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { PayButton } from '#ui/checkout/pay-button.tsx'
import { RecapCard } from '#ui/checkout/recap-card.tsx'
import { CheckField } from '#ui/forms/check-field.tsx'
import type { Elements } from '#ui/primitives/elements.ts'
import { Footnote } from '#ui/primitives/footnote.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { RefreshTick } from '#pages/order-refresh.tsx'
import { ChosenCard } from '#pages/payment/payment-ways.tsx'

type Recap = NonNullable<ReturnType<typeof useRecap>>

type CheckoutRecapProps = {
  readonly recap: Recap
  readonly payment: ReturnType<typeof usePayment>
  readonly isLive: boolean
  /** What is asked before it is paid, with its own button; the pay button where nothing is. */
  readonly details?: Elements
}

/** What is about to be paid for, and what pays it. */
export function CheckoutRecap({ recap, payment, isLive, details }: CheckoutRecapProps) {
  const { t } = useFormatter()
  const { pay, payText, save, hasCardForm } = payment
  return (
    <RecapCard {...recap.card} isLive={isLive}>
      <CheckoutNotices recap={recap} isLive={isLive} />
      {isLive && <ChosenCard />}
      {save !== undefined && <CheckField {...save} isLive={isLive} />}
      {isLive && <RefreshTick />}
      {details}
      {details === undefined && !hasCardForm && (
        <PayButton
          text={payText}
          price={recap.amount}
          busyText={t('payment.busy')}
          isBusy={false}
          isLive={isLive}
          onPay={pay}
        />
      )}
      {!hasCardForm && recap.notes.map((note) => <Footnote key={note}>{note}</Footnote>)}
    </RecapCard>
  )
}

/** That the chosen time has passed, and why the last try to pay came to nothing. */
export function CheckoutNotices({ recap, isLive }: Pick<CheckoutRecapProps, 'recap' | 'isLive'>) {
  return (
    <>
      {recap.moved !== undefined && <Notice tone="warm" title={recap.moved} isLive={isLive} />}
      {recap.problem !== undefined && <Notice tone="error" title={recap.problem} isLive={isLive} />}
    </>
  )
}
