import { useContext } from 'react'
import { useBrand } from '#bindings/runtime/brand-context.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useTurnTitle } from '#bindings/prompts/use-turn-title.ts'
import { RefreshContext } from '#bindings/orders/refresh.ts'
import { viewNamed, ViewContext } from '#bindings/runtime/view-context.ts'
import { DeviceNotices } from '#pages/device-notice-list.tsx'
import { liveTurnOf } from '#flows/core/conversation/conversation.ts'
import { useIsPlain } from '#ui/forms/page-form.ts'
import type { ViewChoice } from '#ui/primitives/view-switch.tsx'
import { HeadActions } from './head-actions.tsx'
import { LiveOrderPill } from './live-order-pill.tsx'
import { useHeader } from './use-header.ts'
import { useKeys } from './use-keys.ts'

export type ViewProps = { readonly productName: string; readonly languages: readonly string[] }

/** `heading` names the part of the question that has the page to itself. */
type ShellGiven = ViewProps & { readonly heading?: string | undefined }

/** The props of the frame, the same for the chat and the linear view. */
export function useShell({ productName, languages, heading }: ShellGiven) {
  const { t } = useFormatter()
  const { view, setView } = useContext(ViewContext)
  const header = useHeader(productName)
  const { logo, wordmark } = useBrand()
  const question = useConversation((conversation) => liveTurnOf(conversation)?.question.name)
  const refresh = useContext(RefreshContext)
  useKeys()
  useTurnTitle(heading)
  const isPlain = useIsPlain()
  const views: readonly ViewChoice[] = [
    { id: 'chat', label: t('view.chat'), href: '?view=chat', isCurrent: view === 'chat', icon: 'chat' },
    // The classic view is made of code; one question at a time is not.
    isPlain
      ? { id: 'linear', label: t('view.linear'), href: '?view=linear', isCurrent: view === 'linear' }
      : { id: 'classic', label: t('view.classic'), href: '?view=classic', isCurrent: false, icon: 'plate' },
  ]
  return {
    ...header,
    labels: {
      skip: t('skip.question'),
      views: t('view.label'),
      receipt: t('receipt.title'),
      tray: t('tray.label'),
      more: t('frame.more'),
    },
    mark: header.name.slice(0, 1),
    logo,
    wordmark,
    hasBar: question === 'customise',
    isRefreshed: refresh?.isOn === true && question === 'order',
    homeHref: '/order',
    views,
    onView: (id: string) => setView(viewNamed(id)),
    live: <LiveOrderPill />,
    actions: <HeadActions languages={languages} />,
    banner: <DeviceNotices />,
  }
}
