import { useMemo } from 'react'
import type { BasketLine } from '#domain/basket/basket.ts'
import { isAsItComes } from '#domain/basket/same-line.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import { useConversation } from '../runtime/runner-context.ts'

/** The lines of the basket whose product is as it comes, by its code: what a list can count up and down. */
export function useLinesAsTheyCome(): ReadonlyMap<string, BasketLine> {
  const menu = useConversation(({ flows }) => flows.menu.context.menu)
  const basket = useConversation(({ flows }) => flows.basket.context.basket)
  return useMemo(() => {
    const plain = basket.lines.filter((line) => {
      const product = menu && productIn(menu, line.code)
      return product !== undefined && isAsItComes(line, product)
    })
    return new Map(plain.map((line) => [line.code, line]))
  }, [menu, basket])
}
