import type { Clock } from '../../core/database/clock.ts'
import { fateOf } from '../../kitchen/kitchen-settings.store.ts'
import type { Database } from '../../core/database/database.ts'
import { forgetTestAnswer, testAnswerOf, testBankOf, writeTestAnswer } from './test-payments.store.ts'
import type { TestAnswer } from './test-payments.store.ts'
import type { Payment, PaymentReport } from '../payment.ts'
import type { PaymentProviders } from '../payment-providers.ts'
import type { PaymentProvider } from '../provider.ts'

export type TestPayment = PaymentProvider & {
  /** What a bank says to holding the price of an order; `authentication` where the customer has to confirm it first. */
  authorise(payment: Payment): Promise<TestAnswer['answer'] | 'refused'>
  /** Decides what waits: the customer at the bank's page, or who plays the bank. */
  decide(payment: Payment, isAccepted: boolean): Promise<void>
}

/** The test payment of a server; there always. */
export function testPaymentIn(payments: PaymentProviders): TestPayment {
  const found = payments.find(isTestPayment)
  if (!found) throw new Error('the test payment is not set up')
  return found
}

function isTestPayment(provider: PaymentProvider): provider is TestPayment {
  return provider.name === 'test'
}

/** How late a bank that answers late is. */
export const LATE_ANSWER_MS = 30_000

/** S7.55: the test payment holds no money and says yes, unless a demonstration has told it otherwise. */
export function testPayment(database: Database, clock: Clock): TestPayment {
  return {
    name: 'test',
    async authorise(payment) {
      const { known, mood: behaviour } = await testBankOf(database, payment)
      if (known) return known.answer
      const { payment: mood } = behaviour
      if (mood === 'refuse') return 'refused'
      const answer = mood === 'accept' ? 'held' : mood
      const decidedAt = clock.now() + (answer === 'late' ? LATE_ANSWER_MS : 0)
      await writeTestAnswer(database, payment.id, { answer, decidedAt })
      return answer
    },
    async decide(payment, isAccepted) {
      const decidedAt = clock.now()
      if (isAccepted) await writeTestAnswer(database, payment.id, { answer: 'held', decidedAt })
      else await forgetTestAnswer(database, payment.id)
    },
    async look(payment) {
      return reportOf(payment, await testAnswerOf(database, payment.id), clock.now())
    },
    async capture(payment) {
      const fate = await fateOf(database, payment.orderId)
      if (fate === 'refuseCapture') return 'refused'
      if (fate === undefined && (await testBankOf(database, payment)).mood.capture === 'refuse')
        return 'refused'
      await writeTestAnswer(database, payment.id, { answer: 'taken', decidedAt: clock.now() })
      return 'captured'
    },
    async release(payment) {
      const known = await testAnswerOf(database, payment.id)
      await forgetTestAnswer(database, payment.id)
      return known?.answer === 'taken' ? 'refunded' : 'released'
    },
  }
}

function reportOf(
  { amount, currency, orderId }: Payment,
  known: TestAnswer | undefined,
  now: number,
): PaymentReport {
  if (!known) return { kind: 'open' }
  const money = { amount, currency, orderId, refunded: 0 }
  switch (known.answer) {
    case 'held':
    case 'taken':
      return { kind: known.answer, ...money }
    case 'late':
      return now < known.decidedAt ? { kind: 'undecided' } : { kind: 'held', ...money }
    case 'undecided':
    case 'authentication':
      return { kind: 'undecided' }
  }
}
