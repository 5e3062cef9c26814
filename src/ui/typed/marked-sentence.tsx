import { classNames } from '../primitives/class-names.ts'
import s from './marked-sentence.module.css'

export type SentenceMark = 'understood' | 'guessed' | 'left' | 'aside'

type MarkedSentenceProps = {
  readonly label: string
  readonly pieces: readonly { readonly text: string; readonly taken?: SentenceMark }[]
  readonly labels: Readonly<Record<SentenceMark, string>>
}

const TOLD = ['guessed', 'left', 'aside'] as const

/** A typed sentence as it was written, with the words that were guessed, not understood or order nothing marked, and what the marks mean. */
export function MarkedSentence({ label, pieces, labels }: MarkedSentenceProps) {
  const shown = TOLD.filter((mark) => pieces.some(({ taken }) => taken === mark))
  return (
    <div role="group" aria-label={label}>
      <p className={s.sentence} dir="auto">
        {pieces.map(({ text, taken }, at) => (
          <span key={at} className={classNames(taken !== undefined && s[taken])}>
            <span>{text}</span>
            {taken !== undefined && taken !== 'understood' && (
              <span className="visually-hidden">{` (${labels[taken]}) `}</span>
            )}
          </span>
        ))}
      </p>
      {shown.length > 0 && (
        <p className={s.legend} aria-hidden="true">
          {shown.map((mark) => (
            <span key={mark} className={s[mark]}>
              {labels[mark]}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
