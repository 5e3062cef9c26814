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
import type { Turn } from '#flows/log/turn.ts'
import { TurnView } from './turn-view.tsx'

export type AssistantThreadProps = {
  /** Only the last turns: the library's cost grows with what it is given. */
  readonly turns: readonly Turn[]
  readonly changeable: ReadonlySet<string>
  readonly firstUnfolded: string | undefined
}

const converted = new WeakMap<Turn, ExternalThreadMessage>()
/** Which turn is live, from which on turns are shown in full, and whose answers can be given again. */
const ShownContext = createContext<
  Omit<AssistantThreadProps, 'turns'> & { readonly liveId: string | undefined }
>({ liveId: undefined, firstUnfolded: undefined, changeable: new Set() })
const renderMessage = () => <ThreadMessage />
const NO_PART = { type: 'complete', reason: 'stop' } as const

/** The thread library, given the newest turns of the transcript; each turn is a data part of a message. */
export function AssistantThread({ turns, changeable, firstUnfolded }: AssistantThreadProps) {
  const messages = useMemo(() => turns.map(messageOf), [turns])
  const liveId = turns.at(-1)?.id
  const shown = useMemo(() => ({ liveId, changeable, firstUnfolded }), [liveId, changeable, firstUnfolded])
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
 * Reads the turn from its message; the library's part renderer would cost 10 kB for kinds of parts that are not used
 * here.
 */
function ThreadMessage(): ReactNode {
  const part = useAuiState(({ message }) => message.content[0])
  const { liveId, changeable, firstUnfolded } = useContext(ShownContext)
  if (part?.type !== 'data') return null
  const turn = part.data as Turn
  return (
    <TurnView
      turn={turn}
      isLive={turn.id === liveId}
      isFolded={isBefore(turn, firstUnfolded)}
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

function isBefore(turn: Turn, id: string | undefined): boolean {
  return id !== undefined && Number(turn.id.slice(1)) < Number(id.slice(1))
}
