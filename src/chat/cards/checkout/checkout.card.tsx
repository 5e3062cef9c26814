import { usePayment } from '#bindings/checkout/use-payment.ts'
import { usePaymentWays } from '#bindings/checkout/use-payment-ways.ts'
import { useRecap } from '#bindings/checkout/use-recap.ts'
import { ContactForm } from '#ui/checkout/contact-form.tsx'
import { EmptyBasket } from '#pages/basket/empty-basket.tsx'
import { CardWithoutCode } from '#pages/payment/card-without-code.tsx'
import { LoginOffer } from '#pages/account/login-offer.tsx'
import { PolicyLinks } from '#pages/policy-links.tsx'
import { CheckoutRecap } from './checkout-recap.tsx'

/**
 * The whole order once more, each row with its change button, the contact details, and one pay button with the amount
 * (S2.49, S4.48-S4.50).
 */
export function CheckoutCard({ isLive }: { readonly isLive: boolean }) {
  const recap = useRecap()
  const payment = usePayment(recap?.amount ?? '', recap?.pickup)
  const { isKnown, form } = payment
  const { offered } = usePaymentWays()
  if (!recap) return null
  if (recap.isEmpty) return <EmptyBasket isLive={isLive} />
  return (
    <CheckoutRecap
      recap={recap}
      payment={payment}
      isLive={isLive}
      details={
        offered.length === 0 ? (
          <CardWithoutCode />
        ) : isKnown ? undefined : (
          <>
            {isLive && <LoginOffer />}
            {isLive && <CardWithoutCode />}
            <ContactForm
              {...form}
              isLive={isLive}
              {...(isLive ? { below: { policy: <PolicyLinks /> } } : {})}
            />
          </>
        )
      }
    />
  )
}
