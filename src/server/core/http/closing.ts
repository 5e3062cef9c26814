import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
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
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('onRequest', (_request, reply, done) => {
    if (!isClosing) return done()
    void reply.header('connection', 'close')
    return done(new Failure(503, 'server.unavailable'))
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) void reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('preClose', async () => {
    isClosing = true
    // Browsers open connections ahead: one that has said nothing counts as busy, and would be waited for.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    givingUp = setTimeout(() => app.server.closeAllConnections(), ANSWER_WITHIN_MS)
  })
  app.addHook('onClose', async () => clearTimeout(givingUp))
}
