import { useProposal, type ProposedLineShown } from '#bindings/typed/use-proposal.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import type { Elements } from '#ui/primitives/elements.ts'
import { OrderLines } from '#ui/basket/order-lines.tsx'
import { SentenceRead } from './sentence-read.tsx'
import s from './proposal-summary.module.css'

type ProposalSummaryProps = {
  /** What can be done about a line; nothing where it is offered below. */
  readonly renderActs?: (line: ProposedLineShown) => Elements
}

/** What a sentence would add: how its words were taken, each line with its price, and what is true of it all. */
export function ProposalSummary({ renderActs }: ProposalSummaryProps) {
  const { t } = useFormatter()
  const proposal = useProposal()
  if (!proposal) return null
  const { sentence, lines, notes: about } = proposal
  return (
    <>
      <SentenceRead pieces={sentence} />
      {lines.length > 0 && (
        <OrderLines
          label={t('proposal.lines')}
          lines={lines}
          renderFoot={(line) => (
            <div className={s.foot}>
              {line.notes.map((note) => (
                <p key={note} className={s.note}>
                  {note}
                </p>
              ))}
              {renderActs?.(line)}
            </div>
          )}
        />
      )}
      {about.map((note) => (
        <p key={note} className={s.about}>
          {note}
        </p>
      ))}
    </>
  )
}
