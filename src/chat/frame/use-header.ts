import { OPEN_STATE_CHECK_MS } from '#domain/constants.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useNow } from '#bindings/timing/use-now.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { openWords } from '#bindings/words/wording.ts'

type Header = {
  readonly name: string
  readonly openState?: { readonly isOpen: boolean; readonly word: string; readonly rest?: string }
}

/**
 * The restaurant's name and whether it is open, checked every 3 s without a request (S2.95, S9.9); before one is
 * chosen, the name of the product.
 */
export function useHeader(productName: string): Header {
  const formatter = useFormatter()
  const now = useNow(OPEN_STATE_CHECK_MS)
  const chosen = useConversation(({ flows }) => flows.restaurant.context.chosen)
  return chosen ? { name: chosen.name, openState: openWords(chosen, now, formatter) } : { name: productName }
}
