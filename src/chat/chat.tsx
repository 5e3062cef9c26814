import { useContext, useRef } from 'react'
import { useLanguage } from '#bindings/use-language.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { useTurnTitle } from '#bindings/use-turn-title.ts'
import { viewNamed, ViewContext } from '#bindings/view-context.ts'
import { useVisits } from '#bindings/visits.tsx'
import { DeviceNotices } from '#pages/device-notices.tsx'
import { LanguageSelect } from '#ui/language-select.tsx'
import { Shell } from '#ui/shell.tsx'
import { AccountLink } from './account-link.tsx'
import { ChatReceipt } from './chat-receipt.tsx'
import { ChatStepper } from './chat-stepper.tsx'
import { ChatTray } from './chat-tray.tsx'
import { LiveRegion } from './live-region.tsx'
import { Composer } from './composer.tsx'
import { PagePanel } from './page-panel.tsx'
import { Transcript } from './transcript.tsx'
import { useAssistantThread } from './use-assistant-thread.ts'
import { useHeader } from './use-header.ts'
import { useKeys } from './use-keys.ts'
import { useTapGuard } from './use-tap-guard.ts'
import { useTypedWords } from './use-typed-words.ts'

type ChatProps = { readonly productName: string; readonly languages: readonly string[] }

/** The conversation, its frame, and beside it the order so far. */
export function Chat({ productName, languages }: ChatProps) {
  const { t } = useSpeech()
  const { setView } = useContext(ViewContext)
  const { page, leave } = useVisits()
  const interpret = useTypedWords()
  const guard = useTapGuard()
  const header = useHeader(productName)
  const language = useLanguage()
  const scroller = useRef<HTMLElement>(null)
  const thread = useAssistantThread()
  const labels = { field: t('composer.label'), example: t('composer.example'), send: t('composer.send') }
  const send = (text: string) => void interpret(text)
  useKeys()
  useTurnTitle(productName)

  return (
    <div onClickCapture={guard} data-view="chat">
      <Shell
        labels={{
          skip: t('skip.question'),
          views: t('view.label'),
          receipt: t('receipt.title'),
          tray: t('tray.label'),
          main: t('transcript.label'),
        }}
        {...header}
        mark={header.name.slice(0, 1)}
        homeHref="/order"
        views={[
          { id: 'chat', label: t('view.chat'), href: '?view=chat', isCurrent: true },
          { id: 'classic', label: t('view.classic'), href: '?view=classic', isCurrent: false },
        ]}
        onView={(id) => setView(viewNamed(id))}
        skipTo={{ id: 'linear', label: t('view.linear'), href: '?view=linear' }}
        headerActions={
          <>
            <AccountLink />
            <LanguageSelect {...language} languages={languages} />
          </>
        }
        banner={<DeviceNotices />}
        stepper={<ChatStepper />}
        mainRef={scroller}
        tray={
          <>
            <ChatTray />
            <Composer labels={labels} onSend={send} />
          </>
        }
        receipt={<ChatReceipt />}
      >
        <h1 className="visually-hidden">{header.name}</h1>
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
