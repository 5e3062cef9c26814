import { useMemo } from 'react'
import type { SaleTerms } from '#domain/catalogue/availability.ts'
import { saleTermsOf } from '#flows/conversation/selectors.ts'
import { useConversation, useRunner } from '../runtime/runner-context.ts'

/** What decides which products can be had now; the same object until the menu or its outages change. */
export function useSaleTerms(): SaleTerms {
  const runner = useRunner()
  const mode = useConversation(({ flows }) => flows.menu.context.menu?.mode ?? flows.menu.context.mode)
  const outages = useConversation(({ flows }) => flows.restaurant.context.chosen?.outageProducts)
  return useMemo(
    () => ({ ...saleTermsOf(runner.conversation(), mode), ...(outages ? { outages } : {}) }),
    [runner, mode, outages],
  )
}
