import { enums } from '#contracts/wire/wire-types.ts'
import { Finite } from '../../core/database/columns.ts'
import type { Payment } from '../payment.ts'
import { moodIn } from '../../kitchen/kitchen-settings.store.ts'
import type { KitchenMood } from '../../kitchen/kitchen-settings.store.ts'
import type { Queries, Row } from '../../core/database/database.ts'
import { rowReader } from '../../core/database/row-reader.ts'

const ANSWERS = ['held', 'taken', 'undecided', 'late', 'authentication'] as const

const answerRow = rowReader('test_payments', { answer: enums(ANSWERS), decided_at: Finite })

/** What the bank of the test payment remembers. `late` becomes a yes when `decidedAt` (epoch ms) has come. */
export type TestAnswer = {
  readonly answer: (typeof ANSWERS)[number]
  readonly decidedAt: number
}

export async function testAnswerOf(queries: Queries, paymentId: string): Promise<TestAnswer | undefined> {
  const [row] = await queries.query('SELECT answer, decided_at FROM test_payments WHERE payment_id = $1', [
    paymentId,
  ])
  return row && answerIn(row)
}

function answerIn(row: Row): TestAnswer {
  const { answer, decided_at: decidedAt } = answerRow(row)
  return { answer, decidedAt }
}

/** What the bank remembers of a payment, and how the restaurant of its order has told it to behave. */
export async function testBankOf(
  queries: Queries,
  { id, orderId }: Pick<Payment, 'id' | 'orderId'>,
): Promise<{ readonly known?: TestAnswer; readonly mood: KitchenMood }> {
  const [row] = await queries.query(
    `SELECT t.answer, t.decided_at, k.injection, k.delay_ms, k.payment, k.capture, k.steps FROM orders o
     LEFT JOIN test_payments t ON t.payment_id = $2 LEFT JOIN kitchens k ON k.restaurant_id = o.restaurant_id
     WHERE o.id = $1`,
    [orderId, id],
  )
  if (!row) throw new Error(`no order ${orderId}`)
  const mood = moodIn(row['injection'] === null ? undefined : row)
  return row['answer'] === null ? { mood } : { known: answerIn(row), mood }
}

export async function writeTestAnswer(
  queries: Queries,
  paymentId: string,
  { answer, decidedAt }: TestAnswer,
): Promise<void> {
  await queries.query(
    `INSERT INTO test_payments (payment_id, answer, decided_at) VALUES ($1, $2, $3)
     ON CONFLICT (payment_id) DO UPDATE SET answer = $2, decided_at = $3`,
    [paymentId, answer, decidedAt],
  )
}

/** The bank forgets a payment it has let go. */
export async function forgetTestAnswer(queries: Queries, paymentId: string): Promise<void> {
  await queries.query('DELETE FROM test_payments WHERE payment_id = $1', [paymentId])
}
