import { useTellWaiting } from '#bindings/prompts/use-tell-waiting.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { SkeletonCard } from '#ui/primitives/skeleton-card.tsx'

/** Holds the place of what is fetched; seen after 300 ms of waiting, and said after a second. */
export function WaitingPlace() {
  const { t } = useFormatter()
  useTellWaiting(t('wait.label'))
  return <SkeletonCard label={t('wait.label')} />
}
