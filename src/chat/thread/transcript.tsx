import { useMemo, type RefObject } from 'react'
import type { Turn } from '#flows/core/log/turn.ts'
import { changeableTurns } from '#flows/core/transcript/changeable.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import type { Elements } from '#ui/primitives/elements.ts'
import { CardSlot, WalletSlot } from '#pages/payment/card-slot.tsx'
import { UpdatesPill } from '../frame/updates-pill.tsx'
import { LateArchive } from './late-archive.tsx'
import { TurnView } from './turn-view.tsx'
import s from './transcript.module.css'
import { useTranscriptKeys } from './use-transcript-keys.ts'
import { TurnFocusContext, useTurnFocus } from './use-turn-focus.ts'

/** The newest turns are a window that moves in steps: sliding with each turn would render every turn again. */
const WINDOW = 20
type TranscriptProps = {
  readonly scroller: RefObject<HTMLElement | null>
  /** Whether a page stands over it. */
  readonly isCovered: boolean
  readonly takenOverAt: number | undefined
  readonly renderThread: (
    turns: readonly Turn[],
    changeable: ReadonlySet<string>,
    saidId: string | undefined,
  ) => Elements
}

/** All turns: old ones as an archive, the newest by the thread library once it has come. */
export function Transcript({ scroller, isCovered, takenOverAt, renderThread }: TranscriptProps) {
  const { t } = useFormatter()
  const turns = useConversation((conversation) => conversation.turns)
  const barrier = useConversation((conversation) => conversation.barrier)
  const basket = useConversation(({ flows }) => flows.basket.context.basket)
  const changeable = useMemo(() => changeableTurns(turns, barrier, basket), [turns, barrier, basket])
  useTranscriptKeys()
  const focus = useTurnFocus(scroller, isCovered)
  const live = turns.at(-1)
  const windowStart = Math.max(0, Math.floor((turns.length - WINDOW) / WINDOW) * WINDOW)
  const threadStart = Math.max(takenOverAt ?? turns.length, windowStart)
  const archived = useMemo(() => turns.slice(0, windowStart), [turns, windowStart])
  const plain = turns.slice(windowStart, threadStart)
  const saidId = live && saidAlone(turns.at(-2), live)
  return (
    <TurnFocusContext value={focus}>
      <div role="log" aria-live="off" aria-label={t('transcript.label')} className={s.log}>
        <LateArchive turns={archived} changeable={changeable} scroller={scroller} />
        {plain.map((turn) => (
          <TurnView
            key={turn.id}
            turn={turn}
            isLive={turn === live}
            isFolded={turn.id !== saidId}
            isChangeable={changeable.has(turn.id)}
          />
        ))}
        {takenOverAt !== undefined && renderThread(turns.slice(threadStart), changeable, saidId)}
        <WalletSlot />
        <CardSlot />
        <p className="visually-hidden" tabIndex={-1} data-end>
          {t('transcript.end')}
        </p>
      </div>
      {focus.updates > 0 && (
        <UpdatesPill
          text={t('transcript.updates', { count: focus.updates })}
          points={focus.points}
          onOpen={focus.goToLive}
        />
      )}
    </TurnFocusContext>
  )
}

/** The newest answer, where it is in the customer's own words or nothing that follows tells what was understood. */
function saidAlone(newest: Turn | undefined, live: Turn): string | undefined {
  const answer = newest?.answer
  return answer && answer.said === undefined && live.acks.length > 0 ? undefined : newest?.id
}
