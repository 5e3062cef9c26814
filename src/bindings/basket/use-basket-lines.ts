import { useContext } from 'react'
import { basketTotals } from '#domain/basket/totals.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import { canCheckOut, comesToEnough } from '#domain/checkout/can-pay.ts'
import { MAX_LINE_QUANTITY, QUANTITY_PICKER_MIN } from '#domain/constants.ts'
import type { LineId } from '#domain/ids.ts'
import { soldOutLinesOf } from '#flows/core/conversation/selectors.ts'
import { ZERO } from '#domain/money/minor.ts'
import { useConversation, useDispatch, useRunner } from '../runtime/runner-context.ts'
import { ClockContext } from '../timing/use-now.ts'
import { useOrderLine } from './use-order-line.ts'
import { useFormatter } from '../words/use-formatter.ts'
import { quantityLabels, totalRowsOf } from '../words/wording.ts'

/**
 * The lines of the basket with their actions, the totals, and whether it can be ordered (S2.91-S2.93, S4.57). `stays`: it
 * stands beside what is asked, which removing a line leaves as it is.
 */
export function useBasketLines({ stays = false }: { readonly stays?: boolean } = {}) {
  const formatter = useFormatter()
  const { t, text, total } = formatter
  const dispatch = useDispatch()
  const orderLine = useOrderLine()
  const clock = useContext(ClockContext)
  const conversation = useRunner().conversation()
  const { settings } = conversation
  const basket = useConversation(({ flows }) => flows.basket.context.basket)
  const menu = useConversation(({ flows }) => flows.menu.context.menu)
  const restaurant = useConversation(({ flows }) => flows.restaurant.context.chosen)
  const products = basket.lines.filter(({ type }) => type !== 'COUPON')
  const verdict = canCheckOut({ basket, restaurant, now: clock(), flags: settings.flags })
  const worth = comesToEnough(basket, settings.minimumOrder)
  const totals = basketTotals(basket)
  const soldOut = soldOutLinesOf(conversation)
  const soldOutOf = (id: LineId) => {
    const conflict = soldOut.find(({ line }) => line.id === id)
    if (!conflict) return {}
    const gone = conflict.barred.length === 0 ? [conflict.line] : conflict.barred
    return { warning: t('outage.text', { list: formatter.list(gone.map(({ name }) => text(name))) }) }
  }
  const lineOf = (id: string) => products.find((line) => line.id === id)
  const remove = (id: string) => {
    const line = lineOf(id)
    if (line)
      dispatch({
        type: 'basket.removeLine',
        lineId: line.id,
        ...(stays ? { stays, code: line.code } : {}),
      })
  }
  return {
    count: totals.count,
    amount: total(totals.total),
    /** Why it cannot be ordered as things stand. */
    problem: verdict.ok
      ? worth.ok
        ? undefined
        : t(`basket.refused.${worth.problem}`, { amount: total(settings.minimumOrder ?? ZERO) })
      : t(`problem.${verdict.problem}`),
    card: {
      title: t('basket.title'),
      lines: products.map((line) => ({
        ...orderLine(line),
        ...soldOutOf(line.id),
        count: line.quantity,
        min: QUANTITY_PICKER_MIN,
        max: MAX_LINE_QUANTITY,
        isLocked: line.isLocked,
        labels: {
          ...quantityLabels(text(line.name), formatter),
          ...(menu && (productIn(menu, line.code)?.parts.length ?? 0) > 0
            ? { edit: t('basket.editLine', { name: text(line.name) }) }
            : {}),
          remove: t('basket.removeLine', { name: text(line.name) }),
        },
      })),
      totals: totalRowsOf(basket, formatter),
      labels: { empty: t('basket.empty'), edit: t('basket.edit'), remove: t('basket.remove') },
      act: { text: t('basket.checkout'), price: total(totals.total) },
      onQuantity: (id: string, quantity: number) =>
        quantity === QUANTITY_PICKER_MIN
          ? remove(id)
          : dispatch({ type: 'basket.setQuantity', lineId: id as LineId, quantity }),
      onRemove: remove,
      onEdit: (id: string) => {
        const line = lineOf(id)
        if (line) dispatch({ type: 'product.open', code: line.code, lineId: line.id })
      },
      onAct: () => dispatch({ type: 'checkout.start' }),
    },
    /** What else can be done with the basket. */
    others: [
      {
        id: 'startOver',
        text: t('basket.startOver'),
        onAct: () => dispatch({ type: 'basket.startOver' }),
      },
    ],
  }
}
