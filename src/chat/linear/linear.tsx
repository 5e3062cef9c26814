import { useContext, useEffect, useRef } from 'react'
import { liveTurnOf } from '#flows/conversation.ts'
import { useConversation } from '#bindings/runner-context.ts'
import { useLanguage } from '#bindings/use-language.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { useTurnTitle } from '#bindings/use-turn-title.ts'
import { viewNamed, ViewContext } from '#bindings/view-context.ts'
import { useVisits } from '#bindings/visits.tsx'
import { DeviceNotices } from '#pages/device-notices.tsx'
import { HeadingLevelContext } from '#ui/heading-level.ts'
import { LanguageSelect } from '#ui/language-select.tsx'
import { Shell } from '#ui/shell.tsx'
import { AccountLink } from '../account-link.tsx'
import { prefetchCards } from '../cards/registry.ts'
import { ChatTray } from '../chat-tray.tsx'
import { PagePanel } from '../page-panel.tsx'
import { useHeader } from '../use-header.ts'
import { useKeptFocus } from '../use-kept-focus.ts'
import { useKeys } from '../use-keys.ts'
import { useTapGuard } from '../use-tap-guard.ts'
import { EarlierAnswers } from './earlier-answers.tsx'
import { PageRegion } from './page-region.tsx'
import { QuestionPage } from './question-page.tsx'
import { usePageFocus } from './use-page-focus.ts'
import { WriteInstead } from './write-instead.tsx'

type LinearProps = { readonly productName: string; readonly languages: readonly string[] }

/** The conversation for people who want one thing per page: the same turns and cards, one question at a time. */
export function Linear({ productName, languages }: LinearProps) {
  const { t } = useSpeech()
  const { setView } = useContext(ViewContext)
  const { page, leave } = useVisits()
  const guard = useTapGuard()
  const header = useHeader(productName)
  const language = useLanguage()
  const scroller = useRef<HTMLElement>(null)
  const turn = useConversation(liveTurnOf)
  const key = turn && `${turn.id} ${turn.question.name}`
  useKeys()
  useTurnTitle(productName)
  useKeptFocus(scroller)
  usePageFocus(scroller, key)
  useEffect(() => void prefetchCards(), [])

  return (
    <div onClickCapture={guard} data-view="linear">
      <Shell
        labels={{
          skip: t('skip.question'),
          views: t('view.label'),
          receipt: t('receipt.title'),
          tray: t('tray.label'),
        }}
        {...header}
        mark={header.name.slice(0, 1)}
        homeHref="/order"
        views={[
          { id: 'chat', label: t('view.chat'), href: '?view=chat', isCurrent: false },
          { id: 'classic', label: t('view.classic'), href: '?view=classic', isCurrent: false },
        ]}
        onView={(id) => setView(viewNamed(id))}
        headerActions={
          <>
            <AccountLink />
            <LanguageSelect {...language} languages={languages} />
          </>
        }
        banner={<DeviceNotices />}
        mainRef={scroller}
        tray={<ChatTray areReasonsSeen />}
      >
        {page && <PagePanel page={page} productName={productName} headingLevel={1} onLeave={leave} />}
        <div hidden={page !== undefined}>
          <HeadingLevelContext value={2}>
            {turn && <QuestionPage key={key} turn={turn} />}
          </HeadingLevelContext>
          <EarlierAnswers />
          <WriteInstead />
        </div>
      </Shell>
      <PageRegion />
    </div>
  )
}
