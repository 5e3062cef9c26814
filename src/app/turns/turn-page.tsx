import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import type { i18n } from 'i18next'
import type { PageAlone as PageAloneDrawn } from '#contracts/system/turns.contract.ts'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import type { Runner } from '#flows/core/engine/runner.ts'
import type { PageRoute } from '#flows/navigation/visit.ts'
import { createDeviceNotices } from '#bindings/runtime/device-notices.ts'
import type { LegalLinks } from '#domain/links/legal-links.ts'
import { LegalLinksContext } from '#bindings/navigation/use-legal-links.ts'
import { RefreshContext, type Refresh } from '#bindings/orders/refresh.ts'
import { DocumentTitleContext } from '#bindings/prompts/use-document-title.ts'
import type { View } from '#bindings/runtime/view-context.ts'
import type { PersonalData } from '#bindings/words/use-formatter.ts'
import { Chat } from '#chat/chat.tsx'
import { Linear } from '#chat/linear/linear.tsx'
import { PageAlone, type PageAloneProps } from '#pages/page-alone.tsx'
import { PageFormContext } from '#ui/forms/page-form.ts'
import { App } from '../page/providers.tsx'
import type { PageActs } from './page-acts.ts'

/** What a page is drawn of. */
export type Draw = {
  readonly deployment: Deployment
  readonly runner: Runner
  readonly i18n: i18n
  readonly personalData: PersonalData
  /** Epoch ms. */
  readonly now: number
  readonly view: View
  readonly page: PageRoute | undefined
  /** The log that was sent could not be read: the customer is told why they begin again. */
  readonly isAnew: boolean
  readonly onView: (view: View) => void
  readonly refresh?: Refresh
  /** Where the texts stand that whoever pays agrees to. */
  readonly legalLinks?: LegalLinks
}

export type Drawn = { readonly html: string; readonly title: string }

/** The markup of a page with what acts in it noted, once all its parts are there; rejects where one cannot be drawn. */
export async function drawn({ form }: PageActs, given: Draw): Promise<Drawn> {
  const { deployment, view, page, now, isAnew, legalLinks = {}, refresh, ...rest } = given
  const Shown = view === 'linear' ? Linear : Chat
  let title = deployment.productName
  const html = await markupOf(
    <PageFormContext value={form}>
      <DocumentTitleContext value={(told) => (title = told)}>
        <App
          {...rest}
          deployment={deployment}
          clock={() => now}
          view={view}
          notices={createDeviceNotices(isAnew ? ['logUnread'] : [])}
          areListsWhole={form.isPlain}
          openedPage={page}
        >
          <LegalLinksContext value={{ links: legalLinks, want: () => undefined }}>
            <RefreshContext value={refresh}>
              <Shown productName={deployment.productName} languages={deployment.languages} />
            </RefreshContext>
          </LegalLinksContext>
        </App>
      </DocumentTitleContext>
    </PageFormContext>,
  )
  return { html, title }
}

/** A page that stands by itself. */
export async function drawnAlone(language: string, given: PageAloneProps): Promise<PageAloneDrawn> {
  return { language, title: given.title, html: await markupOf(<PageAlone {...given} />) }
}

function markupOf(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      // Nothing is put in its place by a script.
      progressiveChunkSize: Infinity,
      onError: reject,
      onAllReady: () => {
        text(stream.pipe(new PassThrough())).then(resolve, reject)
      },
    })
  })
}
