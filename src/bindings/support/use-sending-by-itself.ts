import { useContext, useEffect } from 'react'
import { bringsRefusal } from '#flows/core/conversation/refused.ts'
import type { RunnerEvents } from '#flows/core/engine/runner.ts'
import { useVisits } from '../navigation/visits.tsx'
import { reportLeavesOutConversation } from '../orders/order-drafts.ts'
import { useBrand } from '../runtime/brand-context.ts'
import { isOfSending, useDeviceNotices } from '../runtime/device-notices.ts'
import { useRunner } from '../runtime/runner-context.ts'
import { PersonalDataContext } from '../words/use-formatter.ts'
import { keepSentCode } from './sent-code.ts'
import type { SendConversation } from './use-sending.ts'

/** The draft that notes that sending a conversation was offered. */
const OFFERED = 'sendOffered'

/**
 * Offers once, where something is refused or the page has a fault, to send the conversation; sends it with a problem that was
 * reported and taken, where the customer left that ticked. Nothing of it where the deployment takes no conversations.
 */
export function useSendingByItself(send: SendConversation): void {
  const runner = useRunner()
  const personalData = useContext(PersonalDataContext)
  const { support } = useBrand()
  const { page } = useVisits()
  const { notices, dismiss, tell } = useDeviceNotices()
  const isSending = page?.name === 'sendConversation'

  useEffect(() => {
    // Who has opened the page needs no way to it.
    if (isSending) notices.filter(isOfSending).forEach(dismiss)
  }, [isSending, notices, dismiss])

  useEffect(() => {
    if (!support) return undefined
    const offer = (notice: 'sendRefusal' | 'sendFault') => {
      const offered = `${OFFERED}.${runner.conversation().id}`
      if (isSending || personalData.draftOf(offered) !== '') return
      personalData.keepDraft(offered, 'yes')
      tell(notice)
    }
    const follow = (step: RunnerEvents['step']) => {
      if (bringsRefusal(step)) offer('sendRefusal')
    }
    const fail = ({ error, filename }: ErrorEvent) => {
      // What an extension of the browser breaks is none of ours.
      if (error instanceof Error && filename.startsWith(location.origin)) offer('sendFault')
    }
    runner.on('step', follow)
    addEventListener('error', fail)
    return () => {
      runner.off('step', follow)
      removeEventListener('error', fail)
    }
  }, [support, runner, personalData, isSending, tell])

  useEffect(() => {
    if (!support) return undefined
    const follow = ({ before, facts }: RunnerEvents['step']) => {
      const sent = facts.find((fact) => fact.type === 'report.sent')
      if (!sent || before.flows.care.context.kind !== 'problem') return
      if (reportLeavesOutConversation(personalData, sent.order.id)) return
      const { id } = runner.conversation()
      void send({ reason: 'report', withValues: false }).then((outcome) => {
        if ('code' in outcome) keepSentCode(personalData, id, outcome.code)
        tell('code' in outcome ? 'sentWithReport' : 'unsentWithReport')
      })
    }
    runner.on('step', follow)
    return () => runner.off('step', follow)
  }, [support, runner, personalData, send, tell])
}
