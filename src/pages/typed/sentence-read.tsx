import { useFormatter } from '#bindings/words/use-formatter.ts'
import type { SentencePiece } from '#bindings/typed/sentence-pieces.ts'
import { MarkedSentence } from '#ui/typed/marked-sentence.tsx'

/** The customer's own words with how each was taken; nothing where they are not known any more. */
export function SentenceRead({ pieces }: { readonly pieces: readonly SentencePiece[] }) {
  const { t } = useFormatter()
  if (pieces.length === 0) return null
  return (
    <MarkedSentence
      label={t('proposal.words')}
      pieces={pieces}
      labels={{
        understood: t('proposal.understood'),
        guessed: t('proposal.guessed'),
        left: t('proposal.unread'),
        aside: t('proposal.aside'),
      }}
    />
  )
}
