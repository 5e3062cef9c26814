import type { FastifyInstance } from 'fastify'
import { takeRawBodies } from '../core/http/request-bodies.ts'
import type { Deps } from '../core/process/deps.ts'
import type { ProviderParts } from './provider-kind.ts'
import { PROVIDERS } from './provider-list.ts'

/** What every provider adds to a server. */
export function providerParts(): Promise<readonly ProviderParts[]> {
  return Promise.all(PROVIDERS.map(({ parts }) => parts()))
}

/**
 * The addresses providers tell us something at. They have no cookie and come from elsewhere: what lets a message in is
 * its signature, over the bytes as they came.
 */
export function installProviderMessages(deps: Deps) {
  return async (messages: FastifyInstance): Promise<void> => {
    takeRawBodies(messages, ['application/json', 'application/x-www-form-urlencoded'])
    for (const { installMessages } of await providerParts()) installMessages?.(messages, deps)
  }
}
