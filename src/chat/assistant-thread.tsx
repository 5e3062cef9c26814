import {
  AuiConfig,
  AuiProvider,
  ComposerPrimitive,
  ExternalThread,
  fromThreadMessageLike,
  MessagePrimitive,
  ThreadPrimitive,
  useAui,
  useAuiState,
  type ExternalThreadMessage,
} from '@assistant-ui/react'
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Turn } from '#flows/dialogue/turn.ts'
import { VaultContext } from '#bindings/use-speech.ts'
import { composerFrame } from '#ui/composer-frame.ts'
import { Icon } from '#ui/icon.tsx'
import { DRAFT_FIELD, LONGEST_MESSAGE } from './plain-composer.tsx'
import { TurnView } from './turn-view.tsx'

export type AssistantThreadProps = {
  /** Only the last turns: the library's cost grows with what it is given. */
  readonly turns: readonly Turn[]
  readonly firstUnfolded: string | undefined
  readonly labels: { readonly field: string; readonly example: string; readonly send: string }
  readonly onSend: (text: string) => void
  /** Where the composer stands, outside of the scroller. */
  readonly composerAt: HTMLElement | null
}

const converted = new WeakMap<Turn, ExternalThreadMessage>()
/** Which turn is live and from which on turns are shown in full. */
const EndsContext = createContext<{
  readonly liveId: string | undefined
  readonly firstUnfolded: string | undefined
}>({ liveId: undefined, firstUnfolded: undefined })
const renderMessage = () => <ThreadMessage />
const NO_PART = { type: 'complete', reason: 'stop' } as const

/** The thread and composer of the thread library, fed the live end of the transcript. Cards are its data parts. */
export function AssistantThread({ turns, labels, onSend, composerAt, firstUnfolded }: AssistantThreadProps) {
  const messages = useMemo(() => turns.map(messageOf), [turns])
  const liveId = turns.at(-1)?.id
  const ends = useMemo(() => ({ liveId, firstUnfolded }), [liveId, firstUnfolded])
  const config = AuiConfig({
    thread: ExternalThread({
      messages,
      isRunning: false,
      onNew: (message) => {
        const text = message.content.map((part) => (part.type === 'text' ? part.text : '')).join(' ')
        onSend(text)
      },
    }),
  })
  return (
    <AuiProvider config={config}>
      <ThreadPrimitive.ViewportProvider>
        <ThreadPrimitive.Root>
          <EndsContext value={ends}>
            <ThreadPrimitive.Messages>{renderMessage}</ThreadPrimitive.Messages>
          </EndsContext>
        </ThreadPrimitive.Root>
        {composerAt && createPortal(<Composer labels={labels} />, composerAt)}
      </ThreadPrimitive.ViewportProvider>
    </AuiProvider>
  )
}

/** One component for all messages: made anew each time it would be mounted anew each time. */
const PARTS = { data: { by_name: { turn: ThreadTurn } } }

function ThreadMessage(): ReactNode {
  return (
    <MessagePrimitive.Root>
      <MessagePrimitive.Parts components={PARTS} />
    </MessagePrimitive.Root>
  )
}

function ThreadTurn({ data: turn }: { data: Turn }): ReactNode {
  const { liveId, firstUnfolded } = useContext(EndsContext)
  return <TurnView turn={turn} isLive={turn.id === liveId} isFolded={isBefore(turn, firstUnfolded)} />
}

function Composer({ labels }: Pick<AssistantThreadProps, 'labels'>) {
  const vault = useContext(VaultContext)
  const aui = useAui()
  const text = useAuiState((state) => state.composer.text)
  useEffect(() => {
    const draft = vault.draftOf(DRAFT_FIELD)
    if (draft !== '') aui.composer().setText(draft)
  }, [aui, vault])
  useEffect(() => vault.keepDraft(DRAFT_FIELD, text), [vault, text])
  return (
    <ComposerPrimitive.Root className={composerFrame.form}>
      <ComposerPrimitive.Input
        className={composerFrame.field}
        data-composer
        rows={1}
        maxLength={LONGEST_MESSAGE}
        aria-label={labels.field}
        placeholder={labels.example}
        cancelOnEscape={false}
        addAttachmentOnPaste={false}
      />
      <ComposerPrimitive.Send className={composerFrame.send} aria-label={labels.send}>
        <Icon name="send" />
      </ComposerPrimitive.Send>
    </ComposerPrimitive.Root>
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
