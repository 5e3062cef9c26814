import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { loadCatalogue } from '#server/seed/catalogue.ts'
import { runDeployment } from '#server/seed/deployment-command.ts'
import { deploymentSchema } from '#server/seed/deployment-file.ts'
import { systemClock } from '#server/core/database/clock.ts'

const home = mkdtempSync(join(tmpdir(), 'deployments-'))
afterAll(() => rmSync(home, { recursive: true }))

const FLAGS = Object.entries({
  title: 'Chez Nous',
  languages: 'fr, en',
  default: 'fr',
  currency: 'EUR',
  country: 'fr',
  place: '45.18 5.72',
  brand: '#3b2a8c',
  phone: '+33 4 00 00 00 00',
}).flatMap(([flag, value]) => [`--${flag}`, value])

describe('a new deployment', () => {
  test('is written of its flags, and can be sold from at once', async () => {
    const folder = join(home, 'chez-nous')
    expect(await said('new', folder, ...FLAGS)).toEqual({
      code: 0,
      lines: [`${folder} is written. Start it with DEPLOYMENT=${folder} npm start`],
    })
    const { deployment, restaurants } = loadCatalogue(folder)
    expect(deployment).toMatchObject({
      id: 'chez-nous',
      productName: 'Chez Nous',
      languages: ['fr', 'en'],
      defaultLanguage: 'fr',
      currency: 'eur',
      country: 'FR',
      start: { latitude: 45.18, longitude: 5.72 },
      phone: '+33 4 00 00 00 00',
    })
    expect(deployment.look.palettes?.light.brand).toBe('#3b2a8c')
    expect(restaurants[0]?.restaurant.timeZone).toBe('Europe/Paris')
    expect(restaurants.map(({ restaurant }) => restaurant.settings.ordersEnabled)).toEqual([true])
  })

  test('names the schema an editor completes it by', async () => {
    const folder = join(home, 'schooled')
    await said('new', folder)
    const { $schema } = JSON.parse(readFileSync(join(folder, 'deployment.json'), 'utf8'))
    expect(JSON.parse(readFileSync(join(folder, $schema), 'utf8'))).toMatchObject({ title: 'A deployment' })
  })

  test('asks for what no flag says, each thing once, with the usual beside it', async () => {
    const asked: string[] = []
    const folder = join(home, 'little-house')
    const ask = (question: string, usual: string) => {
      asked.push(`${question} ${usual}`)
      return Promise.resolve(usual)
    }
    await runDeployment(['new', folder, '--country', 'NO'], { ...around([]), ask })
    expect(asked).toHaveLength(7)
    expect(asked[0]).toBe('What is it called? Little House')
    expect(loadCatalogue(folder).deployment.productName).toBe('Little House')
  })

  test('does not write over one that is there', async () => {
    const folder = join(home, 'twice')
    await said('new', folder)
    const before = readFileSync(join(folder, 'deployment.json'), 'utf8')
    expect(await said('new', folder, '--title', 'Other')).toEqual({
      code: 1,
      lines: [`${folder} is there already.`],
    })
    expect(readFileSync(join(folder, 'deployment.json'), 'utf8')).toBe(before)
  })

  test('is warned of a colour that cannot be read', async () => {
    const { code, lines } = await said('new', join(home, 'pale'), '--brand', '#ffd1dc')
    expect(code).toBe(0)
    expect(lines[0]).toMatch(/^warning: look\.palettes\.light\.brand: on paper its contrast is 1\.\d+/)
  })

  test.each([
    ['--languages', 'en de', /deployment\.json:\d+ languages: /],
    ['--brand', 'red', /deployment\.json:\d+ look\.palettes\.light\.brand: a colour is #/],
    ['--place', 'here', /deployment\.json:\d+ start\.latitude: /],
  ])('with %s %s is told what is wrong with that, and nothing stays behind', async (flag, value, line) => {
    const folder = join(home, `wrong${flag}`)
    const { code, lines } = await said('new', folder, flag, value)
    expect([code, lines.join('\n')]).toEqual([1, expect.stringMatching(line)])
    expect(existsSync(folder)).toBe(false)
  })
})

test('the check of a folder tells its mistakes', async () => {
  const { code, lines } = await said('check', join(home, 'nowhere'))
  expect([code, lines.join('\n')]).toEqual([1, expect.stringContaining('missing or unreadable')])
})

test('the schema is printed as it is', async () => {
  const { lines } = await said('schema')
  expect(JSON.parse(lines.join('\n'))).toEqual(JSON.parse(JSON.stringify(deploymentSchema())))
})

test.each([[[]], [['new']], [['new', 'x', '--colour', 'red']], [['new', 'x', '--brand']], [['paint', 'x']]])(
  '%j is answered with what there is',
  async (args) => {
    const { code, lines } = await said(...args)
    expect([code, lines[0]]).toEqual([2, expect.stringContaining('npm run deployment -- new NAME')])
  },
)

async function said(...args: readonly string[]) {
  const lines: string[] = []
  const code = await runDeployment(args, around(lines))
  return { code, lines }
}

/** Where nobody is there to be asked. */
function around(lines: string[]) {
  return {
    environment: {},
    clock: systemClock,
    print: (line: string) => void lines.push(line),
    ask: undefined,
  }
}
