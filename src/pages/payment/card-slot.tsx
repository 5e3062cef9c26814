import { Suspense, useState, type ReactNode } from 'react'
import {
  usePlaceOfCard,
  useProviderOfCard,
  useProviderOfWallets,
} from '#bindings/checkout/use-forms-of-providers.ts'
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

type WalletSlotProps = {
  /** One thing is asked for at a time, the policy too. */
  readonly isPaged?: boolean
}

/** The place of wallets, beside the turns and screens as that of the card form. */
export function WalletSlot({ isPaged = false }: WalletSlotProps) {
  const provider = useProviderOfWallets()
  return (
    provider && (
      <Slot name="wallet">
        <LaterWallets provider={provider} isPolicyBeside={!isPaged} />
      </Slot>
    )
  )
}

type CardSlotProps = {
  /** Whether something else is asked for first. */
  readonly isLater?: boolean
}

/**
 * The place of the card form beside the turns and screens, so that nothing said or changed meanwhile takes a half-filled
 * form away (S1.23).
 */
export function CardSlot({ isLater = false }: CardSlotProps) {
  const provider = useProviderOfCard()
  const isShown = usePlaceOfCard() !== undefined && !isLater
  const [isKept, setIsKept] = useState(isShown)
  if (isKept !== (isShown || (isKept && provider !== undefined))) setIsKept(!isKept)
  return (
    provider &&
    (isShown || isKept) && (
      <Slot name="card" isHidden={!isShown}>
        <LaterCard provider={provider} />
      </Slot>
    )
  )
}

type SlotProps = {
  readonly name: 'card' | 'wallet'
  readonly isHidden?: boolean
  readonly children: ReactNode
}

function Slot({ name, isHidden = false, children }: SlotProps) {
  const { t } = useFormatter()
  return (
    <div className={s.slot} data-payment={name} hidden={isHidden}>
      <Suspense fallback={<SkeletonCard label={t('wait.label')} />}>
        <NeedsTexts of="payment">{children}</NeedsTexts>
      </Suspense>
    </div>
  )
}
