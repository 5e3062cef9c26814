import { toProviderAmount } from '#domain/checkout/payment-provider.ts'
import { addMinor } from '#domain/money/minor.ts'
import { paymentProblemKeys } from '#flows/checkout/payment-problem.ts'
import { answersOf } from '#flows/core/conversation/questions.ts'
import { useConversation, useDispatch } from '#bindings/runtime/runner-context.ts'
import { useGiveAnswer } from '#bindings/prompts/use-answers.ts'
import { answerText } from '#bindings/prompts/answer-text.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useCardAccess, type CardProblem, type FilledCard } from '#bindings/checkout/card-handoff.ts'

/** The order that waits for its card, and what the form needs to pay it; undefined where there is none. Needs the texts of `payment`. */
export function useCardPayment() {
  const formatter = useFormatter()
  const { t, total, locale } = formatter
  const dispatch = useDispatch()
  const give = useGiveAnswer()
  const access = useCardAccess()
  const conversation = useConversation((whole) => whole)
  const { checkout, restaurant, session } = conversation.flows
  const { order, problem } = checkout.context
  const { chosen } = restaurant.context
  if (!order || !chosen) return undefined
  const amount = addMinor(order.price, order.taxes)
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
      },
      pay: { text: t('payment.pay'), price: total(amount), busy: t('payment.busy') },
      save: session.context.visitor.kind === 'user' ? t('payment.save') : undefined,
      wordsOf: ({ code, field }: CardProblem) =>
        t([field === undefined ? `cardProblem.${code}` : `cardForm.field.${field}`, '']) || undefined,
      problem: problem && t([...paymentProblemKeys(problem.code)]),
      isBusy: checkout.value === 'paying',
      onFilled: (confirm: FilledCard['confirm'], savesCard: boolean) => {
        access.handoff.put({ confirm, giveUp: () => undefined })
        dispatch({ type: 'card.submit', savesCard })
      },
    },
    ways: answersOf(conversation).flatMap((answer) => {
      const text = answerText(answer.words, conversation, formatter)
      return text === undefined ? [] : [{ id: answer.id, text, onAct: () => give(answer) }]
    }),
  }
}
