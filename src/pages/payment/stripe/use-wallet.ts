import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { basketTotals } from '#domain/basket/totals.ts'
import { contactOfPayer, type Payer } from '#domain/checkout/payer.ts'
import { toProviderAmount } from '#domain/checkout/payment-provider.ts'
import { pickupOf } from '#flows/core/conversation/selectors.ts'
import { useConversation, useDispatch, useRunner } from '#bindings/runtime/runner-context.ts'
import { useFormatter, PersonalDataContext } from '#bindings/words/use-formatter.ts'
import { ClockContext } from '#bindings/timing/use-now.ts'
import { ContactHandoffContext } from '#bindings/checkout/contact-handoff.ts'
import { useCardAccess, type FilledCard } from '#bindings/checkout/card-handoff.ts'

/**
 * Paying with a wallet, which tells who pays as well (S1.25). The policy is accepted beside it, where a tick for it stands
 * there already. Needs the texts of `payment`.
 */
export function useWallet(isPolicyBeside: boolean) {
  const { t, locale } = useFormatter()
  const runner = useRunner()
  const dispatch = useDispatch()
  const personalData = useContext(PersonalDataContext)
  const access = useCardAccess()
  const { handoff } = access
  const isKnown = useConversation(({ flows }) => flows.session.context.visitor.isContactKnown)
  const basket = useConversation(({ flows }) => flows.basket.context.basket)
  const currency = useConversation(({ flows }) => flows.restaurant.context.chosen?.currency ?? '')
  const [isAccepted, setIsAccepted] = useState(() => personalData.draftOf('policy') === 'yes')
  const [isRefused, setIsRefused] = useState(false)
  const contact = useContext(ContactHandoffContext)
  // A wallet that is still open when the order goes another way is closed.
  const close = useRef<() => void>(undefined)
  useEffect(() => () => close.current?.(), [])
  const clock = useContext(ClockContext)
  const tapped = useRef<number>(undefined)
  const mayOpen = useCallback(() => {
    // The wallet stands open as long as the payer likes: what was tapped is the time that stood there then.
    tapped.current = pickupOf(runner.conversation(), clock())
    const mayPay = isKnown || (isPolicyBeside ? personalData.draftOf('policy') === 'yes' : isAccepted)
    if (!mayPay && isPolicyBeside) contact.form()?.refusePolicy()
    else setIsRefused(!mayPay)
    return mayPay
  }, [runner, clock, isKnown, isAccepted, isPolicyBeside, personalData, contact])
  return {
    access,
    amount: toProviderAmount('stripe', basketTotals(basket).total, currency),
    currency: currency.toLowerCase(),
    locale,
    label: t('wallet.label'),
    words: {
      loading: t('cardForm.loading'),
      notLoaded: t('wallet.notLoaded'),
      retry: t('cardForm.retry'),
    },
    tick:
      isKnown || isPolicyBeside
        ? undefined
        : {
            name: 'walletPolicy',
            label: t('contact.policy'),
            isChecked: isAccepted,
            error: isRefused && !isAccepted ? t('problem.checkout.policyRequired') : undefined,
            onChange: (isTicked: boolean) => {
              setIsAccepted(isTicked)
              personalData.keepDraft('policy', isTicked ? 'yes' : '')
            },
          },
    mayOpen,
    onPayer: (payer: Payer, confirm: FilledCard['confirm'], giveUp: () => void) => {
      close.current = handoff.put({ confirm, giveUp })
      const told = Object.entries(contactOfPayer(payer)).map(([field, value]) => [
        field,
        personalData.keep(value),
      ])
      const facts = { isComplete: true, isPolicyAccepted: true, isOffersAccepted: false }
      const at = tapped.current
      dispatch({
        type: 'checkout.pay',
        contact: Object.fromEntries(told),
        facts,
        ...(at === undefined ? {} : { at }),
        isWallet: true,
      })
      if (runner.conversation().flows.checkout.value === 'reviewing') close.current()
    },
  }
}
