import { useRef } from 'react'
import { useConversation } from '#bindings/runner-context.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { useVisits } from '#bindings/visits.tsx'
import { liveTurnOf } from '#flows/conversation.ts'
import { isWaiting } from '#flows/dialogue/turn.ts'
import { Shell } from '#ui/shell.tsx'
import { ChatReceipt } from './chat-receipt.tsx'
import { ChatStepper } from './chat-stepper.tsx'
import { ChatTray } from './chat-tray.tsx'
import { LiveRegion } from './live-region.tsx'
import { Composer } from './composer.tsx'
import { PagePanel } from './page-panel.tsx'
import { Transcript } from './transcript.tsx'
import { useAssistantThread } from './use-assistant-thread.ts'
import { useShell, type ViewProps } from './use-shell.tsx'
import { useTapGuard } from './use-tap-guard.ts'
import { useTypedWords } from './use-typed-words.ts'

/** The conversation, its frame, and beside it the order so far. */
export function Chat({ productName, languages }: ViewProps) {
  const { t } = useSpeech()
  const { page, leave } = useVisits()
  const interpret = useTypedWords()
  const shell = useShell({ productName, languages })
  const guard = useTapGuard()
  const scroller = useRef<HTMLElement>(null)
  const isBusy = useConversation((conversation) => {
    const question = liveTurnOf(conversation)?.question
    return question !== undefined && isWaiting(question)
  })
  const thread = useAssistantThread()
  const labels = { field: t('composer.label'), example: t('composer.example'), send: t('composer.send') }
  const send = (text: string) => void interpret(text)

  return (
    <div onClickCapture={guard} data-view="chat">
      <Shell
        {...shell}
        labels={{ ...shell.labels, main: t('transcript.label') }}
        skipTo={{ id: 'linear', label: t('view.linear'), href: '?view=linear' }}
        stepper={<ChatStepper />}
        mainRef={scroller}
        isWaiting={isBusy}
        tray={
          <>
            <ChatTray />
            <Composer labels={labels} onSend={send} />
          </>
        }
        receipt={<ChatReceipt />}
      >
        <h1 className="visually-hidden">{shell.name}</h1>
        <h2 className="visually-hidden">{t('transcript.label')}</h2>
        {page && <PagePanel page={page} productName={productName} onLeave={leave} />}
        <div hidden={page !== undefined}>
          <Transcript
            scroller={scroller}
            takenOverAt={thread?.from}
            renderThread={(turns, firstUnfolded) =>
              thread && <thread.Component turns={turns} firstUnfolded={firstUnfolded} />
            }
          />
        </div>
      </Shell>
      <LiveRegion />
    </div>
  )
}
