import { Suspense } from 'react'
import { isOfAccount, isOfSending, useDeviceNotices } from '#bindings/runtime/device-notices.ts'
import { laterPart } from '#bindings/runtime/later.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import s from './device-notice-list.module.css'

const SendingNotice = laterPart(() =>
  import('./support/sending-notice.tsx').then((module) => module.SendingNotice),
)

/** What the customer must know about this device, until they have seen it. It is heard when it comes. */
export function DeviceNotices() {
  const { t } = useFormatter()
  const { notices, dismiss } = useDeviceNotices()
  return (
    <div className={s.notices} aria-live="polite">
      {notices.map((notice) =>
        isOfSending(notice) ? (
          <Suspense key={notice} fallback={null}>
            <SendingNotice notice={notice} />
          </Suspense>
        ) : (
          <Notice
            key={notice}
            tone={isOfAccount(notice) ? 'info' : 'warm'}
            title={t(`device.${notice}.title`)}
            text={t(`device.${notice}.text`)}
            isLive
            actions={[
              ...(notice === 'newVersion'
                ? [{ id: 'reload', text: t('broken.reload'), isPrimary: true }]
                : []),
              { id: 'dismiss', text: t('device.dismiss') },
            ]}
            onAction={(id) => {
              if (id === 'reload') return location.reload()
              dismiss(notice)
              document.getElementById('main')?.focus({ preventScroll: true })
            }}
          />
        ),
      )}
    </div>
  )
}
