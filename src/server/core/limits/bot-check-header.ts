import { BOT_CHECK_HEADER } from '#contracts/wire/problem.contract.ts'
import type { Deps } from '../process/deps.ts'
import { Failure } from '../http/failure.ts'
import type { Call } from '../http/route.ts'

/** S7.13, S7.53: who registers or sends words to a restaurant has solved a puzzle of ours for it, else 403. */
export async function assertBotChecked(
  call: Pick<Call, 'headers'>,
  { botChecks }: Pick<Deps, 'botChecks'>,
): Promise<void> {
  const header = call.headers[BOT_CHECK_HEADER]
  const isSolved = typeof header === 'string' && (await botChecks.accept(header))
  if (!isSolved) throw new Failure(403, 'request.botCheck', BOT_CHECK_HEADER)
}
