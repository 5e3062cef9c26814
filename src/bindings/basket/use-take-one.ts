import { useCallback } from 'react'
import { lineToLessen } from '#domain/basket/basket.ts'
import { QUANTITY_PICKER_MIN } from '#domain/constants.ts'
import type { LineId, ProductCode } from '#domain/ids.ts'
import { useDispatch, useRunner } from '../runtime/runner-context.ts'

/** Takes one piece of a product out of the basket; `onLast` says what becomes of a line that would go with it. */
export function useTakeOne(onLast: (lineId: LineId, code: ProductCode) => void): (code: ProductCode) => void {
  const runner = useRunner()
  const dispatch = useDispatch()
  return useCallback(
    (code) => {
      const line = lineToLessen(runner.conversation().flows.basket.context.basket, code)
      if (!line) return
      const quantity = line.quantity - 1
      if (quantity === QUANTITY_PICKER_MIN) onLast(line.id, code)
      else dispatch({ type: 'basket.setQuantity', lineId: line.id, quantity })
    },
    [runner, dispatch, onLast],
  )
}
