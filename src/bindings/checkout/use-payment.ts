import { useState } from 'react'
import { keepsCard, leavesPage, payStepOf, takesCard } from '#domain/checkout/payment-way.ts'
import { useConversation, useDispatch, useRunner } from '../runtime/runner-context.ts'
import { useCardAccess, type CardForm } from './card-handoff.ts'
import { usePlaceOfCard } from './use-forms-of-providers.ts'
import { useContactForm, type FilledIn } from './use-contact-form.ts'
import { useFormatter } from '../words/use-formatter.ts'

/** What the customer fills in before paying, and the paying itself, for the pickup time that stands there (S4.48 to S4.50, S5.24, S5.25). */
export function usePayment(amount: string, pickup: number | undefined) {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const runner = useRunner()
  const { handoff } = useCardAccess()
  const [savesCard, setSavesCard] = useState(false)
  const way = useConversation(({ flows }) => flows.payment.context.way)
  const isUser = useConversation(({ flows }) => flows.session.context.visitor.kind === 'user')
  const canSave = isUser && leavesPage(way) && keepsCard(way)
  const pay = (filledIn: FilledIn, card: { readonly hasCard?: true; readonly savesCard?: boolean }) =>
    dispatch({
      type: 'checkout.pay',
      ...filledIn,
      ...(pickup === undefined ? {} : { at: pickup }),
      ...card,
    })
  const payByCard = async (filledIn: FilledIn, cardForm: CardForm) => {
    const filled = await cardForm.fill()
    if (!filled) return
    const takeBack = handoff.put(filled.card)
    pay(filledIn, { hasCard: true, savesCard: filled.savesCard })
    if (runner.conversation().flows.checkout.value === 'reviewing') takeBack()
  }
  const { isKnown, ...form } = useContactForm((filledIn) => {
    const cardForm = takesCard(way) ? handoff.form() : undefined
    if (cardForm) void payByCard(filledIn, cardForm)
    else pay(filledIn, canSave && savesCard ? { savesCard } : {})
  })
  const hasCardForm = usePlaceOfCard() !== undefined
  const step = payStepOf(way)
  const name = way ? t(`payment.way.${way.provider}`) : ''
  return {
    isKnown,
    pay: form.onSubmit,
    /** Whether a card form stands there, which has the button that pays. */
    hasCardForm,
    /** What the pay button says; where it is paid elsewhere, it says so. */
    payText: t(leavesPage(way) ? `payment.${step}Short` : 'payment.pay', { name }),
    /** The offer to keep a card that is given at the page of the provider; our own card form makes it itself (S1.38). */
    save: canSave
      ? { name: 'saveCard', label: t('payment.save'), isChecked: savesCard, onChange: setSavesCard }
      : undefined,
    form: {
      ...form,
      label: t('contact.title'),
      act: hasCardForm ? undefined : t(`payment.${step}`, { total: amount, name }),
    },
  }
}
