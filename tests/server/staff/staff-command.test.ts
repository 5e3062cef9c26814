import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#scripts/free-port.ts'
import type { PostgresServer } from '#scripts/postgres-server.ts'
import { openPostgres } from '#server/core/database/postgres.ts'
import { runStaff } from '#server/staff/staff-command.ts'
import { aDataFolder, ownPostgres } from '#tests/support/databases.ts'
import { aSmallSeed, killServers, startServer, untilListening } from '#tests/support/server-process.ts'
import { NOON, PUBLIC_URL, openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { aDesk, isLoggedIn, joiningBy, linkIn, secretIn } from '#tests/support/staff.ts'

/** What a command prints, and its exit code. */
async function told(environment: Record<string, string>, ...args: readonly string[]) {
  const lines: string[] = []
  const around = { environment, clock: { now: () => NOON }, print: (line: string) => lines.push(line) }
  const code = await runStaff(args, around)
  return { code, said: lines.join('\n') }
}

describe('a command about the staff', () => {
  let postgres: PostgresServer
  let shop: TestShop
  let settings: Record<string, string>
  beforeAll(async () => {
    postgres = await ownPostgres()
    settings = { DATABASE_URL: postgres.url, PUBLIC_URL }
    shop = await openTestShop({ database: openPostgres(postgres.url) })
  })
  afterAll(async () => {
    await shop.close()
    await postgres.stop()
  })

  test('takes somebody in by a link, tells who is there, and takes them out', async () => {
    const email = 'kari@example.com'
    expect(await told(settings, 'list')).toEqual({ code: 0, said: 'Nobody works here yet.' })
    const added = await told(settings, 'add', 'Kari@Example.com', '--role', 'manager', '--name', 'Kari N.')
    expect(added.code).toBe(0)
    expect(added.said).toMatch(
      /^Kari N\. \(kari@example\.com, manager\) chooses a password here, once, until 2026-03-11T11:00:00\.000Z:\nhttps:\/\/orda\.test\/support\/join\?token=[\w-]{43}$/,
    )
    expect((await told(settings, 'list')).said).toBe(`${email} manager "Kari N.": has not joined yet`)

    const desk = aDesk(shop, email)
    const link = linkIn(added.said)
    const secret = secretIn((await desk.ask('GET', link)).body)
    await desk.post('/support/join', joiningBy(link, secret, shop.clock.value))
    expect(await isLoggedIn(desk)).toBe(true)
    expect((await told(settings, 'list')).said).toBe(`${email} manager "Kari N.": joined`)

    expect(await told(settings, 'remove', email)).toEqual({
      code: 0,
      said: `${email} works here no more, and is logged out.`,
    })
    expect(await isLoggedIn(desk)).toBe(false)
    expect((await told(settings, 'list')).said).toBe(
      `${email} manager "Kari N.": removed 2026-03-10T11:00:00.000Z`,
    )
  })

  test('names somebody by their address where no name is given', async () => {
    await told(settings, 'add', 'ola@example.com', '--role', 'support')
    expect((await told(settings, 'list')).said).toContain('ola@example.com support "ola"')
  })

  test.each([
    [
      'what is no address',
      ['add', 'kari', '--role', 'support'],
      '"kari" is no mail address: write one like kari@example.com.',
    ],
    [
      'no role',
      ['add', 'a@example.com'],
      '--role must be one of support, manager, kitchen: write --role support.',
    ],
    [
      'another role',
      ['add', 'a@example.com', '--role', 'boss'],
      '--role must be one of support, manager, kitchen: write --role support.',
    ],
    [
      'an empty name',
      ['add', 'a@example.com', '--role', 'support', '--name', ' '],
      '--name must be 1 to 60 characters on one line: write --name "Kari Nordmann".',
    ],
    [
      'a name of two lines',
      ['add', 'a@example.com', '--role', 'support', '--name', 'a\nb'],
      '--name must be 1 to 60 characters on one line: write --name "Kari Nordmann".',
    ],
    [
      'nobody to remove',
      ['remove', 'nobody@example.com'],
      'Nobody works here with the address nobody@example.com: `list` tells who does.',
    ],
    [
      'nobody to give a link',
      ['reset', 'nobody@example.com'],
      'Nobody works here with the address nobody@example.com: `list` tells who does.',
    ],
  ])('refuses %s with the rule and what helps', async (_, args, said) => {
    expect(await told(settings, ...args)).toEqual({ code: 1, said })
  })

  test('refuses somebody who works here already', async () => {
    await told(settings, 'add', 'per@example.com', '--role', 'support')
    expect(await told(settings, 'add', 'PER@example.com', '--role', 'manager')).toEqual({
      code: 1,
      said: 'per@example.com works here already: `reset per@example.com` makes a new link.',
    })
  })

  test.each([
    [[]],
    [['add']],
    [['dismiss', 'a@example.com']],
    [['list', 'a@example.com']],
    [['reset', 'a@example.com', 'b@example.com']],
    [['remove', 'a@example.com', '--role', 'support']],
    [['list', '--all']],
  ])('is told how it is written where it is not understood: %j', async (args) => {
    const { code, said } = await told(settings, ...args)
    expect([code, said.startsWith('npm run staff -- add MAIL --role ROLE')]).toEqual([2, true])
  })
})

describe('with the embedded database', () => {
  const dataDir = aDataFolder()
  afterAll(killServers)

  test('it is done at rest, and by the server while one runs', async () => {
    const settings = { DATA_DIR: dataDir, SEED_DIR: aSmallSeed() }
    expect((await told(settings, 'add', 'kari@example.com', '--role', 'support')).code).toBe(0)
    const port = await freePort()
    await untilListening(startServer({ PORT: String(port), ...settings }))
    const added = await told(settings, 'add', 'ola@example.com', '--role', 'kitchen')
    expect(added.said).toContain(`http://localhost:${port}/support/join?token=`)
    expect((await told(settings, 'list')).said).toBe(
      'kari@example.com support "kari": has not joined yet\nola@example.com kitchen "ola": has not joined yet',
    )
    expect(await told(settings, 'add', 'ola@example.com', '--role', 'kitchen')).toEqual({
      code: 1,
      said: 'ola@example.com works here already: `reset ola@example.com` makes a new link.',
    })
    const link = /http\S+/.exec(added.said)?.[0] ?? ''
    const answer = await fetch(link)
    expect([answer.status, (await answer.text()).includes('ola@example.com')]).toEqual([200, true])
  }, 60_000)
})
