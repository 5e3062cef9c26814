import type { ReactNode } from 'react'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { DeviceNotices } from '#pages/device-notice-list.tsx'
import { PAGE_HEADING } from '#pages/page-heading.ts'
import { ClosedBar } from './closed-bar.tsx'
import { Footer } from './footer.tsx'
import { TopBar } from './top-bar.tsx'
import s from './frame.module.css'

type FrameProps = {
  readonly productName: string
  readonly languages: readonly string[]
  readonly isReduced: boolean
  readonly children: ReactNode
}

/** The frame around every screen: bars, menu, basket and footer. */
export function Frame({ productName, languages, isReduced, children }: FrameProps) {
  const { t } = useFormatter()
  return (
    <div className={s.frame} data-view="classic">
      <a className={s.skip} href="#main">
        {t('classic.skip')}
      </a>
      <TopBar productName={productName} languages={languages} isReduced={isReduced} />
      <ClosedBar />
      <DeviceNotices />
      <main id="main" className={s.main} tabIndex={-1} aria-labelledby={PAGE_HEADING}>
        {children}
      </main>
      {!isReduced && (
        <footer className={s.footer}>
          <Footer productName={productName} />
        </footer>
      )}
    </div>
  )
}
