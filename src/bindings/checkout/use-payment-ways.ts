import { traitsOf } from '#domain/checkout/payment-provider.ts'
import type { PaymentWay } from '#domain/checkout/payment-way.ts'
import { offeredWaysOf } from '#flows/core/conversation/selectors.ts'
import { useConversation, useDispatch } from '../runtime/runner-context.ts'
import { useFormatter } from '../words/use-formatter.ts'

/** The ways an order can be paid, as the customer chooses among them (S1.23, S1.24). */
export function usePaymentWays() {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const offered = useConversation(offeredWaysOf)
  const { value, context } = useConversation(({ flows }) => flows.payment)
  const isUser = useConversation(({ flows }) => flows.session.context.visitor.kind === 'user')
  const choose = (way: PaymentWay) => dispatch({ type: 'payment.choose', way })
  return {
    label: t('ask.paymentWay'),
    /** Whether there is anything to choose; a user may have saved cards. */
    isChoice: value !== 'idle' && (offered.length > 1 || isUser),
    isUser,
    offered,
    chosen: context.way,
    choose,
    ways: offered.map((provider) => ({
      id: provider,
      provider,
      name: t(`payment.way.${provider}`),
      hint: traitsOf(provider).hasHint ? t(`payment.wayHint.${provider}`) : undefined,
      isChosen: context.way?.provider === provider && context.way.methodId === undefined,
      onChoose: () => choose({ provider }),
    })),
  }
}
