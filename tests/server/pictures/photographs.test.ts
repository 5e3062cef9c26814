import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keptSquares } from '#server/pictures/kept-squares.ts'
import { readVersions } from '#server/pictures/read-versions.ts'
import { loadCatalogue } from '#server/seed/catalogue.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

const RED = '#ff0000'
const GREEN = '#00ff00'
const folder = mkdtempSync(join(tmpdir(), 'orda-photographs-'))
const kept = mkdtempSync(join(tmpdir(), 'orda-squares-'))
const pathOf = (name: string) => join(folder, 'pictures', name)
const failed: unknown[] = []

let shop: TestShop
beforeAll(async () => {
  cpSync('src/server/seed/data/bella', folder, { recursive: true })
  // Red on both sides of a green middle, and the same standing on its side as a telephone writes it.
  await striped(900, 300).jpeg().toFile(pathOf('wide.jpg'))
  await striped(900, 300).withExif({}).withMetadata({ orientation: 6 }).jpeg().toFile(pathOf('turned.jpg'))
  // A red plate in a corner of nothing.
  await sharp({ create: { width: 800, height: 400, channels: 4, background: '#00000000' } })
    .composite([{ input: await plain(200, 100, RED).png().toBuffer(), left: 550, top: 40 }])
    .png()
    .toFile(pathOf('plate.png'))
  writeFileSync(pathOf('broken.jpg'), Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2]))
  const menu = readFileSync(join(folder, 'da-bella.json'), 'utf8')
  writeFileSync(
    join(folder, 'da-bella.json'),
    menu
      .replaceAll('pictures/margherita.svg', 'pictures/wide.jpg')
      .replaceAll('pictures/diavola.svg', 'pictures/plate.png')
      .replaceAll('pictures/pesto-pasta.svg', 'pictures/broken.jpg')
      .replaceAll('pictures/oven.svg', 'pictures/wide.jpg'),
  )
  shop = await openTestShop({
    catalogue: loadCatalogue(folder, await readVersions(folder)),
    pictureFolder: folder,
    squares: keptSquares(kept, (error) => failed.push(error)),
  })
})
afterAll(async () => {
  await shop.close()
  for (const each of [folder, kept]) rmSync(each, { recursive: true })
})

const got = (url: string, headers = {}) => shop.app.inject({ method: 'GET', url, headers })

describe('a photograph of any shape', () => {
  test.each([
    ['wide.jpg', 192, 192],
    ['turned.jpg', 192, 192],
    // No larger than it is.
    ['wide.jpg', 768, 300],
  ])('%s comes as a square of %i pixels, cropped around its middle', async (name, width, side) => {
    const { headers, rawPayload } = await got(`/pictures/${name}?w=${width}`)
    expect(headers['content-type']).toBe('image/webp')
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([side, side])
    const at = (x: number, y: number) => [...data.subarray((y * side + x) * 3, (y * side + x) * 3 + 3)]
    for (const [x, y] of [
      [10, 10],
      [side - 10, side - 10],
    ] as const)
      expect(colourOf(at(x, y))).toBe('green')
  })

  test('that is cut out is shown whole, without the empty ground around it', async () => {
    const { rawPayload } = await got('/pictures/plate.png?w=192')
    const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([192, 192])
    const at = (x: number, y: number) => [...data.subarray((y * 192 + x) * 4, (y * 192 + x) * 4 + 4)]
    expect([at(12, 96), at(180, 96)].map(colourOf)).toEqual(['red', 'red'])
    expect([at(1, 96), at(96, 10), at(96, 181)].map(([, , , alpha]) => alpha)).toEqual([0, 0, 0])
  })

  test('is told of in the menu with its sizes and a few pixels to stand there first, a cut-out without them, a drawing not at all', async () => {
    const [sold] = shop.deps.catalogue.restaurants()
    const campaign = `/api/restaurants/b1/campaigns/${sold?.currentCampaignId ?? ''}`
    const menu = (await got(`${campaign}/cache/EATIN`)).json() as {
      readonly products: readonly {
        readonly code: string
        readonly imageVersions?: { readonly widths: readonly number[]; readonly preview?: string }
      }[]
    }
    const versionsOf = (code: string) => menu.products.find((each) => each.code === code)?.imageVersions
    expect(versionsOf('margherita')).toEqual({
      widths: [96, 192, 384],
      preview: expect.stringMatching(/^data:image\/webp;base64,[\w+/=]{60,300}$/),
    })
    expect(versionsOf('diavola')).toEqual({ widths: [96, 192, 384] })
    expect(versionsOf('carbonara')).toBeUndefined()
    expect((await got('/api/restaurants/da-bella')).json()).toMatchObject({
      imageVersions: { widths: [96, 192, 384] },
    })
  })

  test('is made smaller once, kept, and not sent twice to who has it', async () => {
    const first = await got('/pictures/wide.jpg?w=96')
    await expect
      .poll(() => readdirSync(kept).filter((name) => name.endsWith('.webp')).length)
      .toBeGreaterThan(0)
    const again = await got('/pictures/wide.jpg?w=96', { 'if-none-match': first.headers.etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(failed).toEqual([])
  })

  test('that is put in the place of another is what is sent from then on, and another menu when it is imported', async () => {
    const before = await got('/pictures/wide.jpg?w=96')
    const [sold] = loadCatalogue(folder, await readVersions(folder)).restaurants
    copyFileSync(pathOf('wide.jpg'), pathOf('first.jpg'))
    await plain(400, 400, RED).jpeg().toFile(pathOf('wide.jpg'))
    const later = await got('/pictures/wide.jpg?w=96', { 'if-none-match': before.headers.etag })
    expect(later.statusCode).toBe(200)
    const [next] = loadCatalogue(folder, await readVersions(folder)).restaurants
    expect(next?.menus.EATIN.campaignId).not.toBe(sold?.menus.EATIN.campaignId)
    copyFileSync(pathOf('first.jpg'), pathOf('wide.jpg'))
  })
})

test.each([
  ['a width that is not made', 'wide.jpg', 97],
  ['a picture that cannot be opened', 'broken.jpg', 96],
])('who asks for %s is sent the picture itself', async (_, name, width) => {
  const { statusCode, rawPayload } = await got(`/pictures/${name}?w=${width}`)
  expect([statusCode, rawPayload.equals(readFileSync(pathOf(name)))]).toEqual([200, true])
})

test('no copy is made of what is not shown', async () => {
  for (const url of [
    '/deployment/../secret.png?w=96',
    '/pictures/nothing.jpg?w=96',
    '/deployment/x.png?w=96',
  ])
    expect((await got(url)).statusCode).toBe(404)
})

function plain(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: 3, background } })
}

function striped(width: number, height: number) {
  const third = Math.round(width / 3)
  return sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: { create: { width: third, height, channels: 3, background: GREEN } }, left: third, top: 0 },
  ])
}

function colourOf([red = 0, green = 0]: readonly number[]): string {
  if (red > 180 && green < 80) return 'red'
  return green > 180 && red < 80 ? 'green' : `${red} ${green}`
}
