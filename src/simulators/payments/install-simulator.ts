import type { FastifyInstance } from 'fastify'
import { StructError, create, enums, string, type } from 'superstruct'
import type { Deps } from '#server/core/process/deps.ts'
import { invalid } from '#server/core/http/failure.ts'
import { sendOperatorPage } from '#server/core/http/operator-page.ts'
import { MESSAGE_FAULTS } from '#server/payments/player.ts'
import type { MessageFault } from '#server/payments/player.ts'
import { simulatorPage } from './simulator-page.ts'
import { assertOwnPage, wordsFor } from './simulator-request.ts'

/**
 * What customers and their browsers see of the simulated providers. There only where payments are simulated, and never in
 * production.
 */
export function installSimulator(pages: FastifyInstance, deps: Deps): void {
  for (const player of deps.simulator?.players ?? []) player.install(pages, deps)
}

const Told = type({ about: string() })
const Messages = type({ messages: enums(MESSAGE_FAULTS) })

/** /simulator: what the simulated providers can be made to do. */
export function installPaymentSwitches(rooms: FastifyInstance, { simulator, catalogue }: Deps): void {
  if (!simulator) return
  const { players } = simulator
  let shown: MessageFault = 'none'

  /** Turns a switch of all of them, or of one; throws a StructError where what is told is none. */
  function turn(told: unknown): void {
    const { about } = create(told, Told)
    if (about === 'messages' || about === 'clear') {
      shown = about === 'clear' ? 'none' : create(told, Messages).messages
      for (const player of players) {
        if (about === 'clear') player.clear()
        else player.messages(shown)
      }
      return
    }
    const turned = players.flatMap(({ switches }) => switches[about] ?? [])
    create(about, enums(turned.length > 0 ? [about] : []))
    turned.forEach((each) => each(told))
  }

  rooms.get('/simulator', (request, reply) =>
    sendOperatorPage(reply, simulatorPage(players, shown, wordsFor(request, { catalogue }))),
  )
  rooms.post('/simulator', (request, reply) => {
    assertOwnPage(request)
    const { body } = request
    try {
      turn(body instanceof URLSearchParams ? Object.fromEntries(body) : body)
    } catch (error) {
      if (error instanceof StructError) throw invalid('body', error.path)
      throw error
    }
    return reply.redirect('/simulator', 303)
  })
}
