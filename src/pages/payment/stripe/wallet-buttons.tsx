import { ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js'
import { useState } from 'react'
import { CheckField, type CheckFieldProps } from '#ui/forms/check-field.tsx'
import { Card } from '#ui/primitives/card.tsx'
import type { FilledCard } from '#bindings/checkout/card-handoff.ts'
import { troubleOf } from './card-entry.tsx'
import s from './card-entry.module.css'
import { StripeGroup, type StripeGroupProps } from './stripe-group.tsx'

type WalletPayer = { readonly name?: string; readonly email?: string; readonly phone?: string }

type WalletButtonsProps = Omit<StripeGroupProps, 'children' | 'savesCard'> & {
  readonly label: string
  /** What has to be agreed to before a wallet opens; absent where it was. */
  readonly tick?: Omit<CheckFieldProps, 'isLive'> | undefined
  /** Whether the wallet may open; asked at the tap, because it has to be answered within a second. */
  readonly mayOpen: () => boolean
  readonly onPayer: (payer: WalletPayer, confirm: FilledCard['confirm'], giveUp: () => void) => void
}

/** The wallets of this device, each a button that pays at once; nothing where there is none (S1.25). */
export function WalletButtons({ access, amount, currency, locale, words, ...wallets }: WalletButtonsProps) {
  return (
    <StripeGroup
      access={access}
      amount={amount}
      currency={currency}
      locale={locale}
      savesCard={false}
      words={words}
    >
      <Buttons {...wallets} />
    </StripeGroup>
  )
}

function Buttons({
  label,
  tick,
  mayOpen,
  onPayer,
}: Pick<WalletButtonsProps, 'label' | 'tick' | 'mayOpen' | 'onPayer'>) {
  const stripe = useStripe()
  const elements = useElements()
  const [hasWallet, setHasWallet] = useState(false)
  const pay = async (event: StripeExpressCheckoutElementConfirmEvent) => {
    if (!stripe || !elements) return
    const giveUp = () => event.paymentFailed({ reason: 'fail' })
    const { error } = await elements.submit()
    if (error) return giveUp()
    const confirm: FilledCard['confirm'] = async (secret, returnUrl) => {
      const answer = await stripe.confirmPayment({
        elements,
        clientSecret: secret,
        confirmParams: { return_url: returnUrl },
        redirect: 'if_required',
      })
      return answer.error && troubleOf(answer.error)
    }
    const { name, email, phone } = event.billingDetails ?? {}
    onPayer({ ...(name && { name }), ...(email && { email }), ...(phone && { phone }) }, confirm, giveUp)
  }
  const element = (
    <ExpressCheckoutElement
      onReady={({ availablePaymentMethods }) => setHasWallet(availablePaymentMethods !== undefined)}
      onClick={(event) => {
        if (!mayOpen()) event.reject()
        else event.resolve({ emailRequired: true, phoneNumberRequired: true, billingAddressRequired: true })
      }}
      onConfirm={(event) => void pay(event)}
    />
  )
  return (
    <Card label={label} className={hasWallet ? undefined : s.absent}>
      <div className={s.form}>
        {hasWallet && <p className={s.title}>{label}</p>}
        {hasWallet && tick && <CheckField {...tick} isLive />}
        {element}
      </div>
    </Card>
  )
}
