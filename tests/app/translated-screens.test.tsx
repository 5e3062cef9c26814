import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { QuestionName } from '#flows/core/conversation/questions.ts'
import { inPseudoTexts } from '#server/core/process/pseudo-texts.ts'
import { USER } from '#tests/pages/account-rig.ts'
import { aProfile } from '#tests/support/account-ports.ts'
import { aDeployment } from '#tests/support/catalogue.ts'
import { conversationWith, type Talk } from '#tests/support/flows.ts'
import { STANDINGS } from '#tests/support/standings.ts'
import { fetchAllParts, openAt, PAGES } from './sights.tsx'

const IN_BRACKETS = /⟦[^⟦⟧]*⟧/gu
const deployment = inPseudoTexts(aDeployment({ phone: '+47 12 34 56 78', email: 'hei@bella.example' }))

beforeAll(fetchAllParts)
afterEach(cleanup)

for (const view of ['chat', 'classic'] as const)
  describe(`in the ${view} view`, () => {
    test.each(Object.keys(STANDINGS) as readonly QuestionName[])(
      'nothing that is said at %s is in nobody’s texts',
      async (name) => {
        const talk = STANDINGS[name]()
        await openAt(deployment, talk, view)
        await screen.findAllByText(/⟦/)
        expectOwnTexts(talk)
      },
    )

    test.each(Object.values(PAGES).flat())(
      'nothing that is said on the page %s is in nobody’s texts',
      async (address, title, visitor) => {
        const talk = conversationWith(visitor === 'user' ? { visitor: USER } : {})
        const { t } = await openAt(deployment, talk, view, address)
        await screen.findByRole('heading', { name: t(title ?? '') })
        expectOwnTexts(talk)
      },
    )

    test('nothing on a printed receipt is in nobody’s texts', async () => {
      vi.stubGlobal('print', () => window.dispatchEvent(new Event('beforeprint')))
      const talk = STANDINGS.order()
      const { t } = await openAt(deployment, talk, view)
      fireEvent.click(await screen.findByText(t('order.showDetails')))
      fireEvent.click(await screen.findByText(t('orderReceipt.print')))
      await screen.findByText(t('orderReceipt.title'))
      expectOwnTexts(talk)
    })
  })

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

/** What is read and heard on the page; what is not to be translated is one text, however it is divided. */
function saidOn(root: Element): readonly string[] {
  const heard = ['aria-label', 'placeholder', 'title', 'alt']
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches('[translate="no"]')
      ? [element.textContent ?? '']
      : [...element.childNodes].flatMap((node) =>
          node.nodeType === Node.TEXT_NODE && !element.closest('[translate="no"]')
            ? [node.textContent ?? '']
            : [],
        )),
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
