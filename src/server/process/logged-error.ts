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
