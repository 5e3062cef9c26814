import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { useRef, useState } from 'react'
import { toldReason } from '#domain/checkout/card-decline.ts'
import { PayButton } from '#ui/checkout/pay-button.tsx'
import { CheckField } from '#ui/forms/check-field.tsx'
import { Card } from '#ui/primitives/card.tsx'
import s from './card-entry.module.css'
import { StripeGroup, type StripeGroupProps } from './stripe-group.tsx'

export type CardTrouble = { readonly code: string; readonly field?: 'name' | 'phone' }

/** What pays with the form as it is filled in now. */
export type CardConfirmation = (secret: string, returnUrl: string) => Promise<CardTrouble | undefined>

type CardEntryProps = Omit<StripeGroupProps, 'children' | 'savesCard'> & {
  readonly label: string
  readonly pay: { readonly text: string; readonly price: string; readonly busy: string }
  /** The offer to keep the card; absent where nobody is logged in (S1.38). */
  readonly save?: string | undefined
  /** What a trouble is called on this page; undefined where only Stripe has words for it. */
  readonly wordsOf: (trouble: CardTrouble) => string | undefined
  /** Why the last try failed, where Stripe itself has said nothing. */
  readonly problem?: string | undefined
  readonly isBusy: boolean
  readonly onFilled: (confirm: CardConfirmation, savesCard: boolean) => void
}

/** The card form of Stripe in its frame, with the pay button and what went wrong below it (S1.23, S3.47, S5.54). */
export function CardEntry({ access, amount, currency, locale, words, label, ...form }: CardEntryProps) {
  const [savesCard, setSavesCard] = useState(false)
  return (
    <Card label={label}>
      <StripeGroup
        access={access}
        amount={amount}
        currency={currency}
        locale={locale}
        savesCard={savesCard}
        words={words}
      >
        <Fields {...form} savesCard={savesCard} onSavesCard={setSavesCard} />
      </StripeGroup>
    </Card>
  )
}

type FieldsProps = Pick<CardEntryProps, 'pay' | 'save' | 'wordsOf' | 'problem' | 'isBusy' | 'onFilled'> & {
  readonly savesCard: boolean
  readonly onSavesCard: (savesCard: boolean) => void
}

function Fields({ pay, save, wordsOf, problem, isBusy, onFilled, savesCard, onSavesCard }: FieldsProps) {
  const stripe = useStripe()
  const elements = useElements()
  const [isReady, setIsReady] = useState(false)
  const [refused, setRefused] = useState<StripeError>()
  const [isChecking, setIsChecking] = useState(false)
  // A second tap may come before the state of the first is drawn (F1).
  const isSubmitting = useRef(false)
  const submit = async (ready: Stripe, form: StripeElements) => {
    if (isSubmitting.current) return
    isSubmitting.current = true
    setRefused(undefined)
    setIsChecking(true)
    const { error } = await form.submit().finally(() => (isSubmitting.current = false))
    setIsChecking(false)
    if (error) return setRefused(error)
    onFilled(async (secret, returnUrl) => {
      const answer = await ready.confirmPayment({
        elements: form,
        clientSecret: secret,
        confirmParams: { return_url: returnUrl },
        redirect: 'if_required',
      })
      if (!answer.error) return undefined
      setRefused(answer.error)
      return troubleOf(answer.error)
    }, savesCard)
  }
  const told = (refused && (wordsOf(troubleOf(refused)) ?? refused.message)) ?? problem
  return (
    <form
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (stripe && elements && isReady && !isBusy && !isChecking) void submit(stripe, elements)
      }}
    >
      <PaymentElement
        options={{ wallets: { applePay: 'never', googlePay: 'never' } }}
        onReady={() => setIsReady(true)}
      />
      {save !== undefined && (
        <CheckField
          name="saveCard"
          label={save}
          isChecked={savesCard}
          isLive={!isBusy}
          onChange={onSavesCard}
        />
      )}
      <PayButton
        text={pay.text}
        price={pay.price}
        busyText={pay.busy}
        isBusy={isBusy || isChecking}
        isLive
        isSubmit
      />
      <p role="alert" className={s.error}>
        {!isBusy && told}
      </p>
    </form>
  )
}

/** S5.53: a field left empty is named; the rest goes by its reason. */
export function troubleOf({ code, decline_code, type, param = '' }: StripeError): CardTrouble {
  if (code !== 'parameter_invalid_empty') return { code: toldReason(code ?? type, decline_code) }
  return { code, field: param.includes('phone') ? 'phone' : 'name' }
}
