import * as openid from 'openid-client'
import type { SignOnProvider } from '#contracts/system/deployment.contract.ts'
import type { ProvenIdentity } from '#domain/account/sign-on.ts'

/** Where a customer is sent, and what must come back unchanged. */
export type SignOnJourney = {
  readonly url: string
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

export type OpenidProvider = ReturnType<typeof openidProvider>

export type OpenidOptions = {
  readonly secret: string
  /** Where the provider sends customers back to; it must be told so beforehand. */
  readonly redirectUri: string
  readonly fetch?: openid.CustomFetch
  /** The simulator is reached without encryption, as it never leaves this process. */
  readonly isSimulated: boolean
}

const TIMEOUT_SECONDS = 10
const SCOPES = 'openid email profile'

/**
 * One provider of OpenID Connect, by the authorization code flow with PKCE, state and nonce. What it says of itself is
 * asked once; its keys with every sign-on, so that one it has changed is known at once. Rejects where anything is not as
 * it must be.
 */
export function openidProvider(
  { issuer, clientId }: SignOnProvider,
  { secret, redirectUri, fetch, isSimulated }: OpenidOptions,
) {
  const options: openid.DiscoveryRequestOptions = {
    timeout: TIMEOUT_SECONDS,
    ...(fetch && { [openid.customFetch]: fetch }),
    ...(isSimulated && { execute: [openid.allowInsecureRequests] }),
  }
  let asked: Promise<openid.ServerMetadata> | undefined

  /** A failed question is asked again by the next customer. */
  function metadata(): Promise<openid.ServerMetadata> {
    asked ??= openid
      .discovery(new URL(issuer), clientId, secret, undefined, options)
      .then((configuration) => configuration.serverMetadata())
      .catch((error: unknown) => {
        asked = undefined
        throw error
      })
    return asked
  }

  /** A configuration of its own for each sign-on: it remembers keys. */
  async function configured(): Promise<openid.Configuration> {
    const server = await metadata()
    const configuration = new openid.Configuration(
      { ...server },
      clientId,
      secret,
      authenticationFor(server, secret),
    )
    configuration.timeout = TIMEOUT_SECONDS
    if (fetch) configuration[openid.customFetch] = fetch
    if (isSimulated) openid.allowInsecureRequests(configuration)
    // The signature is looked at although the token came straight from the provider.
    openid.enableNonRepudiationChecks(configuration)
    return configuration
  }

  return {
    async begin(): Promise<SignOnJourney> {
      const state = openid.randomState()
      const nonce = openid.randomNonce()
      const codeVerifier = openid.randomPKCECodeVerifier()
      const url = openid.buildAuthorizationUrl(await configured(), {
        redirect_uri: redirectUri,
        scope: SCOPES,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, state, nonce, codeVerifier }
    },

    /** Who came back, by the query of the address they came back to. */
    async complete(
      query: Readonly<Record<string, string>>,
      { state, nonce, codeVerifier }: Omit<SignOnJourney, 'url'>,
    ): Promise<ProvenIdentity> {
      const configuration = await configured()
      const cameTo = new URL(redirectUri)
      cameTo.search = new URLSearchParams(query).toString()
      const tokens = await openid.authorizationCodeGrant(configuration, cameTo, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('the provider said nothing about its customer')
      const { userinfo_endpoint: asksForMore } = configuration.serverMetadata()
      const more =
        claims['email'] === undefined && asksForMore !== undefined
          ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {}
      return identityOf({ ...more, ...claims })
    },
  }
}

/** As the provider says it may be done; what it says nothing about means the header (OpenID Connect Discovery 3). */
function authenticationFor(server: openid.ServerMetadata, secret: string): openid.ClientAuth {
  const isPostTaken = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true
  return isPostTaken ? openid.ClientSecretPost(secret) : openid.ClientSecretBasic(secret)
}

function identityOf(claims: openid.IDToken): ProvenIdentity {
  const email = textOf(claims['email'])
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: email === '' ? undefined : email,
    // Some providers write it as text.
    isEmailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    firstName: textOf(claims['given_name']),
    lastName: textOf(claims['family_name']),
  }
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim.trim() : ''
}
