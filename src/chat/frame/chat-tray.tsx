import { useContext } from 'react'
import { useConversation, useRunner } from '#bindings/runtime/runner-context.ts'
import { SpeakerContext } from '#bindings/prompts/speaker.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import type { Elements } from '#ui/primitives/elements.ts'
import { BasketPill } from './basket-pill.tsx'
import { Tray } from './tray.tsx'
import { useBasketPill } from './use-basket-pill.ts'

type ChatTrayProps = {
  readonly areReasonsSeen?: boolean
  /** What Back does before it takes an answer back, where there is something. */
  readonly onBack?: (() => void) | undefined
  /** The field to write in. */
  readonly field?: Elements
}

/** Back, and forward again, the field to write in and the basket, always in the same place. */
export function ChatTray({ areReasonsSeen = false, onBack, field }: ChatTrayProps) {
  const { t } = useFormatter()
  const runner = useRunner()
  const speaker = useContext(SpeakerContext)
  const pill = useBasketPill()
  useConversation((conversation) => conversation.step)
  const isPaid = runner.conversation().barrier > 0
  const canGoBack = onBack !== undefined || runner.canUndo('answer')
  return (
    <Tray
      actions={[
        {
          id: 'back',
          text: t('tray.back'),
          icon: 'back',
          canAct: canGoBack,
          reason: canGoBack ? undefined : t(isPaid ? 'tray.barred' : 'tray.first'),
          isReasonSeen: areReasonsSeen && isPaid,
        },
        ...(runner.canRedo() ? [{ id: 'redo', text: t('tray.redo'), icon: 'redo' } as const] : []),
      ]}
      onRefused={speaker.say}
      onAction={(id) => {
        if (id === 'back' && onBack) onBack()
        else if (id === 'back') runner.undo('answer')
        else runner.redo()
      }}
      field={field}
      basket={pill && <BasketPill {...pill} />}
    />
  )
}
