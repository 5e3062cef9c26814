import type { OrderHistoryContext } from './order-history.machine.ts'

/** Whether there is no list because nobody is signed in, which asking again does not change. */
export function isStranger({ context }: { readonly context: OrderHistoryContext }): boolean {
  return context.problem === 'account.notSignedIn'
}
