import type { FastifyInstance } from 'fastify'
import { Failure } from '../http/failure.ts'
import { takeRawBodies } from '../http/raw-bodies.ts'
import { checked } from '../http/route.ts'
import type { Deps } from '../process/deps.ts'
import { isSigned } from '../webhooks/standard-webhooks.ts'
import { KitchenMessageWire, takeKitchenMessage } from './kitchen-message.ts'

/** The address the point of sale tells us something at, where one is connected: what lets a message in is its signature. */
export function installPointOfSale(deps: Deps) {
  return async (messages: FastifyInstance): Promise<void> => {
    const secret = deps.pointOfSaleSecret
    if (secret === undefined) return
    takeRawBodies(messages, ['application/json'])
    messages.post('/x/point-of-sale', async ({ headers, body }, reply) => {
      if (!Buffer.isBuffer(body) || !isSigned(headers, body, secret, deps.clock.now()))
        throw new Failure(401, 'request.invalid', 'webhook-signature')
      await takeKitchenMessage(checked(jsonIn(body), KitchenMessageWire), deps)
      return reply.code(204).send()
    })
  }
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new Failure(400, 'request.invalid')
  }
}
