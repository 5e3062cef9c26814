import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeError } from '@stripe/stripe-js'
import { useEffect, useRef, useState } from 'react'
import { leavesOpen, toldReason } from '#domain/checkout/card-decline.ts'
import type { CardForm, CardProblem, FilledCard } from '#bindings/checkout/card-handoff.ts'
import { PayButton } from '#ui/checkout/pay-button.tsx'
import { CheckField } from '#ui/forms/check-field.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Footnote } from '#ui/primitives/footnote.tsx'
import s from './card-entry.module.css'
import { StripeGroup, type StripeGroupProps } from './stripe-group.tsx'

type CardEntryProps = Omit<StripeGroupProps, 'children' | 'savesCard'> & {
  readonly label: string
  readonly pay: { readonly text: string; readonly price: string; readonly busy: string }
  /** The offer to keep the card; absent where nobody is logged in (S1.38). */
  readonly save?: string | undefined
  /** What a trouble is called on this page; undefined where only Stripe has words for it. */
  readonly wordsOf: (trouble: CardProblem) => string | undefined
  /** Why the last try failed, where Stripe itself has said nothing. */
  readonly problem?: string | undefined
  readonly isBusy: boolean
  /** What is to be known beside the button. */
  readonly notes?: readonly string[] | undefined
  /** Told of the form while it can be filled in; answers with what to call once it cannot. */
  readonly onOpen: (form: CardForm) => () => void
  readonly onPay: () => void
}

/** The card form of Stripe in its frame, with the pay button and what went wrong below it (S1.23, S3.47, S5.54). */
export function CardEntry({
  access,
  amount,
  currency,
  locale,
  words,
  other,
  label,
  ...form
}: CardEntryProps) {
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
        other={other}
      >
        <Fields {...form} savesCard={savesCard} onSavesCard={setSavesCard} />
      </StripeGroup>
    </Card>
  )
}

type FieldsProps = Omit<CardEntryProps, keyof StripeGroupProps | 'label'> & {
  readonly savesCard: boolean
  readonly onSavesCard: (savesCard: boolean) => void
}

function Fields(props: FieldsProps) {
  const { pay, save, wordsOf, problem, isBusy, notes = [], onOpen, onPay, savesCard, onSavesCard } = props
  const stripe = useStripe()
  const elements = useElements()
  const fields = useRef<HTMLDivElement>(null)
  const [isReady, setIsReady] = useState(false)
  const [refused, setRefused] = useState<StripeError>()
  const [isChecking, setIsChecking] = useState(false)
  // A second tap may come before the state of the first is drawn (F1).
  const isSubmitting = useRef(false)
  const fill = async (): ReturnType<CardForm['fill']> => {
    if (!stripe || !elements || isBusy || isSubmitting.current) return undefined
    isSubmitting.current = true
    setRefused(undefined)
    setIsChecking(true)
    const { error } = await elements.submit().finally(() => (isSubmitting.current = false))
    setIsChecking(false)
    if (error) {
      setRefused(error)
      // Stripe may have led to what is wrong already, inside its frame.
      if (!fields.current?.contains(document.activeElement)) elements.getElement('payment')?.focus()
      return undefined
    }
    const confirm: FilledCard['confirm'] = async (secret, returnUrl) => {
      const answer = await stripe.confirmPayment({
        elements,
        clientSecret: secret,
        confirmParams: { return_url: returnUrl },
        redirect: 'if_required',
      })
      if (!answer.error) return undefined
      const trouble = troubleOf(answer.error)
      if (!leavesOpen(trouble.code)) setRefused(answer.error)
      return trouble
    }
    return { card: { confirm }, savesCard }
  }
  const latest = useRef(fill)
  useEffect(() => {
    latest.current = fill
  })
  useEffect(() => (isReady ? onOpen({ fill: () => latest.current() }) : undefined), [isReady, onOpen])
  const told = (refused && (wordsOf(troubleOf(refused)) ?? refused.message)) ?? problem
  return (
    <form
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !isBusy && !isChecking) onPay()
      }}
    >
      <div ref={fields}>
        <PaymentElement
          options={{ wallets: { applePay: 'never', googlePay: 'never' } }}
          onReady={() => setIsReady(true)}
        />
      </div>
      {save !== undefined && (
        <CheckField
          name="saveCard"
          label={save}
          isChecked={savesCard}
          isLive={!isBusy}
          onChange={onSavesCard}
        />
      )}
      <p role="alert" className={s.error}>
        {!isBusy && told}
      </p>
      <div className={s.act} data-below>
        <PayButton
          text={pay.text}
          price={pay.price}
          busyText={pay.busy}
          isBusy={isBusy || isChecking}
          isLive
          isSubmit
        />
      </div>
      {notes.map((note) => (
        <Footnote key={note}>{note}</Footnote>
      ))}
    </form>
  )
}

/** S5.53: a field left empty is named; the rest goes by its reason. */
export function troubleOf({ code, decline_code, type, param = '' }: StripeError): CardProblem {
  if (code !== 'parameter_invalid_empty') return { code: toldReason(code ?? type, decline_code) }
  return { code, field: param.includes('phone') ? 'phone' : 'name' }
}
