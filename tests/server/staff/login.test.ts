import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { counted, type CountedDatabase } from '#tests/support/counted-database.ts'
import { openMigratedPostgres } from '#tests/support/databases.ts'
import { processorMsOf } from '#tests/support/processor-time.ts'
import { aGuest, openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import {
  STAFF_PASSWORD,
  aColleague,
  aDesk,
  aStaffEmail,
  codeAt,
  isLoggedIn,
  linkIn,
  logIn,
  owner,
  type Colleague,
} from '#tests/support/staff.ts'

const STEP_MS = 30_000
const HOUR_MS = 3_600_000
const TRIES = 20
const WRONG = 'The email, the password or the code is wrong.'

let shop: TestShop
let database: CountedDatabase & { isDown: boolean }
beforeAll(async () => {
  const open = await openMigratedPostgres()
  database = Object.assign(
    counted({
      ...open,
      query: (sql, values) => (database.isDown ? Promise.reject(gone()) : open.query(sql, values)),
    }),
    { isDown: false },
  )
  shop = await openTestShop({ database })
})
const gone = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
beforeEach(async () => {
  await shop.reset()
  await database.query('DELETE FROM tries')
})
afterAll(() => shop.close())

/** Somebody who has joined, at another browser. */
async function elsewhere(): Promise<Colleague> {
  const { email, secret } = await aColleague(shop)
  return Object.assign(aDesk(shop, email), { secret })
}

const tokenOf = (desk: Colleague) => /(?:^|; )staff=([\w-]+)/.exec(desk.cookie ?? '')?.[1]

describe('logging in', () => {
  test('takes mail, password and code, however the mail is written, and leads to where one works', async () => {
    const desk = await elsewhere()
    const { statusCode, headers } = await logIn(desk, shop, { email: ` ${desk.email.toUpperCase()}` })
    expect([statusCode, headers.location]).toEqual([303, '/support'])
    expect(await isLoggedIn(desk)).toBe(true)
  })

  test('takes a code as apps show it, in two groups', async () => {
    const desk = await elsewhere()
    const code = codeAt(desk.secret, shop.clock.value).replace(/^.../, '$& ')
    expect((await logIn(desk, shop, { code })).statusCode).toBe(303)
  })

  test.each([
    ['another password', { password: 'Rullekake5' }],
    ['no password', { password: '' }],
    ['another code', { code: '000000' }],
    ['no code', { code: '' }],
    ['the mail of nobody', { email: 'nobody@example.com' }],
    ['what no database can keep', { email: 'kari\0@example.com' }],
  ])('is refused %s in the same words, and only the mail stays', async (what, wrong) => {
    const desk = await elsewhere()
    const { statusCode, body } = await logIn(desk, shop, wrong)
    if (what === 'what no database can keep') expect(statusCode).toBe(400)
    else expect([statusCode, body.includes(WRONG)]).toEqual([401, true])
    expect(body).not.toMatch(/value="Rullekake|value="\d{6}"/)
    if (statusCode === 401) expect(body).toContain(`value="${'email' in wrong ? wrong.email : desk.email}"`)
    expect(await isLoggedIn(desk)).toBe(false)
  })

  test('is refused to who has not joined yet', async () => {
    const email = aStaffEmail()
    await owner(shop).add(email)
    expect((await logIn(aDesk(shop, email), shop, { code: '123456' })).statusCode).toBe(401)
  })

  test.each([
    [-2, 401],
    [-1, 303],
    [0, 303],
    [1, 303],
    [2, 401],
  ])('by a code of %i half minutes from now is answered %i', async (steps, status) => {
    const desk = await elsewhere()
    // A step that joining has spent is long over.
    shop.clock.value += 10 * STEP_MS
    const code = codeAt(desk.secret, shop.clock.value + steps * STEP_MS)
    expect((await logIn(desk, shop, { code })).statusCode).toBe(status)
  })

  test('takes a code once, and none before it', async () => {
    const desk = await elsewhere()
    shop.clock.value += 10 * STEP_MS
    const code = codeAt(desk.secret, shop.clock.value)
    const older = codeAt(desk.secret, shop.clock.value - STEP_MS)
    expect((await logIn(desk, shop, { code })).statusCode).toBe(303)
    const stranger = Object.assign(aDesk(shop, desk.email), { secret: desk.secret })
    const again = await logIn(stranger, shop, { code })
    expect([again.statusCode, again.body.includes(WRONG)]).toEqual([401, true])
    expect((await logIn(stranger, shop, { code: older })).statusCode).toBe(401)
  })

  test('takes a code once also of two who send it at once', async () => {
    const desk = await elsewhere()
    const other = Object.assign(aDesk(shop, desk.email), { secret: desk.secret })
    const answers = await Promise.all([logIn(desk, shop), logIn(other, shop)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 401])
  })

  test('the code of joining is spent', async () => {
    const desk = await elsewhere()
    const code = codeAt(desk.secret, shop.clock.value - STEP_MS)
    expect((await logIn(desk, shop, { code })).statusCode).toBe(401)
  })

  test('is refused after twenty wrong tries, the right ones too, and tells when to try again', async () => {
    const desk = await elsewhere()
    for (let tried = 0; tried < TRIES; tried += 1)
      expect((await logIn(desk, shop, { password: 'Rullekake5' })).statusCode).toBe(401)
    const { statusCode, headers, body } = await logIn(desk, shop)
    expect([statusCode, headers['retry-after']]).toEqual([429, '3600'])
    expect(body).toContain('Too many attempts. You can try again at 1:00 pm.')
    expect(body).toContain(`value="${desk.email}"`)
    shop.clock.value += HOUR_MS
    expect((await logIn(desk, shop)).statusCode).toBe(303)
  })

  test('is refused in the same way for the mail of nobody', async () => {
    const desk = aDesk(shop, 'nobody.at.all@example.com')
    for (let tried = 0; tried < TRIES; tried += 1)
      expect((await logIn(desk, shop, { code: '000000' })).statusCode).toBe(401)
    expect((await logIn(desk, shop, { code: '000000' })).statusCode).toBe(429)
  })

  test('of one account keeps no colleague out, and who logs in rightly has used up no try', async () => {
    const desk = await elsewhere()
    const colleague = await elsewhere()
    for (let tried = 0; tried <= TRIES; tried += 1) await logIn(desk, shop, { password: 'Rullekake5' })
    for (let time = 0; time < TRIES + 1; time += 1) {
      shop.clock.value += STEP_MS
      expect((await logIn(colleague, shop)).statusCode).toBe(303)
    }
  })

  test('that is wrong asks the same of the database, whoever it is', async () => {
    const desk = await elsewhere()
    const wrong = { password: 'Rullekake5' }
    const asked = async (other: Record<string, string>) => database.during(() => logIn(desk, shop, other))
    expect(await asked({ ...wrong, email: 'nobody@example.com' })).toEqual(await asked(wrong))
  })

  test('costs the work of a hash too where nobody has the mail (ASVS 6.3.8)', async () => {
    const desk = await elsewhere()
    const workOf = (email: string) =>
      processorMsOf(() => logIn(desk, shop, { email, password: 'Rullekake5' }))
    const known: number[] = []
    const unknown: number[] = []
    for (let run = 0; run < 9; run += 1) {
      known.push(await workOf(desk.email))
      unknown.push(await workOf('nobody.slowly@example.com'))
    }
    // The least of each: whatever else the process does only adds to it.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2)
  })

  test('makes an old hash of a password anew, and works again', async () => {
    const desk = await elsewhere()
    const old = await hash(STAFF_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    const hashOf = async () =>
      (await database.query('SELECT password_hash AS hash FROM staff WHERE email = $1', [desk.email]))[0]?.[
        'hash'
      ]
    await database.query('UPDATE staff SET password_hash = $2 WHERE email = $1', [desk.email, old])
    expect((await logIn(desk, shop)).statusCode).toBe(303)
    expect(String(await hashOf())).toMatch(/^\$argon2id\$v=19\$m=47104,/)
    shop.clock.value += STEP_MS
    expect((await logIn(desk, shop)).statusCode).toBe(303)
  })

  test('is told by name where the database does not answer, and the mail stays', async () => {
    const desk = await elsewhere()
    database.isDown = true
    const { statusCode, headers, body } = await logIn(desk, shop)
    const page = await desk.ask('GET', '/support/join?token=of-nobody')
    database.isDown = false
    expect([statusCode, headers['retry-after'], page.statusCode]).toEqual([503, '2', 503])
    for (const said of [body, page.body])
      expect(said).toContain('The service is not available just now. Try again in a moment.')
    expect(body).toContain(`value="${desk.email}"`)
    expect((await logIn(desk, shop)).statusCode).toBe(303)
    shop.errors.splice(0)
  })

  test.each([
    ['en', 'Log in as staff'],
    ['no', 'Logg inn som ansatt'],
    ['sv', 'Logga in som personal'],
    ['fi', 'Henkilökunnan kirjautuminen'],
    ['fr', 'Connexion du personnel'],
    ['es', 'Acceso del personal'],
    ['it', 'Accesso del personale'],
  ])('is asked for in %s, whether customers are offered that or not', async (language, title) => {
    const { body } = await shop.customer().ask('GET', '/support/login', {
      headers: { 'accept-language': language === 'no' ? 'nb-NO,nb;q=0.9' : language },
    })
    expect(body).toContain(`<html lang="${language}">`)
    expect(body).toContain(`<h1>${title}</h1>`)
  })

  test('is refused a form of another site', async () => {
    const desk = await elsewhere()
    const fields = {
      email: desk.email,
      password: STAFF_PASSWORD,
      code: codeAt(desk.secret, shop.clock.value),
    }
    const { statusCode } = await desk.post('/support/login', fields, {
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect([statusCode, await isLoggedIn(desk)]).toEqual([403, false])
  })

  test('comes back to the page of the staff that was asked for', async () => {
    const desk = await elsewhere()
    const asked = await desk.ask('GET', '/support/looks?subject=K7')
    const login = String(asked.headers.location)
    expect([asked.statusCode, login]).toEqual([303, '/support/login?to=%2Fsupport%2Flooks%3Fsubject%3DK7'])
    const to = /name="to" value="([^"]*)"/.exec((await desk.ask('GET', login)).body)?.[1] ?? ''
    expect((await logIn(desk, shop, { to })).headers.location).toBe('/support/looks?subject=K7')
  })

  test('takes the place of the session there was', async () => {
    const desk = await elsewhere()
    await logIn(desk, shop)
    const before = tokenOf(desk)
    shop.clock.value += STEP_MS
    await logIn(desk, shop)
    const after = tokenOf(desk)
    expect(after).not.toBe(before)
    const thief = aDesk(shop, desk.email)
    thief.cookie = `staff=${String(before)}`
    expect([await isLoggedIn(thief), await isLoggedIn(desk)]).toEqual([false, true])
  })
})

describe('a session', () => {
  test('is a cookie that no script reads and no other site sends, of https alone where customers pay', async () => {
    const live = await openTestShop({ isProduction: true })
    const desk = await aColleague(live)
    const { headers } = await logIn(desk, live)
    expect(String(headers['set-cookie']).replace(/=[\w-]{43};/, '=TOKEN;')).toBe(
      '__Host-staff=TOKEN; Max-Age=43200; Path=/; HttpOnly; SameSite=Strict; Secure',
    )
    desk.cookie = desk.cookie?.replace('__Host-staff', 'staff')
    expect(await isLoggedIn(desk)).toBe(false)
    await live.close()
  })

  test('ends when nobody has used it for an hour', async () => {
    const desk = await aColleague(shop)
    shop.clock.value += HOUR_MS - STEP_MS - 1
    expect(await isLoggedIn(desk)).toBe(true)
    shop.clock.value += HOUR_MS - 1
    expect(await isLoggedIn(desk)).toBe(true)
    shop.clock.value += HOUR_MS
    expect(await isLoggedIn(desk)).toBe(false)
  })

  test('ends after twelve hours, however it is used', async () => {
    const desk = await aColleague(shop)
    for (let hour = 0; hour < 23; hour += 1) {
      shop.clock.value += HOUR_MS / 2
      expect(await isLoggedIn(desk)).toBe(true)
    }
    shop.clock.value += HOUR_MS / 2
    expect(await isLoggedIn(desk)).toBe(false)
  })

  test('ends by logging out, for whoever has copied its cookie too', async () => {
    const desk = await aColleague(shop)
    const thief = aDesk(shop, desk.email)
    thief.cookie = desk.cookie
    const { statusCode, headers } = await desk.post('/support/logout', {})
    expect([statusCode, headers.location]).toEqual([303, '/support/login?ended'])
    expect((await desk.ask('GET', '/support/login?ended')).body).toContain('You are logged out.')
    expect([await isLoggedIn(desk), await isLoggedIn(thief)]).toEqual([false, false])
  })

  test('is not ended by a form of another site', async () => {
    const desk = await aColleague(shop)
    const headers = { 'sec-fetch-site': 'same-site' }
    expect((await desk.post('/support/logout', {}, { headers })).statusCode).toBe(403)
    expect(await isLoggedIn(desk)).toBe(true)
  })

  test('ends when they are removed while logged in, and they cannot log in again', async () => {
    const desk = await aColleague(shop)
    await owner(shop).remove(desk.email)
    expect(await isLoggedIn(desk)).toBe(false)
    expect((await logIn(desk, shop)).statusCode).toBe(401)
  })

  test('of somebody who was marked as removed by hand opens nothing', async () => {
    const desk = await aColleague(shop)
    await shop.deps.database.query('UPDATE staff SET disabled_at = $1 WHERE email = $2', [
      shop.clock.value,
      desk.email,
    ])
    expect(await isLoggedIn(desk)).toBe(false)
  })

  test('of before their removal opens nothing when they are taken in again', async () => {
    const desk = await aColleague(shop)
    await owner(shop).remove(desk.email)
    const link = linkIn(await owner(shop).add(desk.email, 'manager', 'Kari igjen'))
    expect(await isLoggedIn(desk)).toBe(false)
    expect((await desk.ask('GET', link)).body).toContain('Kari igjen')
  })

  test('of a customer opens nothing of the staff, nor the other way round', async () => {
    const guest = await aGuest(shop)
    const sid = /(?:^|; )sid=([\w-]+)/.exec(guest.cookie ?? '')?.[1] ?? ''
    const desk = aDesk(shop, aStaffEmail())
    desk.cookie = `sid=${sid}; staff=${sid}`
    expect(await isLoggedIn(desk)).toBe(false)
    const colleague = await aColleague(shop)
    const token = String(tokenOf(colleague))
    const customer = shop.customer()
    customer.cookie = `sid=${token}; staff=${token}`
    expect((await customer.ask('GET', 'accounts/authentication/refresh-token')).statusCode).toBe(401)
  })

  test('that somebody made up opens nothing', async () => {
    const desk = aDesk(shop, aStaffEmail())
    desk.cookie = `staff=${'A'.repeat(43)}`
    expect(await isLoggedIn(desk)).toBe(false)
  })
})
