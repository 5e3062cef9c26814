import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#scripts/free-port.ts'
import { systemClock } from '#server/core/database/clock.ts'
import { readSettings } from '#server/core/process/env.ts'
import { importFolder } from '#server/core/process/import-folder.ts'
import { runCatalogue } from '#server/seed/catalogue-command.ts'
import { aDataFolder, ownPostgres } from '#tests/support/databases.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { aSmallSeed, killServers, startServer, untilListening } from '#tests/support/server-process.ts'
import { DEPLOYMENT, writeCatalogue } from './little-catalogue.ts'

const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  killServers()
  await Promise.all(closing.map((close) => close()))
})

async function onPostgres(): Promise<Record<string, string>> {
  const postgres = await ownPostgres()
  closing.push(() => postgres.stop())
  return { DATABASE_URL: postgres.url }
}

const onPglite = async () => ({ DATA_DIR: aDataFolder() })

describe.each<[string, () => Promise<Record<string, string>>]>([
  ['the embedded database', onPglite],
  ['PostgreSQL', onPostgres],
])('a catalogue imported while a server runs on %s', (_database, prepare) => {
  const seed = aSmallSeed()
  const file = join(seed, 'gardermoen', 'brygga-burger.json')
  let settings: Record<string, string>
  let base = ''

  beforeAll(async () => {
    settings = { SEED_DIR: seed, ...(await prepare()) }
    const port = await freePort()
    base = `http://127.0.0.1:${port}/api`
    await untilListening(startServer({ PORT: String(port), ...settings }))
  }, 120_000)

  async function importSeed() {
    const lines: string[] = []
    const print = (line: string) => lines.push(line)
    const around = { environment: settings, clock: systemClock, print }
    return { code: await runCatalogue(['import', join(seed, 'gardermoen')], around), lines }
  }

  async function sold(): Promise<{ readonly name: string; readonly campaign: string }> {
    const told = await (await fetch(`${base}/restaurants/brygga-burger`)).json()
    return { name: told.name, campaign: told.currentCampaignId }
  }

  test('is what customers see a few seconds later, and orders go on', async () => {
    const before = await sold()
    const source = JSON.parse(readFileSync(file, 'utf8'))
    source.restaurant.name = 'Brygga Grill'
    source.products[0].price += 1
    writeFileSync(file, JSON.stringify(source))

    expect(await importSeed()).toMatchObject({
      code: 0,
      lines: expect.arrayContaining(['Brygga Grill: a new menu is published']),
    })
    await expect.poll(async () => (await sold()).name, { timeout: 20_000 }).toBe('Brygga Grill')
    expect((await sold()).campaign).not.toBe(before.campaign)
  }, 60_000)

  test('is not taken with a mistake in it', async () => {
    const before = await sold()
    const right = readFileSync(file, 'utf8')
    writeFileSync(file, right.replace('"Europe/Oslo"', '"Europe/Olso"'))
    const { code, lines } = await importSeed()
    writeFileSync(file, right)
    expect([code, lines.join()]).toEqual([1, expect.stringContaining("did you mean 'Europe/Oslo'?")])
    expect(await sold()).toEqual(before)
  }, 60_000)
})

test('a server imports no way of paying that it cannot take', async () => {
  const shop = await openTestShop()
  closing.push(shop.close)
  const folder = writeCatalogue({ 'deployment.json': { ...DEPLOYMENT, payments: ['stripe'] } })
  await expect(importFolder(folder, readSettings({}), shop.deps)).rejects.toThrow('STRIPE_SECRET_KEY')
  expect(shop.deps.catalogue.restaurants().map(({ slug }) => slug)).not.toContain('little')
})
