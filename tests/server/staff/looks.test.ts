import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StaffAct } from '#domain/staff/staff-role.ts'
import { noteLook } from '#server/staff/looks.store.ts'
import { signedInStaff } from '#server/staff/signed-in-staff.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { aColleague, aDesk, aStaffEmail, owner, type Colleague } from '#tests/support/staff.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(async () => {
  await shop.reset()
  await shop.deps.database.query('DELETE FROM staff_looks')
})
afterAll(() => shop.close())

const asking = (desk: Colleague, act: StaffAct) =>
  signedInStaff({ cookie: desk.cookie ?? '' }, shop.deps, act)

async function looked(desk: Colleague, subject: string, why = 'They called') {
  const staff = await asking(desk, 'conversations.read')
  await noteLook(shop.deps.database, staff, { what: 'opened', subject, why }, shop.clock.value)
}

/** The rows of the page, each as its person, what they did, at what and why. */
async function listed(desk: Colleague, query = ''): Promise<readonly (readonly string[])[]> {
  const { body } = await desk.ask('GET', `/support/looks${query}`)
  const rows = body.split('<tbody>')[1]?.split('<tr>').slice(1) ?? []
  return rows.map((row) =>
    [...row.matchAll(/<td>([\s\S]*?)<\/td>/g)].slice(1).map(([, cell = '']) => cell.trim()),
  )
}

describe('who asks', () => {
  test('is told by name and role to what they may do', async () => {
    const desk = await aColleague(shop, 'manager')
    expect(await asking(desk, 'looks.list')).toEqual({
      id: expect.any(String),
      email: desk.email,
      name: 'Kari Nordmann',
      role: 'manager',
    })
  })

  test('is refused with 401 where nobody is logged in', async () => {
    const refused = asking(aDesk(shop, aStaffEmail()), 'conversations.read')
    await expect(refused).rejects.toMatchObject({ status: 401, code: 'staff.notSignedIn' })
  })

  test.each([
    ['kitchen', 'conversations.read'],
    ['kitchen', 'values.reveal'],
    ['support', 'looks.list'],
  ] as const)('is refused with 403 where the role %s may not do %s', async (role, act) => {
    const refused = asking(await aColleague(shop, role), act)
    await expect(refused).rejects.toMatchObject({ status: 403, code: 'staff.notAllowed' })
  })
})

describe('the list of looks', () => {
  test('has the newest first, with who, what and why', async () => {
    const desk = await aColleague(shop)
    await looked(desk, 'K7M2QX')
    await looked(desk, 'P3R9TW', 'The cola was lost')
    expect(await listed(desk)).toEqual([
      [desk.email, 'Opened', 'P3R9TW', 'The cola was lost'],
      [desk.email, 'Opened', 'K7M2QX', 'They called'],
    ])
  })

  test('shows somebody of support their own alone, whomever they ask for', async () => {
    const [desk, other] = [await aColleague(shop), await aColleague(shop)]
    await looked(other, 'K7M2QX')
    const { id } = await asking(other, 'conversations.read')
    const { body } = await desk.ask('GET', `/support/looks?person=${id}`)
    expect(body).toContain('Nothing was looked at.')
    expect(body).not.toContain(other.email)
  })

  test('shows a manager those of all, of one person, and at one thing', async () => {
    const [manager, one, other] = [
      await aColleague(shop, 'manager'),
      await aColleague(shop),
      await aColleague(shop),
    ]
    await looked(one, 'K7M2QX')
    await looked(other, 'K7M2QX')
    await looked(other, 'P3R9TW')
    const { id } = await asking(other, 'conversations.read')
    const emailsIn = async (query: string) => (await listed(manager, query)).map(([email]) => email)
    expect(await emailsIn('')).toEqual([other.email, other.email, one.email])
    expect(await emailsIn(`?person=${id}`)).toEqual([other.email, other.email])
    expect(await emailsIn('?subject=+K7M2QX+')).toEqual([other.email, one.email])
    expect(await emailsIn(`?subject=K7M2QX&person=${id}`)).toEqual([other.email])
  })

  test('keeps what somebody looked at who works here no more', async () => {
    const [manager, desk] = [await aColleague(shop, 'manager'), await aColleague(shop)]
    await looked(desk, 'K7M2QX')
    await owner(shop).remove(desk.email)
    expect(await listed(manager)).toEqual([[desk.email, 'Opened', 'K7M2QX', 'They called']])
  })

  test('has a hundred on a page, and ways to the others that keep what was asked for', async () => {
    const desk = await aColleague(shop)
    for (let count = 1; count <= 101; count += 1) await looked(desk, 'K7M2QX', `Call ${count}`)
    const first = await desk.ask('GET', '/support/looks?subject=K7M2QX')
    const older = /href="([^"]*)">Older/.exec(first.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(first.body).not.toContain('>Newer')
    expect((await listed(desk, '?subject=K7M2QX')).length).toBe(100)
    const second = await desk.ask('GET', older)
    expect(second.body).toContain('Call 1<')
    expect([second.body.includes('>Newer'), second.body.includes('>Older')]).toEqual([true, false])
  })

  test.each(['?page=0', '?page=-1', '?page=x', '?page=999999999', '?person=a&person=b', '?subject=%27%3B--'])(
    'is a page whatever is asked: %s',
    async (query) => {
      expect(
        (await (await aColleague(shop, 'manager')).ask('GET', `/support/looks${query}`)).statusCode,
      ).toBe(200)
    },
  )

  test('shows a script in a reason, a subject or a name as text', async () => {
    const desk = aDesk(shop, aStaffEmail())
    Object.assign(desk, await aColleague(shop, 'manager'))
    await shop.deps.database.query('UPDATE staff SET name = $1 WHERE email = $2', [
      '<img src=x onerror=alert(1)>',
      desk.email,
    ])
    await looked(desk, '"><script>alert(2)</script>', '<script>alert(3)</script>')
    const { body } = await desk.ask('GET', '/support/looks?subject=%22%3E%3Cscript%3E')
    const all = (await desk.ask('GET', '/support/looks')).body
    expect(`${body}${all}`).not.toMatch(/<script|<img/)
    expect(all).toContain('&lt;script&gt;alert(3)&lt;/script&gt;')
  })
})
