import { useContext } from 'react'
import { basketTotals } from '#domain/basket/totals.ts'
import { toProviderAmount } from '#domain/checkout/payment-provider.ts'
import { paidFor } from '#domain/orders/amounts.ts'
import { paymentProblemKeys } from '#flows/checkout/payment-problem.ts'
import { answersOf } from '#flows/core/conversation/questions.ts'
import { offeredWaysOf } from '#flows/core/conversation/selectors.ts'
import { useConversation, useDispatch } from '#bindings/runtime/runner-context.ts'
import { useGiveAnswer } from '#bindings/prompts/use-answers.ts'
import { answerText } from '#bindings/prompts/answer-text.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useCardAccess, type CardProblem } from '#bindings/checkout/card-handoff.ts'
import { ContactHandoffContext } from '#bindings/checkout/contact-handoff.ts'
import { UNDER_WAY, usePlaceOfCard } from '#bindings/checkout/use-forms-of-providers.ts'
import { useRecap } from '#bindings/checkout/use-recap.ts'

/**
 * What the card form needs to pay: beside the recap what is in the basket, with all that stands there; alone the order that
 * was made. Needs the texts of `payment`.
 */
export function useCardPayment() {
  const formatter = useFormatter()
  const { t, total, locale } = formatter
  const dispatch = useDispatch()
  const give = useGiveAnswer()
  const access = useCardAccess()
  const contact = useContext(ContactHandoffContext)
  const recap = useRecap()
  const isAlone = usePlaceOfCard() === 'alone'
  const offered = useConversation(offeredWaysOf)
  const conversation = useConversation((whole) => whole)
  const { basket, checkout, restaurant, session } = conversation.flows
  const { order, problem } = checkout.context
  const { chosen } = restaurant.context
  if (!chosen) return undefined
  const amount = isAlone && order ? paidFor(order) : basketTotals(basket.context.basket).total
  const payOrder = async () => {
    const filled = await access.handoff.form()?.fill()
    if (!filled) return
    access.handoff.put(filled.card)
    dispatch({ type: 'card.submit', savesCard: filled.savesCard })
  }
  return {
    form: {
      access,
      amount: toProviderAmount('stripe', amount, chosen.currency),
      currency: chosen.currency.toLowerCase(),
      locale,
      label: t('cardForm.label'),
      words: {
        loading: t('cardForm.loading'),
        notLoaded: t('cardForm.notLoaded'),
        retry: t('cardForm.retry'),
        replayed: t('cardForm.replayed'),
      },
      other:
        isAlone || offered.length < 2
          ? undefined
          : { text: t('payment.other'), onAct: () => dispatch({ type: 'payment.change' }) },
      pay: { text: t('payment.pay'), price: total(amount), busy: t('payment.busy') },
      save: session.context.visitor.kind === 'user' ? t('payment.save') : undefined,
      wordsOf: ({ code, field }: CardProblem) =>
        t([field === undefined ? `cardProblem.${code}` : `cardForm.field.${field}`, '']) || undefined,
      problem: isAlone && problem ? t([...paymentProblemKeys(problem.code)]) : undefined,
      isBusy: UNDER_WAY.has(checkout.value),
      notes: isAlone ? [] : recap?.notes,
      onOpen: access.handoff.open,
      onPay: () => (isAlone ? void payOrder() : contact.form()?.submit()),
    },
    ways: isAlone
      ? answersOf(conversation).flatMap((answer) => {
          const text = answerText(answer.words, conversation, formatter)
          return text === undefined ? [] : [{ id: answer.id, text, onAct: () => give(answer) }]
        })
      : [],
  }
}
