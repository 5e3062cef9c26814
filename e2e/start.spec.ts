import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { startPostgres } from '#scripts/postgres-server.ts'
import { aRemoteGuest } from '#tests/support/server-process.ts'
import { openProxy } from './vocabulary/https-proxy.ts'

// What `npm start` tells a newcomer when it cannot work: one line, and a failure their shell can see.
const root = join(import.meta.dirname, '..')

let folder = ''
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orda-start-'))
  await cp(process.env['SEEDED_DATA'] ?? '', folder, { recursive: true })
})
test.afterEach(() => rm(folder, { recursive: true, force: true }))

test('what a start cannot work with is told in one line', async () => {
  await test.step('a setting that is wrong', async () => {
    const outcome = await failedStart({ PORT: 'http', DATA_DIR: folder })
    expect(outcome).toEqual({ hasFailed: true, lines: [expect.stringContaining('PORT')] })
  })
  await test.step('a deployment other than the data, which is not shown in its place', async () => {
    const outcome = await failedStart({ PORT: '4398', DATA_DIR: folder, DEPLOYMENT: 'bella' })
    expect(outcome).toEqual({ hasFailed: true, lines: [expect.stringMatching(/bella.*gardermoen/)] })
  })
})

test('a deployment file that is wrong is told with its line, key and reason', async () => {
  const deployment = await newDeployment('wrong-house', '#5b2a86')
  const file = join(deployment, 'deployment.json')
  const text = (await readFile(file, 'utf8')).replace('#5b2a86', 'violet')
  await writeFile(file, text)
  const outcome = await failedStart({ PORT: '4397', DATA_DIR: join(folder, 'own'), DEPLOYMENT: deployment })
  const line = text.slice(0, text.indexOf('violet')).split('\n').length
  expect(outcome).toEqual({
    hasFailed: true,
    lines: [
      'The deployment is wrong:',
      `deployment.json:${line} look.palettes.light.brand: a colour is # and six hexadecimal digits`,
    ],
  })
})

test('in production, with what the README names, a start tells its address, a customer orders through a proxy that ends https, and it stops when asked', async () => {
  const { child, said } = start({
    NODE_ENV: 'production',
    PORT: '4399',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://orda.example',
    TRUST_PROXY: '1',
    EMBEDDED_DATABASE: 'allowed-in-production',
    TEST_PAYMENT: 'allowed-in-production',
    SIMULATED_KITCHEN: 'allowed-in-production',
    UNSENT_MAILS: 'allowed-in-production',
    STOP_NOTICE_SECONDS: '0',
    DATA_DIR: folder,
  })
  await running(child, said, 'http://localhost:4399')
  await orderThroughProxy(4399)
  child.kill('SIGTERM')
  expect(await codeOf(child)).toBe(0)
})

test('from an empty folder, the command of the README and the settings a start asks for make a production on PostgreSQL', async () => {
  const [, command = ''] =
    /^\| run it +\| `([^`]+)`/m.exec(await readFile(join(root, 'README.md'), 'utf8')) ?? []
  const postgres = await startPostgres()
  const home = join(folder, 'home')
  await cp(root, home, { recursive: true, filter: (path) => !LEFT_BEHIND.test(relative(root, path)) })
  // What `npm ci` would put there, which takes a network.
  await symlink(join(root, 'node_modules'), join(home, 'node_modules'))
  const begin = (env: Record<string, string>) => start(env, { cwd: home, command: command.split(' ') })

  const asked = begin({ NODE_ENV: 'production', PORT: '4390' })
  expect(await codeOf(asked.child)).not.toBe(0)
  const named = [...asked.said().matchAll(/^Settings are wrong: (\w+) /gm)].map(([, name = '']) => name)
  const answers: Record<string, string> = {
    PUBLIC_URL: 'https://orda.example',
    TRUST_PROXY: '1',
    SIMULATED_KITCHEN: 'allowed-in-production',
    DATABASE_URL: postgres.url,
    SMTP_URL: 'smtp://127.0.0.1:9',
    // Asked for once the database is known: the deployment offers it.
    TEST_PAYMENT: 'allowed-in-production',
  }
  expect(Object.keys(answers)).toEqual(expect.arrayContaining(named))
  const { child, said } = begin({
    ...answers,
    NODE_ENV: 'production',
    PORT: '4390',
    HOST: '127.0.0.1',
    STOP_NOTICE_SECONDS: '0',
  })
  await running(child, said, 'http://localhost:4390')
  await orderThroughProxy(4390)
  child.kill('SIGTERM')
  await codeOf(child)
  await expect.poll(() => fetch('http://127.0.0.1:4390/').catch(() => 'gone')).toBe('gone')
  await postgres.stop()
})

/**
 * What is no source: installed or kept by who works here. What was built of these sources comes along and is not built
 * again there: that they can be built is seen before any journey begins.
 */
const LEFT_BEHIND = /^(node_modules|\.git|\.data|test-results)(\/|$)/

/** A customer orders through a proxy that ends https; who goes past it or writes an address of its own gains nothing. */
async function orderThroughProxy(port: number): Promise<void> {
  const { address, close } = await openProxy(port)
  const ask = (path: string, init?: RequestInit) => fetch(address + path, init)

  const page = await ask('/')
  expect([page.status, page.headers.get('strict-transport-security')]).toEqual([
    200,
    expect.stringContaining('max-age=31536000'),
  ])
  const guest = await aRemoteGuest(`${address}/api`)
  const order = await (await guest.order('behind-a-proxy'))?.json()
  const paid = await guest.ask('POST', 'payments/fake', { orderId: order.id })
  expect(await paid?.json()).toMatchObject({ success: true, state: 'VALIDATED' })
  const { cookie = '' } = guest.written('any').headers
  expect(cookie).toMatch(/^__Host-sid=/)
  // What only the machine itself may see is not there at all, whoever asks.
  const rooms = ['/kitchen', '/outbox', '/cards', '/api/x/outbox', '/api/x/kitchen/brygga-burger', '/metrics']
  for (const room of rooms) {
    expect((await ask(room)).status, room).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}${room}`)).status, room).toBe(404)
  }
  const tries = await Promise.all(
    Array.from({ length: 8 }, (_each, nth) =>
      ask('/api/accounts/authentication/users', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${nth}` },
        body: JSON.stringify({ email: 'kari@example.com', password: 'Not the one 1' }),
      }),
    ),
  )
  expect(tries.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(3)
  expect((await ask('/api/x/ready')).status).toBe(200)
  close()
}

/** A folder as the command makes it. */
async function newDeployment(name: string, brand: string): Promise<string> {
  const made = join(folder, name)
  const command = ['src/scripts/run.mjs', 'src/server/seed/deployment.cli.ts', 'new', made, '--brand', brand]
  await promisify(execFile)(process.execPath, command, { cwd: root })
  return made
}

async function running(child: ChildProcess, said: () => string, told: string): Promise<void> {
  const saidOrGone = () => (child.exitCode === null ? said() : `${said()}\nexited before it told ${told}`)
  await expect.poll(saidOrGone, { timeout: 50_000 }).toContain(told)
  expect(child.exitCode, said()).toBe(null)
}

async function failedStart(env: Record<string, string>): Promise<{ hasFailed: boolean; lines: string[] }> {
  const { child, said } = start(env)
  const code = await codeOf(child)
  return { hasFailed: code !== 0 && code !== null, lines: said().trim().split('\n') }
}

const BUILT = { cwd: root, command: [process.execPath, 'src/scripts/start.mjs'] }

function start(env: Record<string, string>, { cwd, command: [file = '', ...rest] } = BUILT) {
  // Without the runner's own wishes about colours, which Node would remark on.
  const { FORCE_COLOR: _force, NO_COLOR: _no, ...inherited } = process.env
  const child = spawn(file, rest, {
    cwd,
    env: { ...inherited, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout.on('data', (chunk) => (text += String(chunk)))
  child.stderr.on('data', (chunk) => (text += String(chunk)))
  return { child, said: () => text }
}

function codeOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => child.once('close', resolve))
}
