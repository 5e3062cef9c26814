import type { PaymentProvider } from './provider.ts'

/** S7.55: the test payment holds no money and says yes to everything. */
export const testPayment: PaymentProvider = {
  name: 'test',
  capture: async () => 'captured',
  release: async () => undefined,
  abandon: async () => 'abandoned',
}
