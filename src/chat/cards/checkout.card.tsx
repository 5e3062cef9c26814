import { basketTotals } from '#domain/basket/totals.ts'
import { PICKUP_CHECK_MS } from '#domain/constants.ts'
import { injectionMoment } from '#domain/orders/injection.ts'
import { pickupOf } from '#flows/dialogue/routing.ts'
import { useConversation, useDispatch, useRunner } from '#bindings/runner-context.ts'
import { useContactForm } from '#bindings/use-contact-form.ts'
import { useNow } from '#bindings/use-now.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { orderLineOf, totalRowsOf } from '#bindings/wording.ts'
import { ContactForm } from '#ui/contact-form.tsx'
import { Notice } from '#ui/notice.tsx'
import { PayButton } from '#ui/pay-button.tsx'
import { RecapCard } from '#ui/recap-card.tsx'
import type { Command } from '#flows/commands.ts'

const WORTH_TELLING_MS = 60_000
const CHANGES: Readonly<Record<string, Command>> = {
  restaurant: { type: 'restaurant.change' },
  mode: { type: 'mode.change' },
  pickup: { type: 'pickup.change' },
  basket: { type: 'basket.open' },
}
const INPUT_MODES = { email: 'email', phoneNumber: 'tel', firstName: 'text', lastName: 'text' } as const
const AUTO_COMPLETE = {
  email: 'email',
  phoneNumber: 'tel',
  firstName: 'given-name',
  lastName: 'family-name',
} as const

/** The whole order once more, every row with its change, the contact details, and one act with its amount (S2.49, S4.48-S4.50). */
export function CheckoutCard({ isLive }: { readonly isLive: boolean }) {
  const speech = useSpeech()
  const { t, time, total } = speech
  const dispatch = useDispatch()
  const runner = useRunner()
  const now = useNow(PICKUP_CHECK_MS)
  const form = useContactForm()
  const basket = useConversation(({ flows }) => flows.basket.context.basket)
  const restaurant = useConversation(({ flows }) => flows.restaurant.context.chosen)
  const mode = useConversation(({ flows }) => flows.menu.context.mode)
  const problem = useConversation(({ flows }) => flows.checkout.context.problem)
  useConversation(({ flows }) => flows.checkout.context.chosenPickup)
  if (!restaurant || !mode) return null
  const pickup = pickupOf(runner.conversation(), now)
  const { street, number, city } = restaurant.address
  const amount = total(basketTotals(basket).total)
  const cancelUntil =
    pickup === undefined
      ? undefined
      : injectionMoment({ retrievalDate: pickup }, restaurant.settings.ordersInjectionDelayMinutes)
  const rows = [
    {
      id: 'restaurant',
      label: t('recap.restaurant'),
      value: t('recap.restaurantValue', { name: restaurant.name, street, number, city }),
    },
    { id: 'mode', label: t('recap.mode'), value: t(`mode.${mode}`) },
    {
      id: 'pickup',
      label: t('recap.pickup'),
      value:
        pickup === undefined ? t('problem.pickup.none') : t('recap.pickupValue', { time: time(pickup, now) }),
    },
    {
      id: 'basket',
      label: t('recap.basket'),
      value: t('basket.count', { count: basketTotals(basket).count }),
    },
  ].map((row) => ({
    ...row,
    change: { text: t('recap.change'), label: t('recap.changeOf', { what: row.label }) },
  }))

  function pay() {
    const submitted = form.submit()
    if (submitted) dispatch({ type: 'checkout.pay', ...submitted })
  }

  return (
    <RecapCard
      label={t('recap.title')}
      rows={rows}
      lines={basket.lines.filter(({ type }) => type !== 'COUPON').map((line) => orderLineOf(line, speech))}
      linesLabel={t('basket.lines')}
      totals={totalRowsOf(basket, speech)}
      {...(cancelUntil === undefined || cancelUntil < now + WORTH_TELLING_MS
        ? {}
        : { note: t('recap.cancelUntil', { time: time(cancelUntil, now) }) })}
      isLive={isLive}
      onChange={(id) => {
        const command = CHANGES[id]
        if (command) dispatch(command)
      }}
    >
      {problem && problem.field === undefined && (
        <Notice
          tone="error"
          title={t([`problem.${problem.code}`, 'paymentProblem.unknown'])}
          isLive={isLive}
        />
      )}
      {form.isKnown ? (
        <PayButton
          text={t('payment.pay')}
          price={amount}
          busyText={t('payment.busy')}
          isBusy={false}
          isLive={isLive}
          onPay={pay}
        />
      ) : (
        <ContactForm
          label={t('contact.title')}
          fields={form.fields.map(({ name, value, problem: wrong }) => ({
            name,
            value,
            label: t(`contact.${name}`),
            ...(name === 'email' ? { hint: t('contact.emailHint') } : {}),
            error: wrong && t(`problem.${wrong}`),
            type: INPUT_MODES[name],
            inputMode: INPUT_MODES[name],
            autoComplete: AUTO_COMPLETE[name],
            isRequired: true,
            maxLength: 254,
          }))}
          checks={[
            {
              name: 'policy',
              label: t('contact.policy'),
              isChecked: form.isPolicyAccepted,
              error: form.policyProblem && t(`problem.${form.policyProblem}`),
            },
            { name: 'offers', label: t('contact.offers'), isChecked: form.isOffersAccepted },
          ]}
          act={t('payment.payAmount', { total: amount })}
          isLive={isLive}
          refusals={form.refusals}
          onField={form.setField}
          onLeave={form.leave}
          onCheck={form.setCheck}
          onSubmit={pay}
        />
      )}
    </RecapCard>
  )
}
