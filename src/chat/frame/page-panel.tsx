import { useEffect, useMemo } from 'react'
import type { PageRoute } from '#flows/navigation/visit.ts'
import { useSpeech } from '#bindings/words/use-formatter.ts'
import { Act } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { LaterPage } from '#pages/later-page.tsx'
import { PageHostContext, type PageHost } from '#pages/page-host.ts'
import { LIVE_QUESTION } from '../thread/live-question.ts'
import s from './page-panel.module.css'

type PagePanelProps = {
  readonly page: PageRoute
  readonly productName: string
  readonly onLeave: () => void
  /** 1 where no heading stands above the page's own. */
  readonly headingLevel?: PageHost['headingLevel']
}

/** A page beside the conversation, over it, with the way back. */
export function PagePanel({ page, productName, onLeave, headingLevel = 2 }: PagePanelProps) {
  const { t } = useSpeech()
  const host = useMemo((): PageHost => ({ productName, headingLevel }), [productName, headingLevel])
  useEffect(() => {
    document.getElementById('main')?.scrollTo(0, 0)
    return () => {
      const question = document.querySelector<HTMLElement>(LIVE_QUESTION)
      question?.focus({ preventScroll: true })
      question?.scrollIntoView({ block: 'center' })
    }
  }, [])
  return (
    <section className={s.panel}>
      <Act tone="link" onAct={onLeave}>
        <Icon name="back" size="s" />
        {t('page.back')}
      </Act>
      <PageHostContext value={host}>
        <LaterPage page={page} />
      </PageHostContext>
    </section>
  )
}
