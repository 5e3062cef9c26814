import { useContext, useEffect, useState } from 'react'
import { shownConversationCode } from '#domain/support/conversation-code.ts'
import type { SendingReason } from '#domain/support/sent-conversation.ts'
import type { Conversation } from '#flows/core/conversation/conversation.ts'
import { liveQuestionOf, troubleOf } from '#flows/core/conversation/questions.ts'
import { useVisits } from '#bindings/navigation/visits.tsx'
import { useDeviceNotices, type SendingNotice as Told } from '#bindings/runtime/device-notices.ts'
import { useConversation, useRunner } from '#bindings/runtime/runner-context.ts'
import { sentCodeOf } from '#bindings/support/sent-code.ts'
import { useWayToSend } from '#bindings/support/use-way-to-send.ts'
import { NeedsTexts } from '#bindings/words/needs-texts.tsx'
import { PersonalDataContext, useFormatter } from '#bindings/words/use-formatter.ts'
import { Notice } from '#ui/primitives/notice.tsx'

/** Why the conversation would be sent by what a notice offers. */
const REASONS: Readonly<Record<Told, SendingReason>> = {
  sendRefusal: 'refusal',
  sendFault: 'fault',
  sentWithReport: 'report',
  unsentWithReport: 'report',
}

/**
 * That the conversation can be sent, or what became of one that went with a report; who has opened the page needs no way to it.
 * An offer waits while the question tells of the trouble itself, with an offer below, or something is being paid.
 */
export function SendingNotice({ notice }: { readonly notice: Told }) {
  const { page } = useVisits()
  const { dismiss } = useDeviceNotices()
  const isThere = page?.name === 'sendConversation'
  const isToldBelow = useConversation(isTroubleAtHand)
  const placed = useConversation((conversation) => conversation.placed)
  const [placedBefore] = useState(placed)
  const isOver = isThere || (notice === 'sendRefusal' && placed > placedBefore)
  useEffect(() => {
    if (isOver) dismiss(notice)
  }, [isOver, dismiss, notice])
  const isWaiting = isToldBelow && OFFERS.has(notice)
  return (
    !isOver &&
    !isWaiting && (
      <NeedsTexts of="support">
        <Words notice={notice} />
      </NeedsTexts>
    )
  )
}

const OFFERS: ReadonlySet<Told> = new Set<Told>(['sendRefusal', 'sendFault'])

function isTroubleAtHand(conversation: Conversation): boolean {
  return troubleOf(conversation) !== undefined || liveQuestionOf(conversation)?.isPaying === true
}

function Words({ notice }: { readonly notice: Told }) {
  const { t } = useFormatter()
  const { dismiss } = useDeviceNotices()
  const way = useWayToSend(REASONS[notice])
  const code = sentCodeOf(useContext(PersonalDataContext), useRunner().conversation().id)
  return (
    <Notice
      tone={notice === 'sentWithReport' ? 'info' : 'warm'}
      title={t(`sendingNotice.${notice}.title`)}
      text={t([`sendingNotice.${notice}.text`, 'sendingNotice.hint'], {
        code: code && shownConversationCode(code),
      })}
      isLive
      actions={[
        ...(way && notice !== 'sentWithReport' ? [{ id: 'send', text: way.text }] : []),
        { id: 'dismiss', text: t('device.dismiss') },
      ]}
      onAction={(id) => {
        if (id === 'send') return way?.onAct()
        dismiss(notice)
        document.getElementById('main')?.focus({ preventScroll: true })
      }}
    />
  )
}
