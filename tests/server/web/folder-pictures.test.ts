import { copyFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadCatalogue } from '#server/seed/catalogue.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'orda-pictures-'))
cpSync('src/server/seed/data/bella', folder, { recursive: true })
copyFileSync(join(folder, 'logo.svg'), join(folder, 'draft.svg'))
writeFileSync(join(folder, 'pictures/notes.txt'), 'the recipe of the sauce')

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ catalogue: loadCatalogue(folder), pictureFolder: folder })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const got = (url: string, headers = {}) => shop.app.inject({ method: 'GET', url, headers })

describe('a picture of the folder', () => {
  test.each([
    ['/deployment/logo.svg', 'image/svg+xml'],
    ['/deployment/pictures/oven.svg', 'image/svg+xml'],
    ['/deployment/pictures/share.png', 'image/png'],
  ])('%s is sent as what it is', async (url, type) => {
    const { statusCode, headers } = await got(url)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toMatch(type)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('is not sent twice to who has it', async () => {
    const { headers } = await got('/deployment/logo.svg')
    const again = await got('/deployment/logo.svg', { 'if-none-match': headers.etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('runs no script where it is opened by itself', async () => {
    const { headers } = await got('/deployment/logo.svg')
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/default-src 'none'.*; sandbox$/)
    expect(policy).not.toContain('script-src')
  })

  test('is where the restaurant shows it from', async () => {
    const restaurant = (await got('/api/restaurants/da-bella')).json()
    expect(restaurant).toMatchObject({ imageUrl: '/deployment/pictures/oven.svg' })
  })
})

test.each([
  ['what the deployment does not name', '/deployment/draft.svg'],
  ['the deployment itself', '/deployment/deployment.json'],
  ['a restaurant’s file', '/deployment/da-bella.json'],
  ['what is no picture', '/deployment/pictures/notes.txt'],
  ['what lies above the folder', '/deployment/../package.json'],
  ['the same, written otherwise', '/deployment/pictures/%2e%2e/deployment.json'],
  ['the same, once more', '/deployment/pictures/..%2fdeployment.json'],
  ['a list of them', '/deployment/pictures/'],
])('%s is not shown to anybody', async (_what, url) => {
  const { statusCode, body } = await got(url)
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(body).not.toMatch(/Bella|sauce/)
})

test('nothing of a folder is shown where the data is that of another deployment', async () => {
  const other = await openTestShop()
  const { statusCode } = await other.app.inject({ method: 'GET', url: '/deployment/logo.svg' })
  expect(statusCode).toBe(404)
  await other.close()
})
