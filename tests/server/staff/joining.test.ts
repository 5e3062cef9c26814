import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import {
  aDesk,
  aStaffEmail,
  codeAt,
  isLoggedIn,
  joiningBy,
  linkIn,
  logIn,
  owner,
  secretIn,
  tokenIn,
  type Colleague,
} from '#tests/support/staff.ts'

const DAY_MS = 86_400_000

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

/** Somebody with the link they were given, at its page. */
async function atLink(): Promise<{ desk: Colleague; link: string; page: string }> {
  const desk = aDesk(shop, aStaffEmail())
  const link = linkIn(await owner(shop).add(desk.email))
  const page = (await desk.ask('GET', link)).body
  desk.secret = secretIn(page)
  return { desk, link, page }
}

const joined = (desk: Colleague, link: string, other: Record<string, string> = {}) =>
  desk.post('/support/join', { ...joiningBy(link, desk.secret, shop.clock.value), ...other })

describe('joining the staff', () => {
  test('takes a password and a code of the key that is shown, and leads to where one works', async () => {
    const { desk, link } = await atLink()
    const answer = await joined(desk, link)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/support'])
    expect(await isLoggedIn(desk)).toBe(true)
  })

  test('shows the key as text and as a QR code, and loads nothing from elsewhere', async () => {
    const { page, desk } = await atLink()
    expect(desk.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(page).toContain('role="img" aria-label="QR code with the key for your authenticator app"')
    expect(page).not.toMatch(/<script|style=|<img/)
  })

  test('is kept by nobody, and tells no other site its link', async () => {
    const { desk, link } = await atLink()
    const { headers } = await desk.ask('GET', link)
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer'])
  })

  test.each([
    ['a password that is too short', { password: 'Kort1', confirmation: 'Kort1' }, 'at least 8 characters'],
    ['a password everybody tries', { password: 'Passord123', confirmation: 'Passord123' }, 'easy to guess'],
    ['a password repeated otherwise', { confirmation: 'Rullekake5' }, 'Passwords must be the same'],
    ['a code that is none', { code: '12' }, 'This code is wrong'],
  ])('is refused %s by name, and keeps no secret that was typed', async (_, wrong, said) => {
    const { desk, link } = await atLink()
    const { statusCode, body } = await joined(desk, link, wrong)
    expect(statusCode).toBe(400)
    expect(body).toContain(said)
    expect(body).not.toMatch(/value="(Kort1|Passord123|Rullekake\d)"/)
    expect(await isLoggedIn(desk)).toBe(false)
    expect((await joined(desk, link)).statusCode).toBe(303)
  })

  test('works once: the link says so to whoever opens it again', async () => {
    const { desk, link } = await atLink()
    await joined(desk, link)
    const stranger = aDesk(shop, desk.email)
    const again = await stranger.ask('GET', link)
    expect([again.statusCode, again.body.includes('This link has been used')]).toEqual([410, true])
    expect((await joined(stranger, link, { code: codeAt(desk.secret, shop.clock.value) })).statusCode).toBe(
      410,
    )
    expect(await isLoggedIn(stranger)).toBe(false)
  })

  test('used by two at once lets one of them in', async () => {
    const { desk, link } = await atLink()
    const other = Object.assign(aDesk(shop, desk.email), { secret: desk.secret })
    const answers = await Promise.all([joined(desk, link), joined(other, link)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 410])
  })

  test('works for a day', async () => {
    const { desk, link } = await atLink()
    shop.clock.value += DAY_MS - 1
    expect((await desk.ask('GET', link)).statusCode).toBe(200)
    shop.clock.value += 1
    const late = await desk.ask('GET', link)
    expect([late.statusCode, late.body.includes('This link is too old')]).toEqual([410, true])
    expect((await joined(desk, link)).statusCode).toBe(410)
  })

  test('by a link that is none is refused in words', async () => {
    const desk = aDesk(shop, aStaffEmail())
    const { statusCode, body } = await desk.ask('GET', '/support/join?token=of-nobody')
    expect([statusCode, body.includes('This link does not work')]).toEqual([400, true])
  })

  test('by a newer link ends the one before', async () => {
    const { desk, link } = await atLink()
    const newer = linkIn(await owner(shop).reset(desk.email))
    expect((await desk.ask('GET', link)).statusCode).toBe(410)
    expect(tokenIn(newer)).not.toBe(tokenIn(link))
    expect((await desk.ask('GET', newer)).statusCode).toBe(200)
  })

  test('is refused a form of another site', async () => {
    const { desk, link } = await atLink()
    const fields = joiningBy(link, desk.secret, shop.clock.value)
    const headers = { origin: 'https://evil.example', host: 'orda.test' }
    const { statusCode } = await desk.post('/support/join', fields, { headers })
    expect(statusCode).toBe(403)
    expect((await joined(desk, link)).statusCode).toBe(303)
  })

  test('anew after a reset takes another key, and what opened before opens nothing', async () => {
    const { desk, link } = await atLink()
    await joined(desk, link)
    const before = desk.secret
    const newer = linkIn(await owner(shop).reset(desk.email))
    expect(await isLoggedIn(desk)).toBe(false)
    shop.clock.value += 30_000
    expect((await logIn(desk, shop)).statusCode).toBe(401)
    desk.secret = secretIn((await desk.ask('GET', newer)).body)
    expect(desk.secret).not.toBe(before)
    expect((await joined(desk, newer)).statusCode).toBe(303)
  })

  test('shows a name with a script in it as text', async () => {
    const email = aStaffEmail()
    const link = linkIn(await owner(shop).add(email, 'support', '<script>alert(1)</script>'))
    const { body } = await aDesk(shop, email).ask('GET', link)
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(body).not.toContain('<script')
  })
})
