import type { Problem } from '#domain/problem.ts'
import type { StaffProblem } from '#domain/staff/staff-problem.ts'

/** What is wrong with a request itself, before any rule of the domain is asked. Each has a sentence under `problem.<code>`. */
export const REQUEST_PROBLEMS = [
  'request.invalid',
  'request.notFound',
  'request.tooLarge',
  'request.tooDeep',
  'request.mediaType',
  'request.crossSite',
  'request.tooMany',
  'request.botCheck',
  'request.keyMissing',
  'request.keyReused',
  'server.failed',
  'server.unavailable',
] as const

export type RequestProblem = (typeof REQUEST_PROBLEMS)[number]

export type RefusalCode = Problem | StaffProblem | RequestProblem
/** A code under its own status, or under another one that a call gives it. */
export type Refused = RefusalCode | readonly [status: number, code: RefusalCode]

/** A refusal on its way out: thrown at the edge of a route, answered by the one error answerer. */
export class Failure extends Error {
  readonly status: number
  readonly code: RefusalCode
  readonly field: string | undefined

  constructor(status: number, code: RefusalCode, field?: string) {
    super(code)
    this.status = status
    this.code = code
    this.field = field
  }
}

/** Too many tries of something; the next is answered in `retryAfterMs`. */
export class TooManyTries extends Failure {
  readonly retryAfterMs: number

  constructor(retryAfterMs: number, code: RefusalCode = 'request.tooMany') {
    super(429, code)
    this.retryAfterMs = retryAfterMs
  }
}

const STATUS_OF_REQUEST: Readonly<Record<RequestProblem, number>> = {
  'request.invalid': 400,
  'request.notFound': 404,
  'request.tooLarge': 413,
  'request.tooDeep': 400,
  'request.mediaType': 415,
  'request.crossSite': 403,
  'request.tooMany': 429,
  'request.botCheck': 403,
  'request.keyMissing': 400,
  'request.keyReused': 422,
  'server.failed': 500,
  'server.unavailable': 503,
}

const STATUS_OF: Partial<Record<Problem | StaffProblem, number>> = {
  'restaurant.notFound': 404,
  'restaurant.codeRequired': 403,
  'restaurant.wrongCode': 403,
  'restaurant.tooManyCodes': 429,
  'coupon.tooManyTries': 429,
  'account.mailsSent': 429,
  'product.notFound': 404,
  'part.unknown': 400,
  'line.invalidQuantity': 400,
  'basket.tooManyLines': 400,
  'order.notFound': 404,
  'order.invalidRating': 400,
  'prediction.notFound': 404,
  'account.wrongCredentials': 401,
  'account.notSignedIn': 401,
  'account.ssoFailed': 401,
  'order.linkInvalid': 401,
  'order.linkExpired': 401,
  'account.notFound': 404,
  'paymentMethod.notFound': 404,
  'payment.unavailable': 503,
  'link.invalid': 400,
  'link.otherEmail': 400,
  'link.expired': 410,
  'link.used': 410,
  'checkout.detailsMissing': 400,
  'staff.notSignedIn': 401,
  'staff.notAllowed': 403,
  'staff.wrongCredentials': 401,
  'staff.wrongCode': 400,
  'staff.tooManyTries': 429,
  'staff.linkInvalid': 400,
  'staff.linkExpired': 410,
  'staff.linkUsed': 410,
  'staff.unknownConversation': 404,
}

/** The status of a code: 400 for fields, 404 for what is not there, else 409, the state says no. */
export function statusOf(code: RefusalCode): number {
  if (code in STATUS_OF_REQUEST) return STATUS_OF_REQUEST[code as RequestProblem]
  return STATUS_OF[code as Problem | StaffProblem] ?? (code.startsWith('field.') ? 400 : 409)
}

/** A request that cannot be taken: 400 with the path of the first field that is wrong, or the part that cannot be read. */
export function invalid(part: 'address' | 'headers' | 'query' | 'body', path: readonly PropertyKey[] = []) {
  return new Failure(400, 'request.invalid', path.join('.') || part)
}

/** A rule's refusal as HTTP tells it. */
export function refusal(problem: Problem | StaffProblem, field?: string): Failure {
  return new Failure(statusOf(problem), problem, field)
}
