import type { FastifyInstance } from 'fastify'
import type { Deps } from '../process/deps.ts'
import { Failure } from '../http/failure.ts'
import { takeRawBodies } from '../http/raw-bodies.ts'
import { takeGatewayMessage } from './nepting/gateway-message.ts'
import { MESSAGES_PATH } from './nepting/pay-by-form.ts'
import { takeEvent } from './stripe/stripe-events.ts'
import { verifiedEvent } from './stripe/stripe-listener.ts'

/**
 * The addresses providers tell us something at. They have no cookie and come from elsewhere: what lets a message in is
 * its signature, over the bytes as they came.
 */
export function installProviderMessages(deps: Deps) {
  return async (messages: FastifyInstance): Promise<void> => {
    const { stripeListener } = deps
    const { nepting } = deps.payments
    takeRawBodies(messages, ['application/json', 'application/x-www-form-urlencoded'])
    if (stripeListener)
      messages.post('/x/payments/stripe/events', async (request, reply) => {
        const { body } = request
        const signature = request.headers['stripe-signature']
        const event =
          Buffer.isBuffer(body) && typeof signature === 'string'
            ? verifiedEvent(stripeListener, body, signature, deps.clock.now())
            : undefined
        if (!event) throw new Failure(400, 'request.invalid', 'stripe-signature')
        await takeEvent(event, stripeListener, deps)
        return reply.code(200).send({ received: true })
      })
    if (nepting)
      messages.post(MESSAGES_PATH.replace('/api', ''), async ({ body }, reply) => {
        const fields = Object.fromEntries(new URLSearchParams(Buffer.isBuffer(body) ? body.toString() : ''))
        const reception = await takeGatewayMessage(fields, nepting.settings, deps)
        if (reception !== 'received') throw new Failure(400, 'request.invalid', reception)
        return reply.code(200).send({ received: true })
      })
  }
}
