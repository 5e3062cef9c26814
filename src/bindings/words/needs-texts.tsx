import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Suspends until the texts of a part that is fetched later have come (see `LATER_TEXTS`). */
export function NeedsTexts({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  useTranslation(of, { useSuspense: true })
  return children
}
