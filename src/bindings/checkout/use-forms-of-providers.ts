import type { PaymentProvider } from '#domain/checkout/payment-provider.ts'
import { takesCard } from '#domain/checkout/payment-way.ts'
import { liveQuestionOf } from '#flows/core/conversation/questions.ts'
import { useConversation } from '../runtime/runner-context.ts'

/** Whose card form is to be filled in, or is being tried; undefined where there is none. */
export function useProviderOfCard(): PaymentProvider | undefined {
  return useConversation((conversation) =>
    liveQuestionOf(conversation)?.name === 'card'
      ? conversation.flows.checkout.context.way?.provider
      : undefined,
  )
}

const UNDER_WAY: ReadonlySet<unknown> = new Set(['identifying', 'ordering', 'paying'])

/** Whose wallets are offered: a card is chosen and the order is looked at once more; or one of them is paying. */
export function useProviderOfWallets(): PaymentProvider | undefined {
  return useConversation((conversation) => {
    const { checkout, payment } = conversation.flows
    const { way } = checkout.context
    if (UNDER_WAY.has(checkout.value) && way?.isWallet === true) return way.provider
    const isAtRecap = liveQuestionOf(conversation)?.name === 'checkout'
    return isAtRecap && takesCard(payment.context.way) ? payment.context.way?.provider : undefined
  })
}
