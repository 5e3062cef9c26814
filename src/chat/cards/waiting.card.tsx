import { useSpeech } from '#bindings/words/use-formatter.ts'
import { SkeletonCard } from '#ui/primitives/skeleton-card.tsx'

/** Stands in for what is on its way; seen only after 300 ms of waiting. */
export function WaitingCard() {
  const { t } = useSpeech()
  return <SkeletonCard label={t('wait.label')} />
}
