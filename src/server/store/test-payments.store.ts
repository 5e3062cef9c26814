import { enums } from '#contracts/wire/wire-types.ts'
import { Finite } from './columns.ts'
import type { Queries } from './database.ts'
import { rowReader } from './row-reader.ts'

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
  if (!row) return undefined
  const { answer, decided_at: decidedAt } = answerRow(row)
  return { answer, decidedAt }
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
