import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadCatalogue } from '#server/seed/catalogue.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

type Manifest = { readonly icons: readonly { src: string; type?: string; purpose: string }[] }

const BELLA = 'src/server/seed/data/bella'

describe('what a device installs', () => {
  describe('of a deployment with an icon in its folder', () => {
    const world = opened(BELLA)

    test('has that icon', async () => {
      const { icons } = await world.manifest()
      expect(icons[0]).toEqual({
        src: '/deployment/logo.svg',
        sizes: 'any',
        type: 'image/svg+xml',
        purpose: 'any',
      })
    })

    test('has it on a ground that may be cut to any shape', async () => {
      const { icons } = await world.manifest()
      const maskable = icons.find(({ purpose }) => purpose === 'maskable')
      const { body, headers } = await world.got(maskable?.src ?? '')
      expect(headers['content-type']).toMatch('image/svg+xml')
      expect(body).toContain('<rect width="64" height="64" fill="#fff6ee" />')
      expect(body).toContain('href="data:image/svg+xml;base64,')
    })
  })

  describe('of a deployment without one', () => {
    const world = opened('src/server/seed/data/everything')

    test.each(['any', 'maskable'])('has its first letter in its colours (%s)', async (wanted) => {
      const { icons } = await world.manifest()
      const icon = icons.find(({ purpose }) => purpose === wanted)
      const { body } = await world.got(icon?.src ?? '')
      expect(body).toContain('fill="#5a2a8c"')
      expect(body).toMatch(/<text[^>]*>\s*C\s*<\/text>/)
    })
  })
})

function opened(folder: string) {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ catalogue: loadCatalogue(folder), pictureFolder: resolve(folder) })
  })
  afterAll(() => shop.close())
  const got = (url: string) => shop.app.inject({ method: 'GET', url })
  return { got, manifest: async () => (await got('/manifest.webmanifest')).json<Manifest>() }
}
