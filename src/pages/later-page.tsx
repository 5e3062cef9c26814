import { Suspense } from 'react'
import { hrefOf } from '#domain/navigation/routes.ts'
import type { PageRoute } from '#flows/navigation/visit.ts'
import { laterPart } from '#bindings/runtime/later.ts'
import { WaitingPlace } from './waiting-place.tsx'

const PageOf = laterPart(() => import('./page.tsx').then((module) => module.PageOf))

/** A page, fetched when it is wanted. */
export function LaterPage({ page }: { readonly page: PageRoute }) {
  return (
    <Suspense fallback={<WaitingPlace />}>
      <PageOf key={hrefOf(page)} page={page} />
    </Suspense>
  )
}
