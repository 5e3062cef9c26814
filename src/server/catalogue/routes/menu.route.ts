import { MenuSchema } from '#contracts/catalogue/menu.contract.ts'
import { MENU } from '../../core/http/refusals.ts'
import type { Deps } from '../../core/process/deps.ts'
import { hasVersion, preferredEncoding } from '../../core/http/negotiation.ts'
import type { Answer, Call, Route } from '../../core/http/route.ts'
import type { PublishedMenu } from '../published-menu.ts'
import { menuOf } from './menu-of.ts'

const PUBLISHED = 'public, max-age=60, stale-while-revalidate=600'

/** S7.37: a whole menu, compressed when it was published and sent as it is. */
export function menuRoute(deps: Deps): Route {
  return {
    id: 'menuOfMode',
    method: 'GET',
    path: '/restaurants/:id/campaigns/:campaignId/cache/:orderType',
    summary: 'The whole menu of one campaign in one order type.',
    gives: MenuSchema,
    isVersioned: true,
    refuses: MENU,
    async answer(call) {
      return menuAnswer(call, await menuOf(call, deps, call.params['orderType']))
    },
  }
}

/** The same without an order type is the menu for eating in (S9.27). */
export function defaultMenuRoute(deps: Deps): Route {
  return {
    id: 'menu',
    method: 'GET',
    path: '/restaurants/:id/campaigns/:campaignId/cache',
    summary: 'The whole menu of one campaign for eating in.',
    gives: MenuSchema,
    isVersioned: true,
    refuses: MENU,
    async answer(call) {
      return menuAnswer(call, await menuOf(call, deps))
    },
  }
}

function menuAnswer(call: Call, published: PublishedMenu): Answer {
  const headers = { etag: published.etag, 'cache-control': PUBLISHED, vary: 'accept-encoding' }
  if (hasVersion(call, published.etag)) return { status: 304, headers }
  const json = { ...headers, 'content-type': 'application/json; charset=utf-8' }
  const encoding = preferredEncoding(call.headers['accept-encoding'])
  if (encoding === undefined) return { status: 200, body: published.plain, headers: json }
  const body = encoding === 'br' ? published.brotli : published.gzip
  return { status: 200, body, headers: { ...json, 'content-encoding': encoding } }
}
