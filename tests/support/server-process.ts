import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { GUEST } from './test-shop.ts'

const ROOT = join(import.meta.dirname, '../..')
const running = new Set<ChildProcess>()

/** A seed folder of one restaurant: enough to order from, and seeded faster than all. `changes`: of its deployment. */
export function aSmallSeed(changes?: Readonly<Record<string, unknown>>): string {
  const seed = mkdtempSync(join(tmpdir(), 'orda-seed-'))
  mkdirSync(join(seed, 'gardermoen'))
  for (const name of ['deployment.json', 'parameters.json', 'brygga-burger.json'])
    cpSync(join(ROOT, 'src/server/seed/data/gardermoen', name), join(seed, 'gardermoen', name))
  symlinkSync(join(ROOT, 'src/server/seed/data/gardermoen/pictures'), join(seed, 'gardermoen/pictures'))
  if (changes) {
    const file = join(seed, 'gardermoen', 'deployment.json')
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...changes }))
  }
  return seed
}

/** The server as an operator starts it, with these settings. */
export function startServer(environment: Record<string, string>): ChildProcess {
  // A database of a few seconds is not worth compiling twice.
  const child = spawn(process.execPath, ['--liftoff-only', inject('builtServer')], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'test', ORDERS_PER_MINUTE: '100000', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  return child
}

export async function untilListening(child: ChildProcess): Promise<void> {
  for await (const chunk of child.stdout ?? []) if (String(chunk).includes('listens on')) return
  throw new Error('the server ended before it listened')
}

/** Its exit code and what it said on the way out. */
export async function untilEnded(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += String(chunk)))
  const [code] = await once(child, 'exit')
  return { code, said }
}

/** For the end of a test file: nothing that was started stays behind. */
export function killServers(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** A guest of a running server, and what can be ordered there in one tap. */
export type RemoteGuest = {
  /** Its answer, or undefined where the server went away. */
  ask(method: string, path: string, body?: object, headers?: object): Promise<Response | undefined>
  order(key: string): Promise<Response | undefined>
  /** The same order as it goes over the wire, for who sends it piece by piece. */
  written(key: string): { readonly headers: Readonly<Record<string, string>>; readonly body: string }
  /** The same guest at another server of the shop, below `base` too. */
  at(base: string): RemoteGuest
}

/** Signs a guest in at the server below `base`, an address that ends with `/api`. */
export async function aRemoteGuest(base: string): Promise<RemoteGuest> {
  const made = await fetch(`${base}/accounts/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(GUEST),
  })
  const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? ''
  const restaurant = await (await fetch(`${base}/restaurants/brygga-burger`)).json()
  const code = await aPlainProduct(base, restaurant)
  return guestAt(base, { cookie, restaurant, code })
}

type Ordering = {
  readonly cookie: string
  readonly restaurant: { readonly id: string; readonly currentCampaignId: string }
  readonly code: string
}

function guestAt(base: string, ordering: Ordering): RemoteGuest {
  const { cookie, restaurant, code } = ordering
  const ask: RemoteGuest['ask'] = (method, path, body, headers = {}) =>
    fetch(`${base}/${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined)
  const newOrder = () => ({
    campaignId: restaurant.currentCampaignId,
    restaurantId: restaurant.id,
    pickUpMode: 'EATIN',
    retrievalDate: new Date(Date.now() + 3_600_000).toISOString(),
    isPredictOrder: false,
    items: [{ productCode: code, quantity: 1, contextCode: 'EATIN', children: [] }],
  })
  return {
    ask,
    at: (other) => guestAt(other, ordering),
    order: (key) => ask('POST', 'orders', newOrder(), { 'idempotency-key': key }),
    written: (key) => ({
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(newOrder()),
    }),
  }
}

async function aPlainProduct(
  base: string,
  restaurant: { id: string; currentCampaignId: string },
): Promise<string> {
  const path = `restaurants/${restaurant.id}/campaigns/${restaurant.currentCampaignId}/cache/EATIN`
  const menu = await (await fetch(`${base}/${path}`)).json()
  const outages = new Set(menu.outages.map((each: { productCode: string }) => each.productCode))
  const plain = menu.products.find(
    (each: { type: string; code: string; parts: unknown[]; price: { defaultUnitPrice: number } }) =>
      each.type === 'REGULAR' &&
      each.parts.length === 0 &&
      each.price.defaultUnitPrice > 0 &&
      !outages.has(each.code),
  )
  return plain.code
}
