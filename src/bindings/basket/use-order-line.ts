import { useCallback } from 'react'
import type { BasketLine } from '#domain/basket/basket.ts'
import { allergensAsChosen, avoidedAsChosen } from '#domain/catalogue/marked-allergens.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import { useAvoidList } from '../menu/avoid-list.ts'
import { useConversation } from '../runtime/runner-context.ts'
import { useFormatter } from '../words/use-formatter.ts'
import { allergensOf, avoidedIn, nutritionRowsOf, orderLineOf } from '../words/wording.ts'

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

/** The same before it is paid for: with all that is marked on it as it was chosen, and its nutrition values (S1.40, S3.52, S3.53). */
export function useRecapLine() {
  const formatter = useFormatter()
  const orderLine = useOrderLine()
  const menu = useConversation(({ flows }) => flows.menu.context.menu)
  return useCallback(
    (line: BasketLine) => {
      const product = menu && productIn(menu, line.code)
      if (!product) return orderLine(line)
      const contains = allergensOf({ allergens: allergensAsChosen(product, line.selection) }, formatter)
      const rows = nutritionRowsOf(product.metadata, formatter)
      return {
        ...orderLine(line),
        ...(contains === undefined ? {} : { contains }),
        ...(rows.length === 0
          ? {}
          : {
              nutrition: {
                title: formatter.t('nutritionTable.title'),
                about: formatter.t('nutritionTable.asListed'),
                rows,
              },
            }),
      }
    },
    [formatter, menu, orderLine],
  )
}
