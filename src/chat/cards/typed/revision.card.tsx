import { useRevision } from '#bindings/typed/use-revision.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { RevisionSummary } from '#pages/typed/revision-summary.tsx'
import type { CardProps } from '../card-props.ts'
import s from './proposal.module.css'

/** What a sentence was read as: each line of the basket before and after, to be accepted or left as it is. */
export function RevisionCard({ isLive }: Pick<CardProps, 'isLive'>) {
  const revision = useRevision()
  if (!revision) return null
  const { title, accept, decline } = revision
  return (
    <Card label={title}>
      <p className={s.title}>{title}</p>
      <RevisionSummary />
      <div className={s.acts}>
        {accept && (
          <Button tone="primary" choice="accept" className={s.act} isLive={isLive} onAct={accept.onAct}>
            {accept.text}
          </Button>
        )}
        {decline && (
          <Button tone="outline" choice="decline" className={s.act} isLive={isLive} onAct={decline.onAct}>
            {decline.text}
          </Button>
        )}
      </div>
    </Card>
  )
}
