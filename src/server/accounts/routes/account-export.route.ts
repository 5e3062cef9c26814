import { string, type } from '#contracts/wire/wire-types.ts'
import { fromInstant } from '#contracts/wire/wire.ts'
import { SIGNED_IN } from '../../core/http/refusals.ts'
import type { Deps } from '../../core/process/deps.ts'
import { ok, signedIn } from '../../core/http/route.ts'
import type { Route } from '../../core/http/route.ts'
import { storedAbout } from '../store/account-export.store.ts'
import { conversationsSentBy } from '../../support/store/sender.store.ts'
import { accountOf } from './authentication.route.ts'

/** Whoever is signed in gets what is stored about them, and about nobody else; a link of a mail, what it opens (S4.44). */
export function exportAccountRoute(deps: Deps): Route {
  return {
    id: 'exportAccount',
    method: 'GET',
    path: '/x/account/export',
    summary: 'Everything stored about the account signed in, as a file.',
    gives: type({ exportedAt: string() }),
    refuses: SIGNED_IN,
    limit: { max: deps.limits.resendsPerMinute, windowMs: 60_000 },
    async answer(call) {
      const { orderIds } = await signedIn(call)
      const account = await accountOf(call, deps)
      const stored = await storedAbout(deps.database, account, orderIds)
      // Who came by the link of a mail may be somebody else.
      const conversations =
        orderIds === undefined
          ? await conversationsSentBy(deps.database, account.id, deps.support?.sealing)
          : []
      return ok(
        { exportedAt: fromInstant(deps.clock.now()), ...stored, conversations },
        { 'content-disposition': `attachment; filename="${EXPORT_FILE}"` },
      )
    },
  }
}

const EXPORT_FILE = 'my-data.json'
