import { useId, useLayoutEffect, useRef, type Ref } from 'react'
import { liveQuestionOf } from '#flows/questions/questions.ts'
import { useConversation, useDispatch } from '#bindings/runtime/runner-context.ts'
import { usePayment } from '#bindings/checkout/use-payment.ts'
import { usePaymentWays } from '#bindings/checkout/use-payment-ways.ts'
import { usePickupSlots } from '#bindings/checkout/use-pickup-slots.ts'
import { useRecap } from '#bindings/checkout/use-recap.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Card } from '#ui/primitives/card.tsx'
import { CheckField } from '#ui/forms/check-field.tsx'
import { ContactForm } from '#ui/forms/contact-form.tsx'
import { Footnote } from '#ui/primitives/footnote.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Select } from '#ui/forms/select.tsx'
import { PayButton } from '#ui/basket/pay-button.tsx'
import { RecapCard } from '#ui/basket/recap-card.tsx'
import { useClassic } from '../../classic-context.ts'
import { LoginOffer } from '#pages/login-offer.tsx'
import { CardSlot } from '#pages/payment/card-slot.tsx'
import { PaymentWays } from '#pages/payment/payment-ways.tsx'
import { PolicyLinks } from '#pages/policy-links.tsx'
import { Title } from '#pages/title.tsx'
import s from './checkout.module.css'
import { PromptNotice } from '../prompt-notice.tsx'

/** Pickup time, address and payment, the order beside them; a closed restaurant leaves only its message (S2.47-S2.49, S5.55). */
export function CheckoutScreen() {
  const { t } = useFormatter()
  const question = useConversation(liveQuestionOf)
  if (question?.surface === 'notice')
    return (
      <div className={s.closed}>
        <Title>{t('classic.title.checkout')}</Title>
        <PromptNotice />
      </div>
    )
  return (
    <div className={s.checkout}>
      <div className={s.head}>
        <Title>{t('classic.title.checkout')}</Title>
      </div>
      <Payment isBusy={question?.surface === 'wait'} isAtCard={question?.name === 'card'} />
    </div>
  )
}

type PaymentProps = { readonly isBusy: boolean; readonly isAtCard: boolean }

function Payment({ isBusy, isAtCard }: PaymentProps) {
  const { t } = useFormatter()
  const { openBasket } = useClassic()
  const left = useRef<HTMLDivElement>(null)
  const pickup = useRef<HTMLSelectElement>(null)
  const recap = useRecap()
  const { isKnown, pay, payText, save, form } = usePayment(recap?.amount ?? '')
  const { isChoice } = usePaymentWays()
  useLayoutEffect(() => {
    // The sent form was removed, and the focus with it: it moves to the text that says the payment is underway.
    if (isBusy && document.activeElement === document.body)
      left.current?.querySelector<HTMLElement>('[aria-busy="true"]')?.focus()
  }, [isBusy])
  if (!recap) return null
  return (
    <>
      <div ref={left} className={s.left}>
        {!isAtCard && <PickupField fieldRef={pickup} />}
        {!isAtCard && <Address />}
        {isChoice && !isAtCard && !isBusy && (
          <Card label={t('ask.paymentWay')}>
            <p className={s.label}>{t('ask.paymentWay')}</p>
            <PaymentWays isLive />
          </Card>
        )}
        <CardSlot />
        {recap.problem !== undefined && !isAtCard && <Notice tone="error" title={recap.problem} isLive />}
        {save !== undefined && !isAtCard && <CheckField {...save} isLive={!isBusy} />}
        {isAtCard ? null : isKnown || isBusy ? (
          <PayButton
            text={payText}
            price={recap.amount}
            busyText={t('payment.busy')}
            isBusy={isBusy}
            isLive
            onPay={pay}
          />
        ) : (
          <>
            <LoginOffer />
            <ContactForm {...form} below={{ policy: <PolicyLinks /> }} isLive />
          </>
        )}
        <Footnote>{t('payment.terms')}</Footnote>
      </div>
      <div className={s.right}>
        <RecapCard
          {...recap.card}
          isLive={!isBusy && !isAtCard}
          onChange={(id) => {
            if (id === 'basket') openBasket()
            else if (id === 'pickup') pickup.current?.focus()
            else recap.card.onChange(id)
          }}
        />
      </div>
    </>
  )
}

type PickupFieldProps = { readonly fieldRef: Ref<HTMLSelectElement> }

/** Every 10 minutes, the earliest first (S5.56). */
function PickupField({ fieldRef }: PickupFieldProps) {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const id = useId()
  const slots = usePickupSlots()
  if (!slots) return <Notice tone="warm" title={t('problem.pickup.none')} isLive />
  const { earliest, hours } = slots
  const value = slots.kept(slots.current)
  return (
    <Card>
      <label className={s.label} htmlFor={id}>
        {t('classic.pickup')}
      </label>
      <Select
        id={id}
        ref={fieldRef}
        value={value}
        onChange={(event) => {
          const at = Number(event.target.value)
          dispatch({ type: 'pickup.choose', at: at === earliest.at ? 'earliest' : at })
        }}
      >
        <option value={earliest.at}>
          {t('classic.pickupEarliest', { label: earliest.label, time: earliest.text })}
        </option>
        {hours.map((hour) => (
          <optgroup key={hour.label} label={hour.label}>
            {hour.slots.map((slot) => (
              <option key={slot.at} value={slot.at}>
                {slot.text}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Card>
  )
}

function Address() {
  const { t } = useFormatter()
  const chosen = useConversation(({ flows }) => flows.restaurant.context.chosen)
  if (!chosen) return null
  const { street, number, zipCode, city } = chosen.address
  return (
    <Card>
      <p className={s.label}>{t('classic.address')}</p>
      <address className={s.address}>
        {chosen.name}
        <br />
        {t('classic.fullAddress', { street, number, zipCode, city })}
      </address>
    </Card>
  )
}
