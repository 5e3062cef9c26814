import { useMemo } from 'react'
import type { SaleTerms } from '#domain/catalogue/availability.ts'
import { chosenModeOf, saleTermsOf } from '#flows/core/conversation/selectors.ts'
import { useConversation, useRunner } from '../runtime/runner-context.ts'

/** What decides which products can be had now; the same object until the menu or its outages change. */
export function useSaleTerms(): SaleTerms {
  const runner = useRunner()
  const mode = useConversation(chosenModeOf)
  const outages = useConversation(({ flows }) => flows.restaurant.context.chosen?.outageProducts)
  return useMemo(
    () => ({ ...saleTermsOf(runner.conversation(), mode), ...(outages ? { outages } : {}) }),
    [runner, mode, outages],
  )
}
