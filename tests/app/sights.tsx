import { render } from '@testing-library/react'
import { createI18n } from '#app/languages/i18n.ts'
import { loadTexts } from '#app/languages/languages.ts'
import { App } from '#app/page/providers.tsx'
import { createPersonalData } from '#app/storage/personal-data.ts'
import { createDeviceNotices } from '#bindings/runtime/device-notices.ts'
import {
  prefetchAfterOrder,
  prefetchAsides,
  prefetchCards,
  prefetchCheckoutCard,
} from '#chat/cards/card-registry.ts'
import { Chat } from '#chat/chat.tsx'
import { Linear } from '#chat/linear/linear.tsx'
import { Classic } from '#classic/classic.tsx'
import { prefetchLayers } from '#classic/later-layers.ts'
import { prefetchCheckoutScreen, prefetchScreens } from '#classic/screens/screen-registry.ts'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { hrefOf, LEGAL_TEXTS } from '#domain/navigation/routes.ts'
import { placeRouteOf } from '#flows/navigation/place-route.ts'
import type { PageRoute } from '#flows/navigation/visit.ts'
import { accountPortsWith } from '#tests/support/account-ports.ts'
import { type Talk } from '#tests/support/flows.ts'
import { runnerOf } from '#tests/support/render.tsx'

const VIEWS = { chat: Chat, linear: Linear, classic: Classic } as const

/** A page beside the conversation: its address, the heading it has, and who sees it where not everybody does. */
export type Sight = readonly [address: string, title: string, visitor?: 'user']

/** Each of them, in each of its states that has an address. */
export const PAGES: Readonly<Record<PageRoute['name'], readonly Sight[]>> = {
  login: [
    ['/login', 'account.login.title'],
    ['/login', 'account.login.title', 'user'],
  ],
  profile: [['/profile', 'account.profile.title', 'user']],
  profileUpdate: [['/profile/update', 'account.update.title', 'user']],
  profileCreate: [['/profile/create', 'account.create.title']],
  mailSent: [['/profile/mail-sent', 'account.mailSent.title']],
  confirmation: [['/profile/confirmation/token-1', 'account.confirm.title']],
  forgotPassword: [
    ['/profile/forgot-password/request', 'account.forgot.title'],
    ['/profile/forgot-password/request#abcdefghijklmnopqrstuvwxyz', 'account.forgot.reset.title'],
    ['/profile/forgot-password/sent', 'account.forgot.sent.title'],
    ['/profile/forgot-password/success', 'account.forgot.success.title'],
    ['/profile/forgot-password/fail', 'account.forgot.fail.title'],
  ],
  paymentSuccess: [['/payment-success', 'classic.paid.title']],
  paymentRefused: [['/payment-refused', 'paymentProblem.payment.refused']],
  paymentCancel: [['/payment-cancel', 'paymentProblem.payment.cancelled']],
  contact: [['/contact', 'classic.contact']],
  avoidList: [['/allergens', 'legal.avoid.title']],
  legal: LEGAL_TEXTS.map((text): Sight => [`/legal/${text}`, `legal.${text}.title`]),
  orderDisabled: [['/order-disabled', 'classic.orderDisabled.title']],
  technicalIssue: [['/technical-issue?code=502', 'classic.technicalIssue.title']],
  sendConversation: [['/send-conversation', 'sending.offer']],
  notFound: [['/404', 'classic.notFound.title']],
}

/** Fetches every part of every view, so that nothing is waited for. */
export async function fetchAllParts(): Promise<void> {
  // What comes by itself is drawn by itself, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  await Promise.all([
    prefetchCards(),
    prefetchCheckoutCard(),
    prefetchAfterOrder(),
    prefetchAsides(),
    prefetchScreens(),
    prefetchCheckoutScreen(),
    prefetchLayers(),
  ])
}

/** Opens a view where a conversation stands, or a page beside it. */
export async function openAt(deployment: Deployment, talk: Talk, view: keyof typeof VIEWS, address?: string) {
  const conversation = talk.conversation()
  const silent = new Proxy({}, { get: () => () => new Promise(() => undefined) })
  const i18n = createI18n({
    language: 'en',
    languages: ['en'],
    fallback: 'en',
    texts: { en: await loadTexts('en') },
    own: deployment.texts,
  })
  await i18n.loadNamespaces(['account', 'legal', 'orders', 'payment'])
  history.replaceState(null, '', address ?? hrefOf(placeRouteOf(conversation)))
  const View = VIEWS[view]
  render(
    <App
      deployment={deployment}
      runner={runnerOf(talk.log(), silent, () => conversation.now)}
      i18n={i18n}
      personalData={createPersonalData(undefined)}
      accounts={accountPortsWith()}
      clock={() => conversation.now}
      view={view}
      onView={() => undefined}
      notices={createDeviceNotices()}
    >
      <View productName="Orda" languages={['en']} />
    </App>,
  )
  return { t: i18n.t }
}
