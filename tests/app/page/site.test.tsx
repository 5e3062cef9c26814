import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Engine } from '#app/engine.ts'
import { Site } from '#app/page/site.tsx'
import { VisitsProvider } from '#bindings/navigation/visits.tsx'
import { RunnerContext } from '#bindings/runtime/runner-context.ts'
import { useLegalLinks } from '#bindings/navigation/use-legal-links.ts'
import { clientOf, says, type Answering } from '#tests/api/fake-fetch.ts'
import { conversationWith } from '#tests/support/flows.ts'
import { runnerOf, settled } from '#tests/support/render.tsx'

afterEach(cleanup)

const PARAMETERS = { items: [{ key: 'PRIVACY_URL', value: '/legal/privacy' }] }

test('the links of a site are what its system parameters say, asked for once (S3.40, S7.41)', async () => {
  const { links, asked } = await siteOf(() => says(PARAMETERS))
  expect(links()).toEqual({ privacy: '/legal/privacy' })
  expect(asked.map(({ path, query }) => [path, query])).toEqual([
    ['/parameters', { limit: '100', skip: '0', category: 'SYSTEM' }],
  ])
})

test.each<[string, Answering]>([
  ['fail', () => says({}, 500)],
  ['are nothing this client can read', () => says({ items: 'none' })],
])('parameters that %s are none: the site stands without its links (S7.41, S8.50)', async (_, answering) => {
  const { links } = await siteOf(answering)
  expect(links()).toEqual({})
  expect(screen.getByText('the order goes on')).toBeVisible()
})

test('the site stands without its links where what asks for them cannot be fetched (S7.41)', async () => {
  const { links } = await siteOf(
    () => says(PARAMETERS),
    () => Promise.reject(new Error('offline')),
  )
  expect(links()).toEqual({})
})

async function siteOf(answering: Answering, fetchEngine?: () => Promise<Engine>) {
  const { http, asked } = clientOf(answering)
  const engine = { world: { http }, healthStatus: async () => undefined } as Partial<Engine> as Engine
  const seen: { links?: unknown } = {}
  function Probe() {
    seen.links = useLegalLinks()
    return <p>the order goes on</p>
  }
  function OtherReader() {
    useLegalLinks()
    return null
  }
  render(
    <RunnerContext value={runnerOf(conversationWith().log())}>
      <VisitsProvider>
        <Site engine={fetchEngine ?? (async () => engine)} version="1">
          <Probe />
          <OtherReader />
        </Site>
      </VisitsProvider>
    </RunnerContext>,
  )
  await settled()
  return { links: () => seen.links, asked }
}
