import { BOT_CHECK_HEADER } from '#contracts/wire/problem.contract.ts'
import { statusOf } from './failure.ts'
import type { RefusalCode as Code } from './failure.ts'
import type { DescribedCall } from './route.ts'

/** What calls refuse together; what one alone refuses stands at its route. */
export const SIGNED_IN = ['account.notSignedIn'] as const
export const OWN_USER = [...SIGNED_IN, 'account.notFound'] as const
export const OWN_ORDER = [...SIGNED_IN, 'order.notFound'] as const
export const RESTAURANT = ['restaurant.notFound'] as const
export const MENU = [...RESTAURANT, 'restaurant.codeRequired'] as const
export const PRODUCT = [...MENU, 'product.notFound'] as const
export const DETAILS = [
  'field.required',
  'field.email',
  'field.checkoutName',
  'field.checkoutPhone',
  'field.phone',
] as const
export const PROFILE = ['field.required', 'field.firstName', 'field.lastName', 'field.phone'] as const
export const PASSWORD = [
  'field.required',
  'field.passwordPattern',
  'field.passwordTooLong',
  'field.passwordCommon',
] as const
export const LINK = ['link.invalid', 'link.otherEmail', 'link.expired', 'link.used'] as const
export const MAIL = ['field.required', 'field.email', 'account.mailsSent'] as const
/** What somebody may not sell or buy any more. */
export const SELLING = [
  'restaurant.closed',
  'restaurant.orderingDisabled',
  'product.notFound',
  'product.unavailable',
  'product.outage',
  'product.alcoholForTakeout',
  'pickup.none',
  'pickup.tooEarly',
  'pickup.tooLate',
] as const

/** What every call may be answered, and what follows of how it is asked. */
function usualOf(call: DescribedCall): readonly Code[] {
  const { method, headers, limit, isSameSiteOnly, isOfThisMachine, isSigned } = call
  return [
    'request.invalid',
    ...(isOfThisMachine ? (['request.notFound'] as const) : []),
    ...(headers?.includes(BOT_CHECK_HEADER) ? (['request.botCheck'] as const) : []),
    ...(method === 'GET' ? [] : (['request.tooDeep', 'request.tooLarge', 'request.mediaType'] as const)),
    ...((method !== 'GET' && isSigned !== true) || isSameSiteOnly === true
      ? (['request.crossSite'] as const)
      : []),
    ...(limit ? (['request.tooMany'] as const) : []),
    'server.failed',
    'server.unavailable',
  ]
}

/** The codes a call may refuse with, by the status they come under. */
export function refusalsOf(call: DescribedCall): ReadonlyMap<number, readonly Code[]> {
  const codes = new Map<number, Set<Code>>()
  for (const refused of [...usualOf(call), ...(call.refuses ?? [])]) {
    const [status, code] = typeof refused === 'string' ? ([statusOf(refused), refused] as const) : refused
    codes.set(status, (codes.get(status) ?? new Set()).add(code))
  }
  return new Map(
    [...codes].toSorted(([one], [other]) => one - other).map(([status, set]) => [status, [...set]]),
  )
}

/** Whether somebody has to be signed in. */
export function needsSession(call: DescribedCall): boolean {
  return refusalsOf(call).get(401)?.includes('account.notSignedIn') === true
}
