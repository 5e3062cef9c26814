import { useFormatter } from '#bindings/words/use-formatter.ts'
import { SkeletonCard } from '#ui/primitives/skeleton-card.tsx'

/** Stands in for what is on its way; seen only after 300 ms of waiting. */
export function WaitingCard() {
  const { t } = useFormatter()
  return <SkeletonCard label={t('wait.label')} />
}
