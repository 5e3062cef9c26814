import { createSecureServer } from 'node:http2'
import type { Server } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import type { Certificate } from './tls-setting.ts'

/** How long a request, and its headers alone, may take to arrive, in ms. */
type Patience = { readonly requestTimeout: number; readonly headersTimeout: number }

/** Ends https itself: HTTP/2, on which a page has its files in one go, and HTTP/1.1 for who speaks nothing newer. */
export function secureServers(certificate: Certificate, patience: Patience): FastifyServerFactory {
  return (handle) => {
    const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
      // Where HTTP/2 says whom it asks, everything here reads what HTTP/1.1 calls it.
      const { [':authority']: authority } = request.headers
      if (authority !== undefined) request.headers.host ??= authority
      // What is common to both is all that is used of either.
      handle(request as never, response as never)
    })
    return Object.assign(server, patience) as unknown as Server
  }
}
