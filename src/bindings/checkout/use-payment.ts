import { useState } from 'react'
import { keepsCard, leavesPage, payStepOf } from '#domain/checkout/payment-way.ts'
import { useConversation, useDispatch } from '../runtime/runner-context.ts'
import { useContactForm } from './use-contact-form.ts'
import { useFormatter } from '../words/use-formatter.ts'

/** What the customer fills in before paying, and the paying itself, for the pickup time that stands there (S4.48 to S4.50, S5.24, S5.25). */
export function usePayment(amount: string, pickup: number | undefined) {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const [savesCard, setSavesCard] = useState(false)
  const way = useConversation(({ flows }) => flows.payment.context.way)
  const isUser = useConversation(({ flows }) => flows.session.context.visitor.kind === 'user')
  const canSave = isUser && leavesPage(way) && keepsCard(way)
  const { isKnown, ...form } = useContactForm((filledIn) =>
    dispatch({
      type: 'checkout.pay',
      ...filledIn,
      ...(pickup === undefined ? {} : { at: pickup }),
      ...(canSave && savesCard ? { savesCard } : {}),
    }),
  )
  const step = payStepOf(way)
  const name = way ? t(`payment.way.${way.provider}`) : ''
  return {
    isKnown,
    pay: form.onSubmit,
    /** What the pay button says; where the card is given later, it says so. */
    payText: t(step === 'payAmount' ? 'payment.pay' : `payment.${step}Short`, { name }),
    /** The offer to keep a card that is given at the page of the provider; our own card form makes it itself (S1.38). */
    save: canSave
      ? { name: 'saveCard', label: t('payment.save'), isChecked: savesCard, onChange: setSavesCard }
      : undefined,
    form: {
      ...form,
      label: t('contact.title'),
      act: t(`payment.${step}`, { total: amount, name }),
    },
  }
}
