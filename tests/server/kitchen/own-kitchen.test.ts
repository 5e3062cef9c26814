import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readSettings } from '#server/core/process/env.ts'
import { NOON, aGuest, openTestShop, paidOrder } from '#tests/support/test-shop.ts'
import { WEBHOOK_SECRET } from '#tests/support/webhook-receiver.ts'

const DUE = NOON + 15 * 60_000
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orda-own-kitchen-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function aModule(name: string, code: string): Promise<string> {
  const path = join(folder, `${name}.mjs`)
  await writeFile(path, code)
  return path
}

/** What became of an order, and of the turn after it, in a shop whose kitchen is spoken to by a module. */
async function cookedBy(name: string, code: string) {
  const shop = await openTestShop({ providers: { pointOfSale: { modulePath: await aModule(name, code) } } })
  onTestFinished(() => shop.close())
  const guest = await aGuest(shop)
  const id = await paidOrder(guest)
  const looks: unknown[] = []
  for (const at of [DUE, DUE + 30_000]) {
    shop.clock.value = at
    await shop.worker.turn()
    looks.push(await (await guest.ask('GET', `orders/${id}`)).json())
  }
  return { id, looks }
}

test('an order is cooked by a module of one’s own, which is told what it is and what it is called', async () => {
  const { id, looks } = await cookedBy(
    'accepts',
    `export default async ({ type, data }, name) => ({
      status: 'accepted',
      number: [type, data.items[0].productCode, name.length - data.orderId.length].join(' '),
    })`,
  )
  expect(looks[0]).toMatchObject({ id, state: 'PAID', posId: 'order.sent burger 6' })
})

test('an order that the module refuses is not paid', async () => {
  const { looks } = await cookedBy(
    'refuses',
    `export default () => ({ status: 'refused', reason: 'No gas' })`,
  )
  expect(looks[0]).toMatchObject({ state: 'INJECTION_ERROR' })
})

test.each([
  [
    'throws',
    `let asked = 0; export default () => { if (asked++ === 0) throw new Error('busy'); return { status: 'accepted', number: '5' } }`,
  ],
  [
    'says-nothing',
    `let asked = 0; export default async () => asked++ === 0 ? undefined : { status: 'accepted', number: '5' }`,
  ],
])('where the module %s, the kitchen was not reached, and is asked again', async (name, code) => {
  const { looks } = await cookedBy(name, code)
  expect(looks).toMatchObject([
    { state: 'SENT', isKitchenUnreached: true },
    { state: 'PAID', posId: '5' },
  ])
})

test.each([
  ['is-not-there', undefined, /is-not-there\.mjs cannot be loaded/],
  ['exports-nothing', 'export const take = 1', /must export a function by default/],
])('a module that %s starts no shop', async (name, code, problem) => {
  const modulePath = code === undefined ? join(folder, `${name}.mjs`) : await aModule(name, code)
  await expect(openTestShop({ providers: { pointOfSale: { modulePath } } })).rejects.toThrow(problem)
})

test('a module is named by a setting, alone or with the secret its kitchen signs with', () => {
  const named = { POINT_OF_SALE_MODULE: '/srv/till.mjs' }
  expect(readSettings(named).pointOfSale).toEqual({ modulePath: '/srv/till.mjs' })
  expect(readSettings({ ...named, POINT_OF_SALE_SECRET: WEBHOOK_SECRET }).pointOfSale).toEqual({
    modulePath: '/srv/till.mjs',
    secret: WEBHOOK_SECRET,
  })
  expect(() => readSettings({ ...named, POINT_OF_SALE_URL: 'https://pos.example' })).toThrow('take one out')
})

test('production cooks by a module as well as over https', () => {
  const problemsOf = (environment: Record<string, string>) => {
    try {
      return String(readSettings({ NODE_ENV: 'production', ...environment }))
    } catch (error) {
      return String(error)
    }
  }
  expect(problemsOf({})).toContain('SIMULATED_KITCHEN')
  expect(problemsOf({ POINT_OF_SALE_MODULE: '/srv/till.mjs' })).not.toContain('SIMULATED_KITCHEN')
})
