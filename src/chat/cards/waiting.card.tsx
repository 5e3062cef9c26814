import { useFormatter } from '#bindings/words/use-formatter.ts'
import { SkeletonCard } from '#ui/primitives/skeleton-card.tsx'

/** A placeholder for a card whose data has not come; visible only after 300 ms of waiting, and said by its question. */
export function WaitingCard() {
  const { t } = useFormatter()
  return <SkeletonCard label={t('wait.label')} />
}
