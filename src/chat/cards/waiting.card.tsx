import { useSpeech } from '#bindings/use-speech.ts'
import { SkeletonCard } from '#ui/skeleton-card.tsx'

/** Stands in for what is on its way; seen only after 300 ms of waiting. */
export function WaitingCard() {
  const { t } = useSpeech()
  return <SkeletonCard label={t('wait.label')} />
}
