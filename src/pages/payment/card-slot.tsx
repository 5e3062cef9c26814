import { lazy, Suspense } from 'react'
import { useIsAtCard } from '#bindings/checkout/use-card-payment.ts'
import { NeedsTexts } from '#bindings/words/needs-texts.tsx'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { SkeletonCard } from '#ui/primitives/skeleton-card.tsx'
import s from './card-slot.module.css'

/** Fetched when a card was chosen, and never before: most payments need none of it. */
const LaterCardPayment = lazy(() =>
  import('./card-payment.tsx').then(({ CardPayment }) => ({ default: CardPayment })),
)

/**
 * The place of the card form beside the turns and screens, so that nothing said meanwhile takes a half-filled form away
 * (S1.23).
 */
export function CardSlot() {
  const { t } = useFormatter()
  if (!useIsAtCard()) return null
  return (
    <div className={s.slot} data-card-form>
      <Suspense fallback={<SkeletonCard label={t('wait.label')} />}>
        <NeedsTexts of="payment">
          <LaterCardPayment />
        </NeedsTexts>
      </Suspense>
    </div>
  )
}
