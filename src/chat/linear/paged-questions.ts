import type { ComponentType } from 'react'
import type { QuestionName } from '#flows/core/conversation/questions.ts'
import { later } from '#bindings/runtime/later.ts'
import type { PagedProps } from './paging.ts'

const product = later<'ProductPages', PagedProps>(() => import('./product-pages.tsx'))

/** The checkout brings the form library, which no page before it should wait for. */
const checkout = later<'CheckoutPages', PagedProps>(() => import('./checkout-pages.tsx'))

/** Fetches ahead of need what a question of several pages is made of. */
export async function prefetchPages(): Promise<void> {
  await product.fetchAhead()
  await checkout.fetchAhead()
}

/** The questions that ask for more than one thing, each with its pages. */
export const PAGED: Readonly<Partial<Record<string, ComponentType<PagedProps>>>> = {
  customise: product.component('ProductPages'),
  checkout: checkout.component('CheckoutPages'),
} satisfies Partial<Record<QuestionName, ComponentType<PagedProps>>>
