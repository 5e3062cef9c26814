import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, type Page } from '@playwright/test'
import { freePort } from '../server.ts'
import { Chat } from '../vocabulary/chat.ts'

const root = join(import.meta.dirname, '../..')
/** What the README names; FOLDER may stand for NAME. */
const COMMANDS = [
  'npm run deployment -- new NAME',
  'npm run deployment -- check FOLDER',
  'DEPLOYMENT=NAME npm start',
]
/** A first start makes a database. */
const FIRST_START_MS = 110_000
/** By then the kitchen was handed the order. */
const HANDED_OVER_MS = 5 * 60_000

let home = ''
let server: ReturnType<typeof npmStart> | undefined
test.beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'orda-stranger-'))
})
test.afterEach(async () => {
  await server?.stop()
  await rm(home, { recursive: true })
})

test('a stranger makes a deployment by the commands of the README, and its first guest orders and pays (S1.2, S1.48)', async ({
  browser,
}) => {
  test.setTimeout(2 * FIRST_START_MS)
  const readme = await readFile(join(root, 'README.md'), 'utf8')
  for (const command of COMMANDS) expect(readme).toContain(command)
  const folder = join(home, 'chez-nous')

  await npm('run', 'deployment', '--', 'new', folder, ...ANSWERS)
  expect(await npm('run', 'deployment', '--', 'check', folder)).toContain(
    'chez-nous: restaurants 1, products 1',
  )
  const port = await freePort()
  const url = `http://localhost:${port}`
  server = npmStart({ DEPLOYMENT: folder, DATA_DIR: join(home, 'data'), PORT: String(port), TEST_CLOCK: '1' })
  await expect.poll(server.said, { timeout: FIRST_START_MS }).toContain(url)

  const page = await browser.newPage({ baseURL: url, locale: 'fr-FR', viewport: { width: 360, height: 740 } })
  const chat = new Chat(page, url, 'fr')
  await chat.open()
  await expect(page).toHaveTitle(/Chez Nous$/)
  await expect(page.locator('html')).toHaveCSS('--brand', '#3b2a8c')
  await chat.chooseMode('EATIN')
  await chat.chooseCategory('Carte')
  await chat.addProduct('Café')
  await chat.expectQuestion('basket')
  await expect.poll(() => chat.basketTotal()).toMatch(/3,00\s€/)
  await chat.checkout()
  await chat.expectQuestion('checkout')
  await chat.fillEmail('camille@example.org')
  await chat.acceptPolicy()
  await chat.pay()
  await chat.expectQuestion('order')
  await chat.expectPlaced()
  await page.request.post('/api/x/test/clock', { data: { now: Date.now() + HANDED_OVER_MS } })
  await chat.expectOrder('has_been_sent')
  await expect(chat.pickupNumber()).toHaveText(/\w+/)
  await expect.poll(() => paidBy(page)).toEqual([3])
})

/** What the guest of this page has paid, each order by itself, as the server keeps it. */
async function paidBy({ request }: Page): Promise<readonly number[]> {
  const { guest } = await (await request.get('/api/accounts/authentication/current')).json()
  const params = { accountId: guest.accountId, orderState: 'ORDER_HISTORY', validStates: 'PAID' }
  const { items } = await (await request.get('/api/orders', { params })).json()
  return (items as readonly { price: number; taxes: number }[]).map(({ price, taxes }) => price + taxes)
}

const ANSWERS = Object.entries({
  title: 'Chez Nous',
  languages: 'fr,en',
  default: 'fr',
  currency: 'eur',
  country: 'FR',
  place: '45.18 5.72',
  brand: '#3b2a8c',
  phone: '+33 4 00 00 00 00',
}).flatMap(([flag, answer]) => [`--${flag}`, answer])

async function npm(...args: readonly string[]): Promise<string> {
  return (await promisify(execFile)('npm', args, { cwd: root })).stdout
}

function npmStart(settings: Readonly<Record<string, string>>) {
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', ...settings },
    // npm and what it starts are one group, so that both can be told to stop.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (chunk) => (text += String(chunk)))
  child.stderr.on('data', (chunk) => (text += String(chunk)))
  const gone = new Promise((resolve) => child.once('close', resolve))
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await gone
  }
  return { said: () => text, stop }
}
