import { useProposal } from '#bindings/typed/use-proposal.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { ProposalSummary } from '#pages/typed/proposal-summary.tsx'
import type { CardProps } from '../card-props.ts'
import s from './proposal.module.css'

/** What a sentence was read as: each line with its price as it would be added, and how each word was taken. */
export function ProposalCard({ isLive }: Pick<CardProps, 'isLive'>) {
  const { t } = useFormatter()
  const proposal = useProposal()
  if (!proposal) return null
  const { title, otherwise, acts } = proposal
  return (
    <Card label={title}>
      <p className={s.title}>{title}</p>
      <ProposalSummary
        renderActs={({ others, change }) => (
          <>
            {others.length > 0 && (
              <div className={s.others} role="group" aria-label={t('proposal.rather')}>
                <span aria-hidden="true">{t('proposal.rather')}</span>
                {others.map(({ id, text, onAct }) => (
                  <Button key={id} tone="outline" choice={id} isLive={isLive} onAct={onAct}>
                    {text}
                  </Button>
                ))}
              </div>
            )}
            {change && (
              <Button
                tone="link"
                className={s.change}
                choice={change.id}
                label={change.text}
                isLive={isLive}
                onAct={change.onAct}
              >
                {t('proposal.changeShort')}
              </Button>
            )}
          </>
        )}
      />
      {otherwise && (
        <Button
          tone="outline"
          choice="otherwise"
          className={s.otherwise}
          isLive={isLive}
          onAct={otherwise.onAct}
        >
          {otherwise.text}
        </Button>
      )}
      <div className={s.acts}>
        {acts.map(({ id, text, onAct }, at) => (
          <Button
            key={id}
            tone={at === 0 ? 'primary' : 'outline'}
            choice={id}
            className={s.act}
            isLive={isLive}
            onAct={onAct}
          >
            {text}
          </Button>
        ))}
      </div>
    </Card>
  )
}
