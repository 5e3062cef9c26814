import { useRef } from 'react'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useVisits } from '#bindings/navigation/visits.tsx'
import { liveQuestionOf } from '#flows/core/conversation/questions.ts'
import { PAGE_HEADING } from '#pages/page-heading.ts'
import { Shell } from './frame/shell.tsx'
import { ChatReceipt } from './frame/chat-receipt.tsx'
import { ChatStepLine, ChatStepper } from './frame/chat-stepper.tsx'
import { ChatTray } from './frame/chat-tray.tsx'
import { LiveRegion } from './thread/live-region.tsx'
import { Composer } from './composer/composer.tsx'
import { PagePanel } from './frame/page-panel.tsx'
import { Transcript } from './thread/transcript.tsx'
import { useAssistantThread } from './thread/use-assistant-thread.ts'
import { useShell, type ViewProps } from './frame/use-shell.tsx'
import { useIsPlain } from '#ui/forms/page-form.ts'
import { useTapGuard } from './thread/use-tap-guard.ts'
import { useFetchReader, useTypedWords } from '#bindings/words/use-typed-words.ts'

/** The chat view: the conversation in its frame, and the order so far beside it. */
export function Chat({ productName, languages }: ViewProps) {
  const { t } = useFormatter()
  const { page, leave } = useVisits()
  const interpret = useTypedWords()
  const fetchReader = useFetchReader()
  const shell = useShell({ productName, languages })
  const guard = useTapGuard()
  const scroller = useRef<HTMLElement>(null)
  const asked = useConversation(liveQuestionOf)
  const thread = useAssistantThread()
  const isPlain = useIsPlain()
  const labels = { field: t('composer.label'), example: t('composer.example'), send: t('composer.send') }

  return (
    <div onClickCapture={guard} data-view="chat">
      <Shell
        {...shell}
        isStaged={asked?.showsMuch === true && page === undefined}
        headingId={PAGE_HEADING}
        skipTo={isPlain ? undefined : { id: 'linear', label: t('view.linear'), href: '?view=linear' }}
        mainRef={scroller}
        isWaiting={asked?.surface === 'wait'}
        stepper={<ChatStepper />}
        progress={<ChatStepLine />}
        tray={
          <ChatTray
            field={!isPlain && <Composer labels={labels} onSend={interpret} onWrite={fetchReader} />}
          />
        }
        receipt={<ChatReceipt />}
      >
        {page && <PagePanel page={page} productName={productName} onLeave={leave} />}
        <div hidden={page !== undefined}>
          <h1 id={page ? undefined : PAGE_HEADING} className="visually-hidden">
            {shell.name}
          </h1>
          <h2 className="visually-hidden">{t('transcript.label')}</h2>
          <Transcript
            scroller={scroller}
            isCovered={page !== undefined}
            takenOverAt={thread?.from}
            renderThread={(turns, changeable, saidId) =>
              thread && <thread.Component turns={turns} changeable={changeable} saidId={saidId} />
            }
          />
        </div>
      </Shell>
      <LiveRegion />
    </div>
  )
}
