import type { FastifyReply, FastifyRequest } from 'fastify'
import { TURN_PATH, type Answering, type Opening, type TurnAnswer } from '#contracts/system/turns.contract.ts'
import { newToken } from '../database/tokens.ts'
import type { Deps } from '../process/deps.ts'
import { cookieNamed } from '../session/session-cookie.ts'
import { findLeft, forgetLeft, keepLeft } from './left-conversations.store.ts'

const ORDERED = 'orda-ordered'
const REFRESH = 'orda-refresh'
const LEFT = 'orda-left'
const DAY_S = 86_400

/** What is known of a customer without code from one page to the next, beside what their page carries. */
export function turnMemory({ database, clock }: Pick<Deps, 'database' | 'clock'>) {
  return { of, remember }

  function of(request: FastifyRequest): Pick<Opening, 'isRefreshed' | 'left'> & Pick<Answering, 'ordered'> {
    const key = kept(request, LEFT)
    return {
      isRefreshed: isRefreshed(request),
      ordered: kept(request, ORDERED),
      left: async () => (key === undefined ? undefined : findLeft(database, key, clock.now())),
    }
  }

  async function remember(request: FastifyRequest, reply: FastifyReply, answered: TurnAnswer): Promise<void> {
    const isChosen = 'isRefreshed' in answered ? answered.isRefreshed : undefined
    if (isChosen !== undefined && isChosen !== isRefreshed(request))
      keep(reply, REFRESH, isChosen ? 'yes' : 'no')
    const key = kept(request, LEFT)
    if (answered.kind === 'leave') {
      const own = key ?? newToken()
      await keepLeft(database, own, answered.conversation, clock.now())
      if (key === undefined) keep(reply, LEFT, own)
    }
    if (answered.kind === 'see' && answered.ordered !== undefined) {
      // For the pages of the conversation that is ordered by, which Back still shows.
      keep(reply, ORDERED, answered.ordered, TURN_PATH)
      if (key !== undefined) await forgetLeft(database, key)
    }
  }
}

function isRefreshed(request: FastifyRequest): boolean | undefined {
  const chosen = kept(request, REFRESH)
  return chosen === undefined ? undefined : chosen === 'yes'
}

function kept({ headers }: FastifyRequest, name: string): string | undefined {
  return cookieNamed(headers.cookie, name)
}

function keep(reply: FastifyReply, name: string, value: string, path = '/'): void {
  void reply.header('set-cookie', `${name}=${value}; Path=${path}; Max-Age=${DAY_S}; HttpOnly; SameSite=Lax`)
}
