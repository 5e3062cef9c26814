import { useRevision } from '#bindings/typed/use-revision.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { ChangedLines } from '#ui/basket/changed-lines.tsx'
import { SentenceRead } from './sentence-read.tsx'

/** What a sentence would change: how its words were taken, each line before and after, and what it all comes to. */
export function RevisionSummary() {
  const { t } = useFormatter()
  const revision = useRevision()
  if (!revision) return null
  const { sentence, lines, total } = revision
  return (
    <>
      <SentenceRead pieces={sentence} />
      <ChangedLines
        label={t('revision.lines')}
        lines={lines}
        labels={{
          before: t('revision.before'),
          after: t('revision.after'),
          gone: t('revision.gone'),
          added: t('revision.comes'),
        }}
      />
      <p>{total}</p>
    </>
  )
}
