import { fromInstant } from '#contracts/wire/wire.ts'
import type { Deps } from '../../process/deps.ts'
import { PRIVATE, ok } from '../../http/route.ts'
import type { Route } from '../../http/route.ts'
import { storedAbout } from '../../store/account-export.store.ts'
import { accountOf } from './authentication.route.ts'

/** Whoever is signed in gets what is stored about them, and about nobody else. */
export function exportAccountRoute(deps: Deps): Route {
  return {
    method: 'GET',
    path: '/x/account/export',
    summary: 'Everything stored about the account signed in, as a file.',
    limit: { max: deps.limits.resendsPerMinute, windowMs: 60_000 },
    async answer(call) {
      const account = await accountOf(call, deps)
      const stored = await storedAbout(deps.database, account)
      return ok(
        { exportedAt: fromInstant(deps.clock.now()), ...stored },
        { ...PRIVATE, 'content-disposition': `attachment; filename="${EXPORT_FILE}"` },
      )
    },
  }
}

const EXPORT_FILE = 'my-data.json'
