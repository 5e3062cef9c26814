import type { IncomingMessage } from 'node:http'

/**
 * What proxies leave on a request, by any of their names for who asked (`X-Forwarded-For`, `True-Client-IP`,
 * `X-Envoy-External-Address`) and for themselves (`Via`, `CDN-Loop`, `CF-Ray`); one is enough to know that somebody else
 * asks.
 */
const TRACE =
  /forward|prox|^via$|^cdn-loop$|^cf-|^x-(original|amz|arr|azure|cloud|envoy|nginx|vercel)|(ip|ipv6|addr|address)$/

/**
 * Whether a request was made on the machine the server runs on, and came through nobody: not through a proxy of the same
 * machine either, which connects from there but leaves its headers, asks for another host, or speaks an older HTTP.
 */
export function isFromThisMachine({
  socket,
  headers,
  httpVersion,
}: Pick<IncomingMessage, 'socket' | 'headers' | 'httpVersion'>): boolean {
  const isForwarded = Object.keys(headers).some((name) => TRACE.test(name))
  return (
    !isForwarded && httpVersion !== '1.0' && isOwnAddress(socket.remoteAddress) && isOwnHost(headers.host)
  )
}

function isOwnAddress(address: string | undefined): boolean {
  return address !== undefined && /^(::ffff:)?127\.|^::1$/.test(address)
}

function isOwnHost(host: string | undefined): boolean {
  return host !== undefined && /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/.test(host)
}
