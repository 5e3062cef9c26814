import { useContext, useEffect } from 'react'
import { bringsRefusal } from '#flows/core/conversation/refused.ts'
import type { RunnerEvents } from '#flows/core/engine/runner.ts'
import { useBrand } from '../runtime/brand-context.ts'
import { DeviceNoticesContext } from '../runtime/device-notices.ts'
import { useRunner } from '../runtime/runner-context.ts'
import { partFetched } from '../runtime/until-fetched.ts'
import { PersonalDataContext } from '../words/use-formatter.ts'
import type * as sendingByItself from './sending-by-itself.ts'
import type { SendConversation } from './sending-context.ts'

/**
 * Offers once, where something is refused or the page has a fault, to send the conversation; sends it with a problem that was
 * reported and taken. Nothing of it where the deployment takes no conversations. The code for it comes when it is wanted.
 */
export function useSendingByItself(send: SendConversation): void {
  const runner = useRunner()
  const personalData = useContext(PersonalDataContext)
  const { support } = useBrand()
  const { tell } = useContext(DeviceNoticesContext)
  useEffect(() => {
    if (!support) return undefined
    const world = { runner, personalData, tell, send }
    const follow = (step: RunnerEvents['step']) => {
      if (bringsRefusal(step)) later((by) => by.offerToSend('sendRefusal', world))
      const { kind } = step.before.flows.care.context
      for (const fact of step.facts)
        if (fact.type === 'report.sent' && kind === 'problem')
          later((by) => void by.sendWithReport(fact.order.id, world))
    }
    const fail = ({ error, filename, lineno, colno }: ErrorEvent) => {
      // What an extension of the browser breaks is none of ours.
      if (error instanceof Error && filename.startsWith(location.origin))
        later((by) => by.tellFault(faultAt(error.name, filename, lineno, colno), world))
    }
    runner.on('step', follow)
    addEventListener('error', fail)
    return () => {
      runner.off('step', follow)
      removeEventListener('error', fail)
    }
  }, [support, runner, personalData, tell, send])
}

/** What broke and where, without what it says, which may hold words of the customer. */
function faultAt(name: string, filename: string, line: number, column: number): string {
  return `${name} ${filename.split('/').at(-1)}:${line}:${column}`
}

function later(act: (by: typeof sendingByItself) => void): void {
  // Without it the way to send stands in the help all the same.
  void partFetched(() => import('./sending-by-itself.ts')).then(act, () => undefined)
}
