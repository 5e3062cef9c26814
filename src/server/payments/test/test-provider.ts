import { enums, optional, type } from 'superstruct'
import { providerKind } from '../provider-kind.ts'

/** The test payment, which takes no money: it needs nothing, and is there wherever it is not forbidden. */
export const testProvider = providerKind({
  name: 'test',
  called: 'the test payment',
  environment: type({ TEST_PAYMENT: optional(enums(['allowed-in-production'])) }),
  keys: [],
  setUp: ({ TEST_PAYMENT: allowed }) => ({
    provider: {
      name: 'test',
      problemsIn: ({ isProduction }) =>
        isProduction && allowed === undefined
          ? [
              'TEST_PAYMENT must be allowed-in-production, or "test" be taken out of "payments": the deployment offers the test payment, which takes no money',
            ]
          : [],
      async open({ database, clock }) {
        const { testPayment } = await import('./test-payment.ts')
        return testPayment(database, clock)
      },
    },
    problems: [],
  }),
  parts: async () => (await import('./test-parts.ts')).testParts,
})
