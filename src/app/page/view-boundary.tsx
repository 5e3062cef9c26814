import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '#domain/navigation/routes.ts'
import { useBrand } from '#bindings/runtime/brand-context.ts'
import { PartGone } from '#bindings/runtime/until-fetched.ts'
import { PAGE_HEADING } from '#pages/page-heading.ts'
import { buttonLook } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'

type BoundaryProps = {
  readonly children: ReactNode
  /** Sets the conversation aside, because it may be the cause of the error. */
  readonly onAnew: () => void
}

/** Shows a message and buttons instead of a view that threw, so that nobody meets a white page. */
export class ViewBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === undefined ? (
      this.props.children
    ) : (
      <BrokenView isOutdated={error instanceof PartGone} onAnew={this.props.onAnew} />
    )
  }
}

/** In the menu view a page stands in the place of the screen: what broke is not drawn again. */
const SENDING = `${hrefOf({ name: 'sendConversation', reason: 'fault' })}&view=classic`

type BrokenProps = { readonly isOutdated: boolean; readonly onAnew: () => void }

function BrokenView({ isOutdated, onAnew }: BrokenProps) {
  const { t } = useTranslation()
  const { support } = useBrand()
  const title = t(isOutdated ? 'device.newVersion.title' : 'broken.title')
  return (
    <main id="main" aria-labelledby={PAGE_HEADING}>
      <h1 id={PAGE_HEADING} className="visually-hidden">
        {title}
      </h1>
      <Notice
        tone="error"
        title={title}
        text={t(isOutdated ? 'device.newVersion.text' : 'broken.text')}
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
      {support && !isOutdated && (
        <a className={buttonLook('link')} href={SENDING}>
          {t('sending.offer')}
        </a>
      )}
    </main>
  )
}
