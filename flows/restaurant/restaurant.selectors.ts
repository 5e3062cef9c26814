const LOOKED_AT: ReadonlySet<unknown> = new Set(['listing', 'choosing', 'renewing', 'searching', 'locating'])

/** Whether the list is shown, so that a restaurant can be chosen from it. */
export function isListShown(value: unknown): boolean {
  return LOOKED_AT.has(value)
}

/** Whether the code of a restaurant is asked for or judged. */
export function isCodeAsked(value: unknown): boolean {
  return value === 'askingCode' || value === 'checkingCode'
}
