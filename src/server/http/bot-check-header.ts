import { BOT_CHECK_HEADER } from '#contracts/problem.contract.ts'
import { Failure } from './failure.ts'
import type { Call } from './route.ts'

/** S7.53: who sends words to a restaurant shows to be no bot. */
export function assertBotChecked(call: Pick<Call, 'headers'>): void {
  const proof = call.headers[BOT_CHECK_HEADER]
  if (typeof proof !== 'string' || proof === '') throw new Failure(403, 'request.botCheck', BOT_CHECK_HEADER)
}
