import { Suspense } from 'react'
import { hrefOf } from '#domain/navigation/routes.ts'
import type { PageRoute } from '#flows/navigation/visit.ts'
import { SkeletonCard } from '#ui/primitives/skeleton-card.tsx'
import { laterPart } from '#bindings/runtime/later.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'

const PageOf = laterPart(() => import('./page.tsx').then((module) => module.PageOf))

/** A page, fetched when it is wanted. */
export function LaterPage({ page }: { readonly page: PageRoute }) {
  const { t } = useFormatter()
  return (
    <Suspense fallback={<SkeletonCard label={t('wait.label')} />}>
      <PageOf key={hrefOf(page)} page={page} />
    </Suspense>
  )
}
