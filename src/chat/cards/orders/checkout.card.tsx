import { usePayment } from '#bindings/checkout/use-payment.ts'
import { useRecap } from '#bindings/checkout/use-recap.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { CheckField } from '#ui/forms/check-field.tsx'
import { ContactForm } from '#ui/forms/contact-form.tsx'
import { Footnote } from '#ui/primitives/footnote.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { PayButton } from '#ui/basket/pay-button.tsx'
import { RecapCard } from '#ui/basket/recap-card.tsx'
import { EmptyBasket } from '#pages/empty-basket.tsx'
import { LoginOffer } from '#pages/login-offer.tsx'
import { ChosenCard } from '#pages/payment/payment-ways.tsx'
import { PolicyLinks } from '#pages/policy-links.tsx'

/**
 * The whole order once more, each row with its change button, the contact details, and one pay button with the amount
 * (S2.49, S4.48-S4.50).
 */
export function CheckoutCard({ isLive }: { readonly isLive: boolean }) {
  const { t } = useFormatter()
  const recap = useRecap()
  const { isKnown, pay, payText, save, form } = usePayment(recap?.amount ?? '', recap?.pickup)
  if (!recap) return null
  if (recap.isEmpty) return <EmptyBasket isLive={isLive} />
  return (
    <RecapCard {...recap.card} isLive={isLive}>
      {recap.moved !== undefined && <Notice tone="warm" title={recap.moved} isLive={isLive} />}
      {recap.problem !== undefined && <Notice tone="error" title={recap.problem} isLive={isLive} />}
      {isLive && <ChosenCard />}
      {save !== undefined && <CheckField {...save} isLive={isLive} />}
      {isKnown ? (
        <PayButton
          text={payText}
          price={recap.amount}
          busyText={t('payment.busy')}
          isBusy={false}
          isLive={isLive}
          onPay={pay}
        />
      ) : (
        <>
          {isLive && <LoginOffer />}
          <ContactForm
            {...form}
            isLive={isLive}
            {...(isLive ? { below: { policy: <PolicyLinks /> } } : {})}
          />
        </>
      )}
      <Footnote>{t('payment.terms')}</Footnote>
    </RecapCard>
  )
}
