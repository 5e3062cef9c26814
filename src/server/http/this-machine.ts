import type { IncomingMessage } from 'node:http'

/** What a proxy leaves on a request; one of them is enough to know that somebody else asks. */
const TRACES = ['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip']

/**
 * Whether a request was made on the machine the server runs on, and came through nobody: not through a proxy of the same
 * machine either, which connects from there but leaves its headers, asks for another host, or speaks an older HTTP.
 */
export function isFromThisMachine({
  socket,
  headers,
  httpVersion,
}: Pick<IncomingMessage, 'socket' | 'headers' | 'httpVersion'>): boolean {
  const isForwarded = Object.keys(headers).some(
    (name) => name.startsWith('x-forwarded-') || TRACES.includes(name),
  )
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
