import { useCallback } from 'react'
import type { BasketLine } from '#domain/basket/basket.ts'
import { avoidedAsChosen } from '#domain/catalogue/marked-allergens.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import { useAvoidList } from '../menu/avoid-list.ts'
import { useConversation } from '../runtime/runner-context.ts'
import { useFormatter } from '../words/use-formatter.ts'
import { avoidedIn, orderLineOf } from '../words/wording.ts'

/** Puts a basket line into words, with what it contains of what the customer avoids. */
export function useOrderLine(): (
  line: BasketLine,
) => ReturnType<typeof orderLineOf> & { readonly warning?: string } {
  const formatter = useFormatter()
  const menu = useConversation(({ flows }) => flows.menu.context.menu)
  const { avoided } = useAvoidList()
  return useCallback(
    (line) => {
      const product = menu && productIn(menu, line.code)
      const { contains } = product ? avoidedAsChosen(product, line.selection, avoided) : { contains: [] }
      const warning = avoidedIn('contains', contains, formatter)
      return { ...orderLineOf(line, formatter), ...(warning === undefined ? {} : { warning }) }
    },
    [formatter, menu, avoided],
  )
}
