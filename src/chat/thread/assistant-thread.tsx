import {
  AuiConfig,
  AuiProvider,
  ExternalThread,
  fromThreadMessageLike,
  ThreadPrimitive,
  useAuiState,
  type ExternalThreadMessage,
} from '@assistant-ui/react'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { Turn } from '#flows/core/log/turn.ts'
import { TurnView } from './turn-view.tsx'

export type AssistantThreadProps = {
  /** Only the last turns: the library's cost grows with what it is given. */
  readonly turns: readonly Turn[]
  readonly changeable: ReadonlySet<string>
  readonly saidId: string | undefined
}

const converted = new WeakMap<Turn, ExternalThreadMessage>()
/** The turns by id, which of them is live, which answer stands as it was given, and whose answers can be given again. */
const ShownContext = createContext<{
  readonly turns: ReadonlyMap<string, Turn>
  readonly liveId: string | undefined
  readonly changeable: ReadonlySet<string>
  readonly saidId: string | undefined
}>({ turns: new Map(), liveId: undefined, changeable: new Set(), saidId: undefined })
const renderMessage = () => <ThreadMessage />
const NO_PART = { type: 'complete', reason: 'stop' } as const

/** The thread library, given the newest turns of the transcript; each turn is a data part of a message. */
export function AssistantThread({ turns, changeable, saidId }: AssistantThreadProps) {
  const messages = useMemo(() => turns.map(messageOf), [turns])
  const liveId = turns.at(-1)?.id
  const shown = useMemo(
    () => ({ turns: new Map(turns.map((turn) => [turn.id, turn])), liveId, changeable, saidId }),
    [turns, liveId, changeable, saidId],
  )
  const config = AuiConfig({
    thread: ExternalThread({
      messages,
      isRunning: false,
    }),
  })
  return (
    <AuiProvider config={config}>
      <ThreadPrimitive.ViewportProvider>
        <ThreadPrimitive.Root>
          <ShownContext value={shown}>
            <ThreadPrimitive.Messages>{renderMessage}</ThreadPrimitive.Messages>
          </ShownContext>
        </ThreadPrimitive.Root>
      </ThreadPrimitive.ViewportProvider>
    </AuiProvider>
  )
}

/**
 * The turn comes from above, not with its message: the library tells of messages one rendering later, and what Back
 * opens would be drawn twice. The library's part renderer would cost 10 kB for kinds of parts that are not used here.
 */
function ThreadMessage(): ReactNode {
  const id = useAuiState(({ message }) => message.id)
  const { turns, liveId, changeable, saidId } = useContext(ShownContext)
  const turn = turns.get(id)
  if (!turn) return null
  return (
    <TurnView
      turn={turn}
      isLive={turn.id === liveId}
      isFolded={turn.id !== saidId}
      isChangeable={changeable.has(turn.id)}
    />
  )
}

function messageOf(turn: Turn): ExternalThreadMessage {
  const known = converted.get(turn)
  if (known) return known
  const made = fromThreadMessageLike(
    { id: turn.id, role: 'assistant', content: [{ type: 'data', name: 'turn', data: turn }] },
    turn.id,
    NO_PART,
  )
  converted.set(turn, made)
  return made
}
