import type { FastifyInstance } from 'fastify'
import { Failure, invalid } from '../core/http/failure.ts'
import { takeRawBodies } from '../core/http/request-bodies.ts'
import { RESTAURANT } from '../core/http/refusals.ts'
import { checked } from '../core/http/route.ts'
import type { DescribedCall } from '../core/http/route.ts'
import type { Deps } from '../core/process/deps.ts'
import { SIGNATURE_HEADERS, isSigned } from '../webhooks/standard-webhooks.ts'
import { KitchenMessageSchema, takeKitchenMessage } from './kitchen-message.ts'

/** The one call that is let in by its signature: answered where a point of sale is connected. */
export const POINT_OF_SALE = {
  id: 'takeKitchenMessage',
  method: 'POST',
  path: '/x/point-of-sale',
  summary:
    'Takes what the point of sale tells by itself, signed as Standard Webhooks has it; 404 where none is connected.',
  body: KitchenMessageSchema,
  headers: SIGNATURE_HEADERS,
  status: 204,
  refuses: [
    ...RESTAURANT,
    [401, 'request.invalid'],
    'request.notFound',
    'product.notFound',
    'order.notFound',
    'order.notModifiable',
  ],
  isSigned: true,
} as const satisfies DescribedCall

/** The address the point of sale tells us something at, where one is connected: what lets a message in is its signature. */
export function installPointOfSale(deps: Deps) {
  return async (messages: FastifyInstance): Promise<void> => {
    const secret = deps.pointOfSaleSecret
    if (secret === undefined) return
    takeRawBodies(messages, ['application/json'])
    messages.post(POINT_OF_SALE.path, async ({ headers, body }, reply) => {
      if (!Buffer.isBuffer(body) || !isSigned(headers, body, secret, deps.clock.now()))
        throw new Failure(401, 'request.invalid', 'webhook-signature')
      await takeKitchenMessage(checked(jsonIn(body), POINT_OF_SALE.body), deps)
      return reply.code(POINT_OF_SALE.status).send()
    })
  }
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw invalid('body')
  }
}
