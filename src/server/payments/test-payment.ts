import { fateOf, moodOf } from '../pos/kitchen-levers.store.ts'
import type { Database } from '../store/database.ts'
import type { StoredOrder } from '../store/order-row.ts'
import type { PaymentProvider } from './provider.ts'

export type TestPayment = PaymentProvider & {
  /** What a bank would say to holding the price of an order. */
  authorise(stored: StoredOrder): Promise<'authorised' | 'refused' | 'undecided'>
}

/** S7.55: the test payment holds no money and says yes, unless a demonstration has told it otherwise. */
export function testPayment(database: Database): TestPayment {
  return {
    name: 'test',
    async authorise({ order }) {
      const { payment } = await moodOf(database, order.restaurantId)
      if (payment === 'refuse') return 'refused'
      return payment === 'undecided' ? 'undecided' : 'authorised'
    },
    async capture({ order }) {
      const fate = await fateOf(database, order.id)
      if (fate === 'refuseCapture') return 'refused'
      const { capture } = await moodOf(database, order.restaurantId)
      return fate === undefined && capture === 'refuse' ? 'refused' : 'captured'
    },
    release: async () => undefined,
    abandon: async () => 'abandoned',
  }
}
