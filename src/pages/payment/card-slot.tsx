import { Suspense, type ReactNode } from 'react'
import { useProviderOfCard, useProviderOfWallets } from '#bindings/checkout/use-forms-of-providers.ts'
import { laterPart } from '#bindings/runtime/later.ts'
import { NeedsTexts } from '#bindings/words/needs-texts.tsx'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { SkeletonCard } from '#ui/primitives/skeleton-card.tsx'
import s from './card-slot.module.css'

/** Fetched when a card was chosen, and never before: most payments need none of it. */
const LaterCard = laterPart(() => import('./provider-forms.tsx').then(({ CardOfProvider }) => CardOfProvider))
const LaterWallets = laterPart(() =>
  import('./provider-forms.tsx').then(({ WalletsOfProvider }) => WalletsOfProvider),
)

type CardSlotProps = {
  /** Not where one thing is asked for and paying is neither ahead of the typing nor next. */
  readonly hasWallets?: boolean
  /** One thing is asked for at a time, the policy too. */
  readonly isPaged?: boolean
}

/**
 * The place of the card form and of wallets beside the turns and screens, so that nothing said meanwhile takes a
 * half-filled form away (S1.23, S1.25).
 */
export function CardSlot({ hasWallets = true, isPaged = false }: CardSlotProps) {
  const ofCard = useProviderOfCard()
  const ofWallets = useProviderOfWallets()
  return (
    <>
      {ofCard && (
        <Slot name="card">
          <LaterCard provider={ofCard} />
        </Slot>
      )}
      {hasWallets && ofWallets && (
        <Slot name="wallet">
          <LaterWallets provider={ofWallets} isPolicyBeside={!isPaged} />
        </Slot>
      )}
    </>
  )
}

function Slot({ name, children }: { readonly name: 'card' | 'wallet'; readonly children: ReactNode }) {
  const { t } = useFormatter()
  return (
    <div className={s.slot} data-payment={name}>
      <Suspense fallback={<SkeletonCard label={t('wait.label')} />}>
        <NeedsTexts of="payment">{children}</NeedsTexts>
      </Suspense>
    </div>
  )
}
