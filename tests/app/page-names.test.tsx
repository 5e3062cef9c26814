import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { QuestionName } from '#flows/core/conversation/questions.ts'
import { USER } from '#tests/pages/account-rig.ts'
import { aDeployment } from '#tests/support/catalogue.ts'
import { conversationWith } from '#tests/support/flows.ts'
import { STANDINGS } from '#tests/support/standings.ts'
import { fetchAllParts, openAt, PAGES } from './sights.tsx'

const deployment = aDeployment({ phone: '+47 12 34 56 78', email: 'hei@bella.example' })

beforeAll(fetchAllParts)
afterEach(cleanup)

for (const view of ['chat', 'linear', 'classic'] as const)
  describe(`in the ${view} view the one main heading names the page to who jumps to it and to who reads its tab (WCAG 1.3.1, 2.4.2)`, () => {
    test.each(Object.keys(STANDINGS) as readonly QuestionName[])('at %s', async (name) => {
      await openAt(deployment, STANDINGS[name](), view)
      await waitFor(expectNamed)
    })

    test.each(Object.values(PAGES).flat())('on the page %s', async (address, title, visitor) => {
      const talk = conversationWith(visitor === 'user' ? { visitor: USER } : {})
      const { t } = await openAt(deployment, talk, view, address)
      await screen.findByRole('heading', { level: 1, name: t(title ?? '') })
      await waitFor(expectNamed)
    })
  })

/** Whatever dialog lies over it: what was there before is hidden, not gone. */
function expectNamed(): void {
  const headings = [...document.querySelectorAll('h1')].filter((heading) => !heading.closest('[hidden]'))
  expect(headings).toHaveLength(1)
  const name = headings[0]?.textContent ?? ''
  expect(name).not.toBe('')
  expect(nameOf(document.querySelector('main'))).toBe(name)
  expect(document.title).toContain(name)
}

/** By the text it points to, as a browser takes it: the first of its id. */
function nameOf(main: HTMLElement | null): string | undefined {
  const id = main?.getAttribute('aria-labelledby')
  return id ? document.getElementById(id)?.textContent : undefined
}
