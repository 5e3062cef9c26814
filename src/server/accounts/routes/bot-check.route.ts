import { BotCheckSchema, fromBotCheck } from '#contracts/accounts/bot-check.contract.ts'
import type { Deps } from '../../core/process/deps.ts'
import { ok } from '../../core/http/route.ts'
import type { Route } from '../../core/http/route.ts'

/** The puzzle to solve before registering or sending feedback. */
export function botCheckRoute({ botChecks }: Deps): Route {
  return {
    id: 'botCheck',
    method: 'GET',
    path: '/x/bot-check',
    summary: 'A puzzle whose solution shows a caller to be no robot; good once.',
    gives: BotCheckSchema,
    answer: () => ok(fromBotCheck(botChecks.issue())),
  }
}
