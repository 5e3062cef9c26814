import { workerOf } from '../jobs/worker.ts'
import type { Work, Worker } from '../jobs/worker.ts'
import { expireUnpaid } from '../../orders/expire-unpaid.ts'
import { kitchenJob } from '../../orders/kitchen-job.ts'
import type { KitchenJobDeps } from '../../orders/kitchen-job.ts'
import { forgetCards } from '../../payments/forget-cards.ts'
import { sweepPayments } from '../../payments/sweep-payments.ts'

export type ShopWorkerDeps = Omit<KitchenJobDeps, 'worker'> & { readonly isOnlyProcess: boolean }

/** What a shop does by itself: brings paid orders to the kitchen, ends unpaid ones, and moves money on. */
export function shopWorkerOf(given: ShopWorkerDeps): Worker {
  const deps = { ...given, worker: { wake: (wanted?: readonly Work[]): void => worker.wake(wanted) } }
  const chores = [() => expireUnpaid(deps), () => sweepPayments(deps), () => forgetCards(deps)]
  const onError = (error: unknown) => given.onError(error, 'all', 'work in the background failed')
  const worker: Worker = workerOf([kitchenJob(deps)], chores, { ...given, onError })
  return worker
}
