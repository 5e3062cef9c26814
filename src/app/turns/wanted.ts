import type { PlainPage } from '#contracts/system/turns.contract.ts'
import { plainHref } from '#domain/navigation/plain-href.ts'
import { hrefOf } from '#domain/navigation/routes.ts'
import type { Runner } from '#flows/core/engine/runner.ts'
import { areAnyUnderWay } from '#flows/orders/order.selectors.ts'
import type { PageRoute } from '#flows/navigation/visit.ts'
import type { Refresh } from '#bindings/orders/refresh.ts'
import type { View } from '#bindings/runtime/view-context.ts'
import { questionOf } from './turn-log.ts'

/** What is wanted of the next page beside the conversation. */
export type Wanted = {
  language: string
  view: View
  readonly page: PageRoute | undefined
  readonly isAnew: boolean
  isRefreshed: boolean | undefined
}

/** How often the page of an order refreshes itself (s). */
const REFRESH_S = 20

/** Whoever pays has been asked on the page they paid from whether the page of the order is to refresh itself. */
export function paidFor(wanted: Wanted): Wanted {
  return { ...wanted, isRefreshed: wanted.isRefreshed ?? true }
}

export function refreshOf({ isRefreshed }: Wanted, choose: (isOn: boolean) => void): Refresh {
  return { isOn: isRefreshed, everyS: REFRESH_S, choose }
}

/** Where and when the page of an order that can still change refreshes itself, for who wants that. */
export function nextRefresh({ isRefreshed, view }: Wanted, runner: Runner): PlainPage['refresh'] {
  const isOfOrder = questionOf(runner) === 'order' && areAnyUnderWay(runner.conversation())
  return isRefreshed === true && isOfOrder ? { href: orderHref(view), afterS: REFRESH_S } : undefined
}

/** The answer that leads to the order. */
export function seeOrder({ view, isRefreshed }: Wanted) {
  return { kind: 'see', href: orderHref(view), isRefreshed } as const
}

/** The address of the order without code. */
export function orderHref(view: View): string {
  return plainHref(hrefOf({ name: 'currentOrder' }), { view })
}
