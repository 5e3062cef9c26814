/** What failed behind the back of a customer, as the log names it. */
export type FailedWork =
  | 'order not brought to the kitchen'
  | 'outcome at the kitchen not kept'
  | 'unpaid order not ended'
  | 'money not taken'
  | 'payment not begun'
  | 'payment not settled'
  | 'payment not let go'
  | 'payment to be looked at'
  | 'message of a provider not understood'
  | 'card not forgotten'
  | 'sign-on failed'
  | 'part of a page not drawn'
  | 'work in the background failed'

/** Told of it with the order it was about, `none` or `all` where there is no such one. */
export type OnError = (error: unknown, orderId: string, what: FailedWork) => void

export type LoggedError = {
  readonly type: string
  readonly message: string
  readonly stack?: string
  readonly code?: string
}

/**
 * What the log may hold of an error. Databases hang the values of a statement on theirs (`params`, `detail`): mails,
 * names and hashes of tokens, which no log may know (ASVS 16.2.5).
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'thrown without an error' }
  const { name, message, stack } = error
  const code = 'code' in error ? String(error.code) : undefined
  return {
    type: name,
    message,
    ...(stack !== undefined && { stack }),
    ...(code !== undefined && { code }),
  }
}
