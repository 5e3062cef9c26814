import { useLayoutEffect, useRef } from 'react'
import { liveQuestionOf } from '#flows/core/conversation/questions.ts'
import { useConversation, useDispatch } from '#bindings/runtime/runner-context.ts'
import { usePayment } from '#bindings/checkout/use-payment.ts'
import { usePaymentWays } from '#bindings/checkout/use-payment-ways.ts'
import { usePickupSlots } from '#bindings/checkout/use-pickup-slots.ts'
import { useRecap } from '#bindings/checkout/use-recap.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { classNames } from '#ui/primitives/class-names.ts'
import { CheckField } from '#ui/forms/check-field.tsx'
import { ContactForm } from '#ui/checkout/contact-form.tsx'
import { Footnote } from '#ui/primitives/footnote.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SlotFields } from '#ui/checkout/slot-picker.tsx'
import { PayButton } from '#ui/checkout/pay-button.tsx'
import { RecapCard } from '#ui/checkout/recap-card.tsx'
import { useClassic } from '../../classic-context.ts'
import { EmptyBasket } from '#pages/basket/empty-basket.tsx'
import { LoginOffer } from '#pages/account/login-offer.tsx'
import { CardSlot, WalletSlot } from '#pages/payment/card-slot.tsx'
import { PolicyLinks } from '#pages/policy-links.tsx'
import { Title } from '#pages/title.tsx'
import s from './checkout.module.css'
import { PromptNotice } from '../prompt-notice.tsx'
import { WaysFold } from './ways-fold.tsx'

/** What the order beside the payment still tells. */
const BESIDE: ReadonlySet<string> = new Set(['mode', 'table', 'receipt', 'basket'])

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
    <div className={classNames(s.checkout, question?.name === 'card' && s.atCard)}>
      <div className={s.head}>
        <Title>{t('classic.title.checkout')}</Title>
      </div>
      <Payment isBusy={question?.surface === 'wait'} isAtCard={question?.name === 'card'} />
    </div>
  )
}

type PickupSlots = ReturnType<typeof usePickupSlots>

type PaymentProps = { readonly isBusy: boolean; readonly isAtCard: boolean }

function Payment({ isBusy, isAtCard }: PaymentProps) {
  const { t } = useFormatter()
  const { openBasket } = useClassic()
  const left = useRef<HTMLDivElement>(null)
  const recap = useRecap()
  const slots = usePickupSlots()
  const { isKnown, pay, payText, save, hasCardForm, form } = usePayment(
    recap?.amount ?? '',
    slots?.kept(slots.current),
  )
  const { isChoice } = usePaymentWays()
  useLayoutEffect(() => {
    // The sent form was removed, and the focus with it: it moves to the text that says the payment is underway.
    if (isBusy && document.activeElement === document.body)
      left.current?.querySelector<HTMLElement>('[aria-busy="true"]')?.focus()
  }, [isBusy])
  if (!recap) return null
  if (recap.isEmpty) return <EmptyBasket isLive />
  return (
    <>
      <div ref={left} className={s.left}>
        {!isAtCard && <Collection slots={slots} moved={recap.moved} />}
        {isChoice && !isAtCard && !isBusy && (
          <WaysFold value={recap.card.rows.find(({ id }) => id === 'payment')?.value} />
        )}
        <WalletSlot />
        {recap.problem !== undefined && !isAtCard && <Notice tone="error" title={recap.problem} isLive />}
        {save !== undefined && !isAtCard && <CheckField {...save} isLive={!isBusy} />}
        {isAtCard ? null : isKnown || isBusy ? (
          !hasCardForm && (
            <PayButton
              text={payText}
              price={recap.amount}
              busyText={t('payment.busy')}
              isBusy={isBusy}
              isLive
              onPay={pay}
            />
          )
        ) : (
          <>
            <LoginOffer />
            <Card>
              <ContactForm {...form} below={{ policy: <PolicyLinks /> }} isLive />
            </Card>
          </>
        )}
        <CardSlot />
        {!hasCardForm && recap.notes.map((note) => <Footnote key={note}>{note}</Footnote>)}
      </div>
      <div className={s.right}>
        <RecapCard
          {...recap.card}
          // Time and place are told where they are chosen.
          rows={recap.card.rows.filter(({ id }) => isAtCard || BESIDE.has(id))}
          isLive={!isBusy && !isAtCard}
          onChange={(id) => (id === 'basket' ? openBasket() : recap.card.onChange(id))}
        />
      </div>
    </>
  )
}

/** When and where the order is collected (S2.49). */
function Collection({ slots, moved }: { readonly slots: PickupSlots; readonly moved: string | undefined }) {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const chosen = useConversation(({ flows }) => flows.restaurant.context.chosen)
  if (!chosen) return null
  const { street, number, zipCode, city } = chosen.address
  const where = t('recap.restaurant')
  return (
    <Card>
      <h2 className={s.label}>{t('classic.pickup')}</h2>
      {moved !== undefined && <Notice tone="warm" title={moved} isLive />}
      <PickupField slots={slots} />
      <div className={s.where}>
        <Icon name="pin" className={s.pin} />
        <address className={s.address}>
          <b>{chosen.name}</b>
          <br />
          <span>{t('classic.fullAddress', { street, number, zipCode, city })}</span>
        </address>
        <Button
          tone="link"
          label={t('recap.changeOf', { what: where })}
          onAct={() => dispatch({ type: 'restaurant.change' })}
        >
          {t('recap.change')}
        </Button>
      </div>
    </Card>
  )
}

/** Every 10 minutes, the earliest first (S5.56). */
function PickupField({ slots }: { readonly slots: PickupSlots }) {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  if (!slots) return <Notice tone="warm" title={t('problem.pickup.none')} isLive />
  const { earliest, hours } = slots
  return (
    <SlotFields
      earliest={earliest}
      hours={hours}
      hoursAtFirst={0}
      value={slots.kept(slots.current)}
      isLive
      labels={{ title: t('classic.pickup'), later: t('classic.otherTimes') }}
      onPick={(at) => dispatch(slots.choice(at))}
    />
  )
}
