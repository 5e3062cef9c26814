import { memo, Suspense, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import type { Turn } from '#flows/core/log/turn.ts'
import { questionNamed } from '#flows/core/conversation/questions.ts'
import { recapLabelOf } from '#flows/core/transcript/recap-label.ts'
import { useDispatch } from '#bindings/runtime/runner-context.ts'
import { useFormatter, PersonalDataContext } from '#bindings/words/use-formatter.ts'
import { Acknowledgement } from './acknowledgement.tsx'
import { Asides } from './asides.tsx'
import { Banners } from '#pages/banners.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { CustomerBubble } from './customer-bubble.tsx'
import { Question } from './question-heading.tsx'
import { RecapLine } from '#ui/basket/recap-line.tsx'
import { Turn as TurnFrame } from './turn-frame.tsx'
import { QuestionCard } from '../cards/question-card.tsx'
import { WaitingPlace } from '#pages/waiting-place.tsx'
import { TurnFocusContext } from './use-turn-focus.ts'
import s from './turn-view.module.css'

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

type TurnViewProps = {
  readonly turn: Turn
  readonly isLive: boolean
  /** Answers fold to one line, but the newest where nothing else says it. */
  readonly isFolded: boolean
  /** Told from above: a selector for each old turn would run at every step. */
  readonly isChangeable: boolean
}

type OldTurnProps = Pick<TurnViewProps, 'turn' | 'isChangeable'>

/** One turn: what was understood and the question with its card; once answered, the answer alone. */
export const TurnView = memo(function TurnView({ isLive, isFolded, ...old }: TurnViewProps) {
  if (isLive) return <LiveTurn turn={old.turn} />
  return isFolded ? <FoldedTurn {...old} /> : <SaidTurn {...old} />
})

function LiveTurn({ turn }: { readonly turn: Turn }) {
  const { say } = useFormatter()
  const { arrive } = useContext(TurnFocusContext)
  const frame = useRef<HTMLDivElement>(null)
  useBrowserLayoutEffect(() => {
    if (frame.current) arrive(frame.current, turn.id, turn.question.key)
  }, [arrive, turn.id, turn.question.key])
  return (
    <div ref={frame}>
      <TurnFrame isLive>
        {turn.acks.map((ack) => (
          <Acknowledgement key={ack.key}>{say(ack)}</Acknowledgement>
        ))}
        <Question key={turn.question.key}>{say(turn.ask)}</Question>
        <div className={s.card} data-question={turn.question.name}>
          <Asides turn={turn} hasHelp />
          <Suspense fallback={<WaitingPlace />}>
            <QuestionCard turn={turn} isLive />
          </Suspense>
          {questionNamed(turn.question.name)?.isBeginning && <Banners />}
        </div>
      </TurnFrame>
    </div>
  )
}

/** The newest answer as it was given; where something came instead of one, what had been said before. */
function SaidTurn({ turn, isChangeable }: OldTurnProps) {
  const { t, say } = useFormatter()
  const answer = useAnswer(turn)
  const change = useChange(turn, isChangeable)
  return (
    <TurnFrame isLive={false}>
      {answer === undefined ? (
        turn.acks.map((ack) => <Acknowledgement key={ack.key}>{say(ack)}</Acknowledgement>)
      ) : (
        <div className={s.answer}>
          {change !== undefined && (
            <Button tone="link" label={t('recap.changeOf', { what: answer })} tabIndex={-1} onAct={change}>
              {t('recap.change')}
            </Button>
          )}
          <CustomerBubble speaker={t('speaker.customer')}>{answer}</CustomerBubble>
        </div>
      )}
    </TurnFrame>
  )
}

function FoldedTurn({ turn, isChangeable }: OldTurnProps) {
  const { t } = useFormatter()
  const typed = useTyped(turn)
  const answer = useAnswer(turn)
  const change = useChange(turn, isChangeable)
  if (answer === undefined) return null
  return (
    <div data-turn="spent">
      <RecapLine
        label={typed === undefined ? t([...recapLabelOf(turn)]) : t('recap.told.wrote')}
        value={answer}
        changeTabIndex={-1}
        {...(change === undefined
          ? {}
          : {
              change: { text: t('recap.change'), label: t('recap.changeOf', { what: answer }) },
              onChange: change,
            })}
      />
    </div>
  )
}

/** The words of an answer: as typed while they are kept, else as understood. */
function useAnswer(turn: Turn): string | undefined {
  const { say } = useFormatter()
  const typed = useTyped(turn)
  return typed ?? (turn.answer && say(turn.answer.say))
}

function useTyped({ answer }: Turn): string | undefined {
  const personalData = useContext(PersonalDataContext)
  return answer?.said === undefined ? undefined : personalData.read(answer.said)
}

/** Opens the answer again. */
function useChange({ answer }: Turn, isChangeable: boolean): (() => void) | undefined {
  const dispatch = useDispatch()
  const command = answer?.change
  return command && isChangeable ? () => dispatch(command) : undefined
}
