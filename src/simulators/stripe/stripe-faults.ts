import type { MessageFault } from '#server/payments/player.ts'

export const OPERATIONS = [
  'create',
  'retrieve',
  'update',
  'confirm',
  'capture',
  'cancel',
  'refund',
  'customer',
  'detach',
] as const
/** What the interface of Stripe is asked to do. */
export type Operation = (typeof OPERATIONS)[number]

export const FAULTS = [
  /** The call never arrives. */
  'lostCall',
  /** It is done, and the answer is lost. */
  'lostAnswer',
  /** It is done, and the answer breaks off. */
  'halfAnswer',
  /** A failure of Stripe, before anything was done; repeated to the same key. */
  'failure',
  /** A failure of Stripe after it was done; repeated to the same key. */
  'failureAfter',
  /** The same key is at work elsewhere. */
  'conflict',
  'tooMany',
  /** The bank says no; meant for `capture`. */
  'decline',
  /** Answers only after a time. */
  'late',
] as const
export type Fault = (typeof FAULTS)[number]

export type Faults = ReturnType<typeof faultSwitches>

/** The switches of a simulator: what goes wrong the next times something is asked. */
export function faultSwitches() {
  const next = new Map<Operation, Fault[]>()
  const always = new Map<Operation, Fault>()

  return {
    messages: 'none' as MessageFault,
    /** The next times `operation` is asked, these go wrong, one each. */
    next(operation: Operation, ...faults: readonly Fault[]): void {
      next.set(operation, [...(next.get(operation) ?? []), ...faults])
    },
    /** Every time, until it is undefined. */
    always(operation: Operation, fault: Fault | undefined): void {
      if (fault === undefined) always.delete(operation)
      else always.set(operation, fault)
    },
    take(operation: Operation): Fault | undefined {
      return next.get(operation)?.shift() ?? always.get(operation)
    },
    clear(): void {
      next.clear()
      always.clear()
      this.messages = 'none'
    },
  }
}
