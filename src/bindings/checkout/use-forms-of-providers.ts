import type { PaymentProvider } from '#domain/checkout/payment-provider.ts'
import { takesCard } from '#domain/checkout/payment-way.ts'
import { liveQuestionOf } from '#flows/core/conversation/questions.ts'
import type { Conversation } from '#flows/core/conversation/conversation.ts'
import { useConversation } from '../runtime/runner-context.ts'

const BEFORE_PAYING: ReadonlySet<unknown> = new Set(['reviewing', 'askingSecond'])
/** The states of a checkout whose payment is under way. */
export const UNDER_WAY: ReadonlySet<unknown> = new Set(['identifying', 'ordering', 'paying'])

/** The provider whose card form pays the order that is looked at, or is being paid; undefined where no form of one does. */
export function useProviderOfCard(): PaymentProvider | undefined {
  return useConversation(providerOfCard)
}

/** Where a card form is filled in: beside the recap, whose button it has then, or alone; undefined elsewhere. */
export function usePlaceOfCard(): 'recap' | 'alone' | undefined {
  return useConversation((conversation) => {
    const { checkout, dialogue } = conversation.flows
    const asked = liveQuestionOf(conversation)?.name
    if (asked === 'card') return 'alone'
    const isTried = dialogue.value === 'checkout' && UNDER_WAY.has(checkout.value)
    return (asked === 'checkout' || isTried) && providerOfCard(conversation) ? 'recap' : undefined
  })
}

function providerOfCard({ flows }: Conversation): PaymentProvider | undefined {
  const { basket, checkout, payment } = flows
  const isBefore = BEFORE_PAYING.has(checkout.value)
  const { way } = isBefore ? payment.context : checkout.context
  const hasSomethingToPay = !isBefore || basket.context.basket.lines.length > 0
  return hasSomethingToPay && takesCard(way) ? way?.provider : undefined
}

/** Whose wallets are offered: a card is chosen and the order is looked at once more; or one of them is paying. */
export function useProviderOfWallets(): PaymentProvider | undefined {
  return useConversation((conversation) => {
    const { checkout } = conversation.flows
    const { way } = checkout.context
    if (UNDER_WAY.has(checkout.value) && way?.isWallet === true) return way.provider
    return liveQuestionOf(conversation)?.name === 'checkout' ? providerOfCard(conversation) : undefined
  })
}
