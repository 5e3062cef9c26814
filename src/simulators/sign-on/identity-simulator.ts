import { createHash, randomBytes } from 'node:crypto'
import type { CustomFetch } from 'openid-client'
import type { Deployment, SignOnProvider } from '#contracts/system/deployment.contract.ts'
import { loginEmail } from '#domain/account/login-email.ts'
import { redirectUriOf } from '#server/accounts/sign-on/open-sign-on.ts'
import { newSigningKey } from './signing-key.ts'

/** What may be wrong with what a provider says, and that it does not answer at all. */
export const SIGN_ON_FAULTS = ['none', 'issuer', 'audience', 'nonce', 'expired', 'signature', 'away'] as const
export type SignOnFault = (typeof SIGN_ON_FAULTS)[number]

/** Who somebody says to be at a simulated provider. */
export type SimulatedPerson = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly isEmailVerified: boolean
  /** Who they are there, where their address does not tell. */
  readonly subject?: string
}

/** What a shop asks of a provider in the address it sends a customer to. */
export type AuthorizationRequest = {
  readonly provider: SignOnProvider
  readonly state: string
  readonly nonce: string
  readonly challenge: string
}

/** Two providers, played by this process. */
export type IdentitySimulator = {
  readonly secret: string
  /** Answers what a shop asks the providers behind the customer's back. */
  readonly fetch: CustomFetch
  /** The deployment with both on offer. */
  readonly offeredIn: (deployment: Deployment) => Deployment
  /** The request of an address, where a provider would take it. */
  readonly requestOf: (providerId: string, query: URLSearchParams) => AuthorizationRequest | undefined
  /** Where a customer goes who has shown who they are. */
  readonly grant: (request: AuthorizationRequest, person: SimulatedPerson) => string
  /** Where a customer goes who has given up. */
  readonly deny: (request: AuthorizationRequest) => string
  fault: SignOnFault
  /** From now on both sign with another key. */
  readonly rotateKey: () => void
}

/** The second tells an address only to who asks for it, as some providers do. */
const PLAYED = [
  { id: 'fjord', name: 'Fjord-ID', tellsAtOnce: true },
  { id: 'nordlys', name: 'Nordlys', tellsAtOnce: false },
] as const
const CLIENT_ID = 'orda'
const SECRET = 'the simulated providers keep no secret'
const TOKEN_LASTS_S = 300

type Granted = { readonly request: AuthorizationRequest; readonly person: SimulatedPerson }

/** Plays two providers of OpenID Connect below the shop's own address; nothing leaves this process. Never in production. */
export function identitySimulator(publicUrl: string): IdentitySimulator {
  const providers = PLAYED.map(({ id, name }) => ({
    id,
    name,
    issuer: `${publicUrl}/simulator/sign-on/${id}`,
    clientId: CLIENT_ID,
  }))
  const codes = new Map<string, Granted>()
  const accesses = new Map<string, Granted>()
  let key = newSigningKey()

  const simulator: IdentitySimulator = {
    secret: SECRET,
    fault: 'none',
    offeredIn: (deployment) => ({
      ...deployment,
      flags: { ...deployment.flags, singleSignOn: true },
      signOn: providers,
    }),
    rotateKey: () => {
      key = newSigningKey()
    },
    requestOf(providerId, query) {
      const provider = providers.find(({ id }) => id === providerId)
      const [state, nonce, challenge] = ['state', 'nonce', 'code_challenge'].map((name) => query.get(name))
      const isRight =
        query.get('client_id') === CLIENT_ID &&
        query.get('response_type') === 'code' &&
        query.get('code_challenge_method') === 'S256' &&
        query.get('redirect_uri') === redirectUriOf(publicUrl, providerId)
      return provider && isRight && state && nonce && challenge
        ? { provider, state, nonce, challenge }
        : undefined
    },
    grant(request, person) {
      const code = randomBytes(16).toString('base64url')
      codes.set(code, { request, person })
      return backWith(request, { code })
    },
    deny: (request) => backWith(request, { error: 'access_denied' }),
    async fetch(url, { headers, body }) {
      if (simulator.fault === 'away') throw new TypeError('fetch failed')
      const provider = providers.find(({ issuer }) => url.startsWith(`${issuer}/`))
      switch (provider && url.slice(provider.issuer.length)) {
        case '/.well-known/openid-configuration':
          return Response.json(metadataOf(provider?.issuer ?? ''))
        case '/keys':
          return Response.json({ keys: [key.published] })
        case '/token':
          return tokens(new URLSearchParams(String(body)), new Headers(headers).get('authorization'))
        case '/userinfo':
          return userinfo(new Headers(headers).get('authorization'))
        default:
          return Response.json({ error: 'not_found' }, { status: 404 })
      }
    },
  }

  function backWith({ provider, state }: AuthorizationRequest, answer: Record<string, string>): string {
    const back = new URL(redirectUriOf(publicUrl, provider.id))
    back.search = new URLSearchParams({ ...answer, state, iss: provider.issuer }).toString()
    return back.href
  }

  /** RFC 6749 4.1.3: a code serves once, for who knows the secret and the verifier. */
  function tokens(form: URLSearchParams, authorization: string | null): Response {
    const code = form.get('code') ?? ''
    const granted = codes.get(code)
    codes.delete(code)
    if (authorization !== basicOf(CLIENT_ID, SECRET))
      return Response.json({ error: 'invalid_client' }, { status: 401 })
    if (!granted || challengeOf(form.get('code_verifier') ?? '') !== granted.request.challenge)
      return Response.json({ error: 'invalid_grant' }, { status: 400 })
    const access = randomBytes(16).toString('base64url')
    accesses.set(access, granted)
    return Response.json({
      access_token: access,
      token_type: 'Bearer',
      expires_in: TOKEN_LASTS_S,
      id_token: idTokenOf(granted),
    })
  }

  function idTokenOf({ request, person }: Granted): string {
    const { fault } = simulator
    const now = Math.floor(Date.now() / 1000)
    const issuedAt = fault === 'expired' ? now - 2 * TOKEN_LASTS_S : now
    const { provider, nonce } = request
    const tellsAtOnce = PLAYED.some((each) => each.id === provider.id && each.tellsAtOnce)
    const claims = {
      iss: fault === 'issuer' ? `${publicUrl}/simulator/sign-on/somebody-else` : provider.issuer,
      sub: subjectOf(provider, person),
      aud: fault === 'audience' ? 'another-shop' : CLIENT_ID,
      nonce: fault === 'nonce' ? 'of-another-sign-on' : nonce,
      iat: issuedAt,
      exp: issuedAt + TOKEN_LASTS_S,
      ...(tellsAtOnce && claimsAbout(person)),
    }
    return fault === 'signature' ? newSigningKey().tokenOf(claims, key.kid) : key.tokenOf(claims)
  }

  function userinfo(authorization: string | null): Response {
    const granted = accesses.get(authorization?.replace(/^Bearer /i, '') ?? '')
    if (!granted) return Response.json({ error: 'invalid_token' }, { status: 401 })
    const { request, person } = granted
    return Response.json({ sub: subjectOf(request.provider, person), ...claimsAbout(person) })
  }

  return simulator
}

function metadataOf(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorise`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }
}

/** The same person stays the same, whatever else they say of themselves. */
function subjectOf({ id }: SignOnProvider, { email, subject }: SimulatedPerson): string {
  return (
    subject ??
    createHash('sha256')
      .update(`${id}/${loginEmail(email)}`)
      .digest('hex')
      .slice(0, 24)
  )
}

function claimsAbout({ email, firstName, lastName, isEmailVerified }: SimulatedPerson): object {
  return { email, email_verified: isEmailVerified, given_name: firstName, family_name: lastName }
}

/** RFC 7636 4.2 */
function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

/** RFC 6749 2.3.1 */
function basicOf(clientId: string, secret: string): string {
  const written = [clientId, secret].map((each) => new URLSearchParams({ '': each }).toString().slice(1))
  return `Basic ${Buffer.from(written.join(':')).toString('base64')}`
}
