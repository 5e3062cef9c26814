import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockFolder } from '#server/core/database/lock.ts'
import { runCatalogue } from '#server/seed/catalogue-command.ts'
import { ownPostgres } from '#tests/support/databases.ts'
import { DEPLOYMENT, littleRestaurant, writeCatalogue } from './little-catalogue.ts'

test('check tells what a folder holds', async () => {
  expect(await run(['check', writeCatalogue()])).toEqual({
    code: 0,
    lines: ['Little: products 4, coupons 1', 'little: restaurants 1, products 4'],
  })
})

test('check takes a file of the folder for the folder', async () => {
  expect((await run(['check', join(writeCatalogue(), 'deployment.json')])).code).toBe(0)
})

test('check warns of a way of paying whose keys are not set, by their names', async () => {
  const folder = writeCatalogue({ 'deployment.json': { ...DEPLOYMENT, payments: ['stripe', 'test'] } })
  const { code, lines } = await run(['check', folder])
  expect(code).toBe(0)
  expect(lines[0]).toBe(
    "warning: deployment.json:1 payments: 'stripe' is not offered before STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET are set",
  )
})

test('check tells every mistake and refuses', async () => {
  const { code, lines } = await run(['check', writeCatalogue({ 'little.json': dearer(0.001) })])
  expect(code).toBe(1)
  expect(lines.join('\n')).toMatch(/^little\.json:\d+ product cola price: .+\n1 mistake$/)
})

test.each([[[]], [['check']], [['export', 'folder']], [['check', 'one', 'two']]])(
  '%j shows how it is used',
  async (args) => {
    const { code, lines } = await run(args)
    expect([code, lines[0]]).toEqual([2, expect.stringContaining('catalogue -- check FOLDER')])
  },
)

test('import publishes a menu once, and again only when it changed (S4.67)', async () => {
  const settings = await aDatabase()
  const folder = writeCatalogue()
  const published = async () =>
    (await run(['import', folder], settings)).lines.filter((line) => line.includes('published'))
  const first = await published()
  const again = await published()
  writeFileSync(join(folder, 'little.json'), JSON.stringify(dearer(41)))
  const changed = await published()
  expect([first, again, changed]).toEqual([
    ['Little: a new menu is published'],
    [],
    ['Little: a new menu is published'],
  ])
})

test('import tells which restaurants are no longer listed', async () => {
  const settings = await aDatabase()
  const { restaurant, ...rest } = littleRestaurant()
  const other = { ...rest, restaurant: { ...restaurant, id: '902', slug: 'other', name: 'Other' } }
  await run(['import', writeCatalogue({ 'other.json': other })], settings)
  const { lines } = await run(['import', writeCatalogue()], settings)
  expect(lines[0]).toBe('Other: no longer listed')
})

test('import refuses a data folder that is in use', async () => {
  const data = mkdtempSync(join(tmpdir(), 'orda-data-'))
  const releasePayment = await lockFolder(data)
  const { code, lines } = await run(['import', writeCatalogue()], { DATA_DIR: data })
  releasePayment()
  expect([code, lines]).toEqual([1, [expect.stringContaining(`in use by process ${process.pid}`)]])
})

test('import does not touch the data folder for a catalogue with a mistake', async () => {
  const data = join(mkdtempSync(join(tmpdir(), 'orda-data-')), 'none')
  await run(['import', writeCatalogue({ 'little.json': dearer(-1) })], { DATA_DIR: data })
  expect(existsSync(data)).toBe(false)
})

async function aDatabase(): Promise<Record<string, string>> {
  const { url, stop } = await ownPostgres()
  onTestFinished(stop)
  return { DATABASE_URL: url }
}

async function run(
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ code: number; lines: readonly string[] }> {
  const lines: string[] = []
  const code = await runCatalogue(args, {
    environment,
    clock: { now: () => 0 },
    print: (line) => lines.push(line),
  })
  return { code, lines }
}

/** The little restaurant with another price of cola. */
function dearer(price: number): unknown {
  const source = littleRestaurant()
  const products = source.products.map((product) =>
    product.code === 'cola' ? { ...product, price } : product,
  )
  return { ...source, products }
}
