import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Boot } from '#app/first-screen/boot.ts'
import { createPageRenderer } from '#app/first-screen/first-turn.server.tsx'
import { createTurns } from '#app/turns/turns.tsx'
import { NOON, openTestShop, PUBLIC_URL, type TestShop } from '#tests/support/test-shop.ts'

type Part = { readonly html: string; readonly boot: Boot }

let shop: TestShop

beforeAll(async () => {
  const turns = createTurns({
    ...world,
    onError: (error) => {
      throw error
    },
  })
  shop = await openTestShop({ turnPages: { turns, plainTemplate: () => '' } })
})
afterAll(() => shop.close())

test('an answer brings the large answers the page does not have yet, and no other', async () => {
  const opened = await openedPage()
  const entered = partIn(await pressed('brygga:EATIN', opened))
  const [menu] = Object.keys(entered.boot.log.blobs)
  expect(Object.keys(opened.log.blobs)).toHaveLength(1)
  expect(Object.keys(entered.boot.log.blobs)).toEqual([menu])
  expect(Object.keys(opened.log.blobs)).not.toContain(menu)
  const looked = partIn(await pressed(firstChoiceIn(entered.html), entered.boot))
  expect(looked.boot.log.entries.length).toBeGreaterThan(entered.boot.log.entries.length)
  expect(looked.boot.log.blobs).toEqual({})
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('an answer comes as small as the browser takes it (%s)', async (encoding, unpacked) => {
  const answer = await pressed('brygga:EATIN', await openedPage(), { 'accept-encoding': encoding })
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(JSON.parse(unpacked(answer.rawPayload).toString())).toHaveProperty('boot')
})

test('a browser that takes nothing packed is answered as it is', async () => {
  const answer = await pressed('brygga:EATIN', await openedPage())
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(partIn(answer)).toHaveProperty('boot')
})

const world = {
  deployment: () => shop.deps.catalogue.deployment(),
  restaurants: () => shop.deps.catalogue.restaurants(),
  now: () => NOON,
}

/** What a page of the shop begins with. */
async function openedPage(): Promise<Boot> {
  const render = createPageRenderer({
    ...world,
    template: () => '<!--boot-->',
    publicUrl: PUBLIC_URL,
    find: (slugOrId) => shop.deps.catalogue.restaurant(slugOrId),
    preloadsOf: () => [],
  })
  const page = await render({ path: '/', language: 'en' })
  return JSON.parse(/>(?<boot>.*)</.exec(page)?.groups?.['boot'] ?? 'null') as Boot
}

function pressed(choice: string, { language, log }: Boot, headers: Readonly<Record<string, string>> = {}) {
  const { version, entries } = log
  return shop.app.inject({
    method: 'POST',
    url: '/turn',
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: String(new URLSearchParams({ choice, language, log: JSON.stringify({ version, entries }) })),
  })
}

function partIn(answer: { readonly body: string }): Part {
  return JSON.parse(answer.body) as Part
}

function firstChoiceIn(html: string): string {
  return (
    /data-choice="(?<choice>[^"]+)"/.exec(html.slice(html.lastIndexOf('data-turn="live"')))?.groups?.[
      'choice'
    ] ?? ''
  )
}
