import type { Socket } from 'node:net'
import type { ServerHttp2Session } from 'node:http2'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from './failure.ts'

/** How long requests under way may take once the server closes, in ms; then their connections are cut. */
const ANSWER_WITHIN_MS = 10_000

/**
 * How a server closes: from then on it is not ready, takes nothing more, and answers what is under way, each on a
 * connection that ends with the answer. `close()` resolves when the last has its answer.
 */
export function installClosing(app: FastifyInstance): void {
  const sockets = new Set<Socket>()
  let isClosing = false
  let givingUp: NodeJS.Timeout | undefined
  const sessions = new Set<ServerHttp2Session>()
  app.server.on('session', (session: ServerHttp2Session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (!isClosing) return done()
    hangUp(request, reply)
    return done(new Failure(503, 'server.unavailable'))
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isClosing) hangUp(request, reply)
    done(null, payload)
  })
  app.addHook('preClose', async () => {
    isClosing = true
    // Browsers open connections ahead: one that has said nothing counts as busy, and would be waited for.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    for (const session of sessions) session.close()
    givingUp = setTimeout(() => sockets.forEach((socket) => socket.destroy()), ANSWER_WITHIN_MS)
  })
  app.addHook('onClose', async () => clearTimeout(givingUp))
}

/** HTTP/2 has no such header: its session is told to end. */
function hangUp({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.httpVersionMajor === 1) void reply.header('connection', 'close')
}
