import type { Socket } from 'node:net'

const TOO_LARGE = '431 Request Header Fields Too Large'
const TOO_SLOW = '408 Request Timeout'
const UNREADABLE = '400 Bad Request'
const STATUS_OF: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: TOO_LARGE,
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
}
const BODY = JSON.stringify({ code: 'request.invalid', field: 'headers' })

/** Answers in our own words what is no request that could be read, or came too slowly, and hangs up. */
export function refuseUnreadable(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${STATUS_OF[error.code ?? ''] ?? UNREADABLE}`,
        'content-type: application/json; charset=utf-8',
        'cache-control: no-store',
        'x-content-type-options: nosniff',
        'connection: close',
        `content-length: ${BODY.length}`,
        '',
        BODY,
      ].join('\r\n'),
    )
  socket.destroy(error instanceof Error ? error : undefined)
}
