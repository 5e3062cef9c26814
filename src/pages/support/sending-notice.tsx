import { useContext, useEffect } from 'react'
import { shownConversationCode } from '#domain/support/conversation-code.ts'
import type { SendingReason } from '#domain/support/sent-conversation.ts'
import { useVisits } from '#bindings/navigation/visits.tsx'
import { useDeviceNotices, type SendingNotice as Told } from '#bindings/runtime/device-notices.ts'
import { useRunner } from '#bindings/runtime/runner-context.ts'
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

/** That the conversation can be sent, or what became of one that went with a report; who has opened the page needs no way to it. */
export function SendingNotice({ notice }: { readonly notice: Told }) {
  const { page } = useVisits()
  const { dismiss } = useDeviceNotices()
  const isThere = page?.name === 'sendConversation'
  useEffect(() => {
    if (isThere) dismiss(notice)
  }, [isThere, dismiss, notice])
  return (
    !isThere && (
      <NeedsTexts of="support">
        <Words notice={notice} />
      </NeedsTexts>
    )
  )
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
