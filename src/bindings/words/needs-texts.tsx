import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Waits for the texts of a later part of the language (see `LATER_TEXTS`); belongs inside a Suspense. */
export function NeedsTexts({ of, children }: { readonly of: string; readonly children: ReactNode }) {
  useTranslation(of, { useSuspense: true })
  return children
}
