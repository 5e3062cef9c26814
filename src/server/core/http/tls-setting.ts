import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import { optional, string } from 'superstruct'

/** What the environment may say of a certificate: files of PEM. */
export const TlsEnvironment = { TLS_CERT: optional(string()), TLS_KEY: optional(string()) }

/** A certificate, with those it stands on, and its key. */
export type Certificate = { readonly cert: Buffer; readonly key: Buffer }

type Found = { readonly settings?: Certificate; readonly problems: readonly string[] }

/** The certificate by which the server ends https itself; none where none is named. By name what is missing or cannot be. */
export function certificateOf({
  TLS_CERT,
  TLS_KEY,
}: {
  readonly TLS_CERT?: string | undefined
  readonly TLS_KEY?: string | undefined
}): Found {
  if (TLS_CERT === undefined && TLS_KEY === undefined) return { problems: [] }
  if (TLS_CERT === undefined) return { problems: ['TLS_CERT must name the certificate of TLS_KEY'] }
  if (TLS_KEY === undefined) return { problems: ['TLS_KEY must name the key of TLS_CERT'] }
  const [cert, key] = [fileOf(TLS_CERT), fileOf(TLS_KEY)]
  if (cert === undefined || key === undefined)
    return {
      problems: [
        ...(cert === undefined ? [`TLS_CERT ${TLS_CERT} cannot be read`] : []),
        ...(key === undefined ? [`TLS_KEY ${TLS_KEY} cannot be read`] : []),
      ],
    }
  try {
    createSecureContext({ cert, key })
  } catch {
    return { problems: ['TLS_CERT and TLS_KEY must be a certificate in PEM and its key'] }
  }
  return { settings: { cert, key }, problems: [] }
}

function fileOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
