import { useContext } from 'react'
import { shownConversationCode } from '#domain/support/conversation-code.ts'
import type { SendingReason } from '#domain/support/sent-conversation.ts'
import { useVisits } from '#bindings/navigation/visits.tsx'
import { isOfAccount, useDeviceNotices, type DeviceNotice } from '#bindings/runtime/device-notices.ts'
import { useRunner } from '#bindings/runtime/runner-context.ts'
import { sentCodeOf } from '#bindings/support/sent-code.ts'
import { PersonalDataContext, useFormatter } from '#bindings/words/use-formatter.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import s from './device-notice-list.module.css'

/** The notices that lead to the page by which the conversation is sent. */
const SENDS: Partial<Record<DeviceNotice, SendingReason>> = {
  sendRefusal: 'refusal',
  sendFault: 'fault',
  unsentWithReport: 'report',
}

/** What the customer must know about this device, until they have seen it. It is heard when it comes. */
export function DeviceNotices() {
  const { t } = useFormatter()
  const { notices, dismiss } = useDeviceNotices()
  const { visit } = useVisits()
  const personalData = useContext(PersonalDataContext)
  const code = sentCodeOf(personalData, useRunner().conversation().id)
  return (
    <div className={s.notices} aria-live="polite">
      {notices.map((notice) => {
        const reason = SENDS[notice]
        return (
          <Notice
            key={notice}
            tone={isOfAccount(notice) || notice === 'sentWithReport' ? 'info' : 'warm'}
            title={t(`device.${notice}.title`)}
            text={t([`device.${notice}.text`, 'sending.hint'], {
              code: code && shownConversationCode(code),
            })}
            isLive
            actions={[
              ...(notice === 'newVersion'
                ? [{ id: 'reload', text: t('broken.reload'), isPrimary: true }]
                : []),
              ...(reason ? [{ id: 'send', text: t('sending.offer') }] : []),
              { id: 'dismiss', text: t('device.dismiss') },
            ]}
            onAction={(id) => {
              if (id === 'reload') return location.reload()
              if (id === 'send') return visit({ name: 'sendConversation', ...(reason && { reason }) })
              dismiss(notice)
              document.getElementById('main')?.focus({ preventScroll: true })
            }}
          />
        )
      })}
    </div>
  )
}
