import { useContext, useEffect, useRef, useState } from 'react'
import { liveTurnOf } from '#flows/core/conversation/conversation.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { SpeakerContext } from '#bindings/prompts/speaker.ts'
import { ViewContext } from '#bindings/runtime/view-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useKeptFocus } from '#bindings/runtime/use-kept-focus.ts'
import { useVisits } from '#bindings/navigation/visits.tsx'
import { PAGE_HEADING } from '#pages/page-heading.ts'
import { CardSlot, WalletSlot } from '#pages/payment/card-slot.tsx'
import { HeadingLevelContext } from '../thread/heading-level.ts'
import { Shell } from '../frame/shell.tsx'
import { prefetchCards } from '../cards/card-registry.ts'
import { ChatTray } from '../frame/chat-tray.tsx'
import { PagePanel } from '../frame/page-panel.tsx'
import { useIsPlain } from '#ui/forms/page-form.ts'
import { liveHeading } from '../thread/live-question.ts'
import { useShell, type ViewProps } from '../frame/use-shell.tsx'
import { useTapGuard } from '../thread/use-tap-guard.ts'
import { EarlierAnswers } from './earlier-answers.tsx'
import { prefetchPages } from './paged-questions.ts'
import { PageRegion } from './page-region.tsx'
import { pagesKeyOf } from './paging.ts'
import { QuestionPage } from './question-page.tsx'
import { ShowPageContext, type ShownPage } from './show-page.ts'
import { usePageFocus } from './use-page-focus.ts'
import { WriteInstead } from './write-instead.tsx'

/** The conversation for people who want one thing per page: the same turns and cards, one question at a time. */
export function Linear({ productName, languages }: ViewProps) {
  const { page, leave } = useVisits()
  const [shown, show] = useState<ShownPage>()
  const shell = useShell({ productName, languages, heading: shown?.title })
  const guard = useTapGuard(shown?.key)
  const scroller = useRef<HTMLElement>(null)
  const isPlain = useIsPlain()
  const turn = useConversation(liveTurnOf)
  const key = turn && pagesKeyOf(turn)
  useKeptFocus(liveHeading)
  usePageFocus(scroller, shown?.key, page !== undefined)
  useEffect(() => void prefetchCards().then(prefetchPages), [])
  useTellChosen()

  return (
    <div onClickCapture={guard} data-view="linear">
      <Shell
        {...shell}
        headingId={page ? PAGE_HEADING : turn && `${turn.id}-ask`}
        mainRef={scroller}
        tray={<ChatTray areReasonsSeen onBack={page ? undefined : shown?.back} />}
      >
        {page && <PagePanel page={page} productName={productName} onLeave={leave} />}
        <div hidden={page !== undefined}>
          <HeadingLevelContext value={2}>
            <ShowPageContext value={show}>{turn && <QuestionPage key={key} turn={turn} />}</ShowPageContext>
          </HeadingLevelContext>
          {shown?.isBetween !== true && <WalletSlot isPaged />}
          <CardSlot isLater={shown?.isLast !== true} />
          <EarlierAnswers />
          {!isPlain && <WriteInstead />}
        </div>
      </Shell>
      <PageRegion />
    </div>
  )
}

/** Whoever has just chosen this view hears that it is on; the focus reads its question. */
function useTellChosen(): void {
  const { t } = useFormatter()
  const { wasChosen } = useContext(ViewContext)
  const speaker = useContext(SpeakerContext)
  const said = useRef(t('view.isOn', { view: t('view.linear') }))
  useEffect(() => {
    if (wasChosen.current) speaker.say(said.current)
  }, [wasChosen, speaker])
}
