import { liveTurnOf } from '#flows/core/conversation/conversation.ts'
import { stepOf } from '#flows/core/conversation/steps.ts'
import { useBrand } from '../runtime/brand-context.ts'
import { useConversation, useRunner } from '../runtime/runner-context.ts'
import { useFormatter } from '../words/use-formatter.ts'
import { useDocumentTitle } from './use-document-title.ts'
import { useVisits } from '../navigation/visits.tsx'

/**
 * Sets the document title from the live question: question, step, restaurant, product (S9.38). An open page sets its
 * own. `heading` is what stands above a part of the question that has a page to itself.
 */
export function useTurnTitle(heading?: string): void {
  const { titleSuffix } = useBrand()
  const { t, say } = useFormatter()
  const { page } = useVisits()
  const live = useConversation(liveTurnOf)
  const restaurant = useConversation(({ flows }) => flows.restaurant.context.chosen?.name)
  const step = stepOf(useRunner().conversation())
  const title = [
    heading,
    live && say(live.ask),
    step && t('title.step', { index: step.index, of: step.of }),
    restaurant,
    titleSuffix,
  ]
    .filter((part) => part !== undefined)
    .reduceRight((rest, first) => t('title.parts', { first, rest }))
  useDocumentTitle(page ? undefined : title)
}
