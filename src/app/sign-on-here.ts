import type { Deployment } from '#contracts/system/deployment.contract.ts'
import type { SignOnReturn, SignOnWay } from '#flows/account/account-ports.ts'
import { API_BASE_URL } from './api-base-url.ts'

/** The ways to whoever else can log customers in, where the deployment has them. */
export function signOnWaysOf({ flags, signOn }: Pick<Deployment, 'flags' | 'signOn'>): readonly SignOnWay[] {
  if (!flags.singleSignOn) return []
  return signOn.map(({ id, name }) => ({ id, name, href: `${API_BASE_URL}/x/sign-on/${id}` }))
}

/**
 * What the address of a page says about a provider the customer comes back from. It is read once and taken out of the
 * address, which holds the secret that opens the session.
 */
export function takeSignOnReturn(): SignOnReturn | undefined {
  const found = CAME_BACK.exec(location.hash)
  if (!found) return undefined
  history.replaceState(history.state, '', location.pathname + location.search)
  const [, provider, accessToken] = found
  if (provider === undefined || accessToken === undefined) return { kind: 'failed' }
  return { kind: 'proven', provider, accessToken }
}

const CAME_BACK = /^#sign-on=(?:failed|([a-z0-9-]+)\.([\w-]+))$/
