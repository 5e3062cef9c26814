import { Elements } from '@stripe/react-stripe-js'
import type { Stripe, StripeElementLocale } from '@stripe/stripe-js'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { Notice } from '#ui/primitives/notice.tsx'
import { SkeletonCard } from '#ui/primitives/skeleton-card.tsx'
import { useCardAppearance } from './card-appearance.ts'
import { loadedStripe, type StripeAccess } from './stripe-loader.ts'

export type StripeGroupProps = {
  readonly access: StripeAccess
  /** Minor units. */
  readonly amount: number
  /** ISO 4217 in small letters, as Stripe wants it (S9.30). */
  readonly currency: string
  /** That of the page, as `nb-NO`. */
  readonly locale: string
  readonly savesCard: boolean
  readonly words: { readonly loading: string; readonly notLoaded: string; readonly retry: string }
  /** The way to pay otherwise, where nothing else beside it says so. */
  readonly other?: { readonly text: string; readonly onAct: () => void } | undefined
  readonly children: ReactNode
}

/** Where elements of Stripe are drawn: its script is fetched now, and a script that does not come is told (F13). */
export function StripeGroup({ access, words, other, ...group }: StripeGroupProps) {
  const { stripe, hasFailed, retry } = useStripeScript(access)
  if (hasFailed)
    return (
      <Notice
        tone="error"
        title={words.notLoaded}
        isLive
        actions={[
          { id: 'retry', text: words.retry, isPrimary: true },
          ...(other ? [{ id: 'other', text: other.text }] : []),
        ]}
        onAction={(id) => (id === 'other' ? other?.onAct() : retry())}
      />
    )
  return stripe ? <Group stripe={stripe} {...group} /> : <SkeletonCard label={words.loading} />
}

type GroupProps = Omit<StripeGroupProps, 'access' | 'words' | 'other'> & { readonly stripe: Stripe }

/** The intent is made later, by the server, with the same amount, currency, capture and use (F4). */
function Group({ stripe, amount, currency, locale, savesCard, children }: GroupProps) {
  const appearance = useCardAppearance()
  const options = useMemo(
    () => ({
      mode: 'payment' as const,
      amount,
      currency,
      captureMethod: 'manual' as const,
      setupFutureUsage: savesCard ? ('on_session' as const) : null,
      locale: languageIn(locale),
      appearance,
    }),
    [amount, currency, savesCard, locale, appearance],
  )
  return (
    <Elements stripe={stripe} options={options}>
      {children}
    </Elements>
  )
}

/** Stripe calls languages by the first part of their locale, and speaks English where it does not know one. */
function languageIn(locale: string): StripeElementLocale {
  return locale.split('-')[0] as StripeElementLocale
}

function useStripeScript(access: StripeAccess) {
  const [stripe, setStripe] = useState<Stripe>()
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(() => {
    loadedStripe(access).then(setStripe, () => setHasFailed(true))
  }, [access])
  useEffect(load, [load])
  const retry = () => {
    setHasFailed(false)
    load()
  }
  return { stripe, hasFailed, retry }
}
