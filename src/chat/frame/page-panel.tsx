import { useEffect, useMemo } from 'react'
import type { PageRoute } from '#flows/navigation/visit.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { LaterPage } from '#pages/later-page.tsx'
import { PageHostContext, type PageHost } from '#pages/page-host.ts'
import { LIVE_QUESTION } from '../thread/live-question.ts'
import { scrollerOf } from '../thread/scroller.ts'
import s from './page-panel.module.css'

type PagePanelProps = {
  readonly page: PageRoute
  readonly productName: string
  readonly onLeave: () => void
}

/** A page as a panel over the conversation, with a button back; where it leads back to is the owner's of the scroll. */
export function PagePanel({ page, productName, onLeave }: PagePanelProps) {
  const { t } = useFormatter()
  const host = useMemo((): PageHost => ({ productName, arrive: toTop }), [productName])
  useEffect(() => {
    toTop()
    return () => document.querySelector<HTMLElement>(LIVE_QUESTION)?.focus({ preventScroll: true })
  }, [])
  return (
    <section className={s.panel}>
      <Button tone="link" onAct={onLeave}>
        <Icon name="back" size="s" />
        <span>{t('page.back')}</span>
      </Button>
      <PageHostContext value={host}>
        <LaterPage page={page} />
      </PageHostContext>
    </section>
  )
}

/** Each page begins at its top, also one that follows another. */
function toTop(): undefined {
  const main = document.getElementById('main')
  if (main) scrollerOf(main).scrollTo(0, 0)
}
