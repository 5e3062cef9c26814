import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
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
import { hrefOf } from '#domain/navigation/routes.ts'
import { placeRouteOf } from '#flows/navigation/place-route.ts'
import type { QuestionName } from '#flows/questions/questions.ts'
import { inPseudoTexts } from '#server/process/pseudo-texts.ts'
import { aDeployment } from '#tests/support/catalogue.ts'
import { runnerOf } from '#tests/support/render.tsx'
import { STANDINGS } from '#tests/support/standings.ts'

const VIEWS = { chat: Chat, classic: Classic } as const
const IN_BRACKETS = /⟦[^⟦⟧]*⟧/gu
const deployment = inPseudoTexts(aDeployment())

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
  test.each(Object.keys(STANDINGS) as readonly QuestionName[])(
    `nothing that is said at %s in the ${view} view is in nobody’s texts`,
    async (name) => {
      const talk = STANDINGS[name]()
      const conversation = talk.conversation()
      const vault = createVault(undefined)
      const silent = new Proxy({}, { get: () => () => new Promise(() => undefined) })
      const runner = runnerOf(talk.log(), silent, () => conversation.now)
      const i18n = createI18n({
        language: 'en',
        languages: ['en'],
        fallback: 'en',
        texts: { en: await loadTexts('en') },
        own: deployment.texts,
      })
      await i18n.loadNamespaces(['orders', 'payment'])
      history.replaceState(null, '', hrefOf(placeRouteOf(conversation)))
      const View = VIEWS[view]
      render(
        <App
          deployment={deployment}
          runner={runner}
          i18n={i18n}
          vault={vault}
          clock={() => conversation.now}
          view={view}
          onView={() => undefined}
          notices={createDeviceNotices()}
        >
          <View productName="Orda" languages={['en']} />
        </App>,
      )
      await screen.findAllByText(/⟦/)
      const told = [
        ...textsIn(talk.log()),
        ...textsIn(conversation.flows),
        ...OF_THE_PLATFORM,
        'Orda',
      ].toSorted(longestFirst)
      const said = saidOn(document.body)
      expect(said.filter((text) => text.includes('⟦')).length).toBeGreaterThan(3)
      expect(said.map((text) => without(told, withoutBrackets(text))).filter(isWorded)).toEqual([])
    },
  )

/** The words a browser has for days, months and lists. */
const OF_THE_PLATFORM = [
  ' and ',
  ...[5, 6, 7, 8, 9, 10, 11].map((day) =>
    new Date(2026, 0, day).toLocaleDateString('en-GB', { weekday: 'long' }),
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
