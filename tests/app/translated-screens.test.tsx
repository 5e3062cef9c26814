import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createI18n } from '#app/languages/i18n.ts'
import { loadTexts } from '#app/languages/languages.ts'
import { App } from '#app/page/providers.tsx'
import { createVault } from '#app/storage/vault.ts'
import { createDeviceNotices } from '#bindings/runtime/device-notices.ts'
import { prefetchAfterOrder, prefetchCards, prefetchCheckoutCard } from '#chat/cards/card-registry.ts'
import { Chat } from '#chat/chat.tsx'
import { Classic } from '#classic/classic.tsx'
import { prefetchLayers } from '#classic/later-layers.ts'
import { prefetchCheckoutScreen, prefetchScreens } from '#classic/screens/screen-registry.ts'
import { hrefOf, LEGAL_TEXTS } from '#domain/navigation/routes.ts'
import { placeRouteOf } from '#flows/navigation/place-route.ts'
import type { PageRoute } from '#flows/navigation/visit.ts'
import type { QuestionName } from '#flows/questions/questions.ts'
import { inPseudoTexts } from '#server/process/pseudo-texts.ts'
import { USER } from '#tests/pages/account-rig.ts'
import { accountPortsWith, aProfile } from '#tests/support/account-ports.ts'
import { aDeployment } from '#tests/support/catalogue.ts'
import { conversationWith, type Talk } from '#tests/support/flows.ts'
import { runnerOf } from '#tests/support/render.tsx'
import { STANDINGS } from '#tests/support/standings.ts'

const VIEWS = { chat: Chat, classic: Classic } as const
const IN_BRACKETS = /⟦[^⟦⟧]*⟧/gu
const deployment = inPseudoTexts(aDeployment({ phone: '+47 12 34 56 78', email: 'hei@bella.example' }))

/** A page beside the conversation: its address, the heading it has, and who sees it where not everybody does. */
type Sight = readonly [address: string, title: string, visitor?: 'user']

/** Each of them, in each of its states that has an address. */
const PAGES: Readonly<Record<PageRoute['name'], readonly Sight[]>> = {
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
  notFound: [['/404', 'classic.notFound.title']],
}

beforeAll(async () => {
  // What comes by itself is drawn by itself, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  await Promise.all([
    prefetchCards(),
    prefetchCheckoutCard(),
    prefetchAfterOrder(),
    prefetchScreens(),
    prefetchCheckoutScreen(),
    prefetchLayers(),
  ])
})
afterEach(cleanup)

for (const view of ['chat', 'classic'] as const)
  describe(`in the ${view} view`, () => {
    test.each(Object.keys(STANDINGS) as readonly QuestionName[])(
      'nothing that is said at %s is in nobody’s texts',
      async (name) => {
        const talk = STANDINGS[name]()
        await openAt(talk, view)
        await screen.findAllByText(/⟦/)
        expectOwnTexts(talk)
      },
    )

    test.each(Object.values(PAGES).flat())(
      'nothing that is said on the page %s is in nobody’s texts',
      async (address, title, visitor) => {
        const talk = conversationWith(visitor === 'user' ? { visitor: USER } : {})
        const { t } = await openAt(talk, view, address)
        await screen.findByRole('heading', { name: t(title ?? '') })
        expectOwnTexts(talk)
      },
    )

    test('nothing on a printed receipt is in nobody’s texts', async () => {
      vi.stubGlobal('print', () => window.dispatchEvent(new Event('beforeprint')))
      const talk = STANDINGS.order()
      const { t } = await openAt(talk, view)
      fireEvent.click(await screen.findByText(t('order.showDetails')))
      fireEvent.click(await screen.findByText(t('orderReceipt.print')))
      await screen.findByText(t('orderReceipt.title'))
      expectOwnTexts(talk)
    })
  })

/** Opens a view where a conversation stands, or a page beside it. */
async function openAt(talk: Talk, view: keyof typeof VIEWS, address?: string) {
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
      vault={createVault(undefined)}
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

function expectOwnTexts(talk: Talk): void {
  const told = [
    ...textsIn(talk.log()),
    ...textsIn(talk.conversation().flows),
    ...textsIn(aProfile()),
    ...textsIn([deployment.phone, deployment.email]),
    ...OF_THE_PLATFORM,
    'Orda',
  ].toSorted(longestFirst)
  const said = saidOn(document.body)
  expect(said.filter((text) => text.includes('⟦')).length).toBeGreaterThan(3)
  expect(said.map((text) => without(told, withoutBrackets(text))).filter(isWorded)).toEqual([])
}

/** The words a browser has for days, months and lists. */
const OF_THE_PLATFORM = [
  ' and ',
  ...(['long', 'short'] as const).flatMap((weekday) =>
    [5, 6, 7, 8, 9, 10, 11].map((day) => new Date(2026, 0, day).toLocaleDateString('en-GB', { weekday })),
  ),
  new Date(2026, 2, 10).toLocaleDateString('en-GB', { month: 'short' }),
]

/** What is read and heard on the page. */
function saidOn(root: Element): readonly string[] {
  const heard = ['aria-label', 'placeholder', 'title', 'alt']
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [],
    ),
    ...heard.flatMap((name) => element.getAttribute(name) ?? []),
  ])
}

/** One text may take in another, so the innermost go first. */
function withoutBrackets(text: string): string {
  const less = text.replaceAll(IN_BRACKETS, '')
  return less === text ? text : withoutBrackets(less)
}

/** Names, places and numbers come of servers and customers: nobody translates them. */
function without(told: readonly string[], text: string): string {
  return told.reduce((rest, name) => (name.length > 1 ? rest.replaceAll(name, '') : rest), text)
}

function isWorded(text: string): boolean {
  return /\p{L}{3}/u.test(text)
}

function textsIn(value: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.values(value).flatMap((child: unknown) => textsIn(child, seen))
}

function longestFirst(one: string, other: string): number {
  return other.length - one.length
}
