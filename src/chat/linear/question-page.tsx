import { Suspense } from 'react'
import type { Turn } from '#flows/log/turn.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useSteps } from '#bindings/prompts/use-steps.ts'
import { Acknowledgement } from '../thread/acknowledgement.tsx'
import { Question } from '../thread/question-heading.tsx'
import { Turn as TurnFrame } from '../thread/turn-frame.tsx'
import { QuestionCard } from '../cards/question-card.tsx'
import { WaitingPlace } from '#pages/waiting-place.tsx'
import { RepromptChoices } from '../thread/reprompt-choices.tsx'
import s from './question-page.module.css'

/** One question on a page of its own: its step, what was understood, the question and its card. */
export function QuestionPage({ turn }: { readonly turn: Turn }) {
  const { say } = useFormatter()
  const way = useSteps()
  return (
    <TurnFrame isLive>
      {way && (
        <p id={`${turn.id}-step`} className={s.step}>
          <span>{way.position}</span> <span>{way.current}</span>
        </p>
      )}
      <div id={`${turn.id}-heard`}>
        {turn.acks.map((ack) => (
          <Acknowledgement key={ack.key}>{say(ack)}</Acknowledgement>
        ))}
      </div>
      <Question
        key={turn.question.key}
        level={1}
        id={`${turn.id}-ask`}
        describedBy={`${turn.id}-heard ${turn.id}-step`}
      >
        {say(turn.ask)}
      </Question>
      <div className={s.card} data-question={turn.question.name}>
        <RepromptChoices turn={turn} />
        <Suspense fallback={<WaitingPlace />}>
          <QuestionCard turn={turn} isLive />
        </Suspense>
      </div>
    </TurnFrame>
  )
}
