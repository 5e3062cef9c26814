import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/primitives/notice.tsx'

type BoundaryProps = {
  readonly children: ReactNode
  /** Sets the conversation aside, because it may be the cause of the error. */
  readonly onAnew: () => void
}

/** Shows a message and buttons instead of a view that threw, so that nobody meets a white page. */
export class ViewBoundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenView onAnew={this.props.onAnew} /> : this.props.children
  }
}

function BrokenView({ onAnew }: { readonly onAnew: () => void }) {
  const { t } = useTranslation()
  return (
    <main id="main">
      <h1 className="visually-hidden">{t('broken.title')}</h1>
      <Notice
        tone="error"
        title={t('broken.title')}
        text={t('broken.text')}
        isLive
        actions={[
          { id: 'reload', text: t('broken.reload'), isPrimary: true },
          { id: 'anew', text: t('broken.anew') },
        ]}
        onAction={(id) => {
          if (id === 'anew') onAnew()
          location.reload()
        }}
      />
    </main>
  )
}
