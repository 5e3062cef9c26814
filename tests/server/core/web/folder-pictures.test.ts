import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
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
    ['/pictures/oven.svg', 'image/svg+xml'],
    ['/pictures/share.png', 'image/png'],
    // As menus name it that were stored before pictures had an address of their own.
    ['/deployment/pictures/oven.svg', 'image/svg+xml'],
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
    expect(restaurant).toMatchObject({ imageUrl: '/pictures/oven.svg' })
  })
})

describe('a drawing', () => {
  const DRAWING = '/pictures/margherita.svg'
  const written = () => readFileSync(join(folder, DRAWING), 'utf8')

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('comes packed to who takes %s, the second time too', async (encoding, unpack) => {
    for (const time of [1, 2]) {
      const { headers, rawPayload } = await got(DRAWING, { 'accept-encoding': encoding })
      expect([time, headers['content-encoding'], headers['vary']]).toEqual([
        time,
        encoding,
        'accept-encoding',
      ])
      expect(rawPayload.length).toBeLessThan(written().length / 2)
      expect(unpack(rawPayload).toString()).toBe(written())
    }
  })

  test('comes as it is to who takes nothing else', async () => {
    const { headers, body } = await got(DRAWING, { 'accept-encoding': 'identity' })
    expect([headers['content-encoding'], body]).toEqual([undefined, written()])
  })

  test('that is put in the place of another is what is sent from then on', async () => {
    const url = '/pictures/soup.svg'
    const packed = { 'accept-encoding': 'gzip' }
    writeFileSync(join(folder, url), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const { headers } = await got(url, packed)
    writeFileSync(join(folder, url), '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>')
    const later = await got(url, { ...packed, 'if-none-match': headers.etag })
    expect(later.statusCode).toBe(200)
    expect(gunzipSync(later.rawPayload).toString()).toContain('<path')
  })
})

test.each([
  ['what the deployment does not name', '/deployment/draft.svg'],
  ['the deployment itself', '/deployment/deployment.json'],
  ['a restaurant’s file', '/deployment/da-bella.json'],
  ['what is no picture', '/pictures/notes.txt'],
  ['the same, below the folder', '/deployment/pictures/notes.txt'],
  ['what lies above the folder', '/deployment/../package.json'],
  ['the same, written otherwise', '/pictures/%2e%2e/deployment.json'],
  ['the same, once more', '/pictures/..%2fdeployment.json'],
  ['a list of them', '/pictures/'],
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
