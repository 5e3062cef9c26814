import type { OrderHistoryContext } from './order-history.machine.ts'

/** Whether the history is missing because nobody is signed in; asking again would not help. */
export function isSignInMissing({ context }: { readonly context: OrderHistoryContext }): boolean {
  return context.problem === 'account.notSignedIn'
}
