import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAccountPorts } from '#app/ports/account-calls.ts'
import { createLaterPorts } from '#app/ports/later-ports.ts'
import { lastEmailIn } from '#app/storage/storage.ts'
import type { At, World } from '#app/ports/world.ts'
import { createPersonalData } from '#app/storage/personal-data.ts'
import { BROWSER_PAGE } from '#app/ports/page-world.ts'
import { DESCRIBED_FLAGS, type FeatureFlags } from '#domain/feature-flags.ts'
import { id } from '#domain/ids.ts'
import { ANONYMOUS } from '#flows/account/visitor.ts'
import { atTheMenu } from '#tests/support/flows.ts'
import { httpOf } from '#tests/support/http-of.ts'
import { aGuest, openTestShop, type Customer, type TestShop } from '#tests/support/test-shop.ts'
import { aUserOf, anEmail, aRegisteredUser, mailedToken, mailsTo, PASSWORD } from '#tests/support/users.ts'
import { aPaymentWorld } from '#tests/support/payment-world.ts'

const HOUR_MS = 3_600_000

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

describe('the account pages at a real server', () => {
  test('register by the mailed link, with the terms accepted, which logs in, and read the profile (S3.51, S5.30, S4.107, S7.12, S7.13, S6.7)', async () => {
    const { ports, storage, isKnown } = device(shop.customer())
    const email = anEmail()
    await ports.register({ email: ` ${email} ` })
    expect(lastEmailIn(storage)).toBe(email)
    ports.prepareBotCheck()
    await ports.confirmRegistration({ ...DETAILS, token: await mailedToken(shop, email), email })
    expect(lastEmailIn(storage)).toBe('')
    expect(isKnown()).toBe(true)
    expect(await ports.loadProfile()).toMatchObject({ email, firstName: 'Kari', lastName: 'Nordmann' })
  })

  test('solve another puzzle where the one prepared has grown old', async () => {
    const { ports, asked } = device(shop.customer())
    const puzzles = () => asked.filter((path) => path === 'x/bot-check').length
    const email = anEmail()
    await ports.register({ email })
    const token = await mailedToken(shop, email)
    ports.prepareBotCheck()
    await vi.waitFor(() => expect(puzzles()).toBe(1))
    shop.clock.value += HOUR_MS
    await ports.confirmRegistration({ ...DETAILS, token, email })
    expect(puzzles()).toBe(2)
  })

  test('refuse a wrong password with its code, and no second call is made for it (S5.35)', async () => {
    const email = await aRegisteredUser(shop)
    const { ports, isKnown } = device(shop.customer())
    await expect(ports.logIn({ email, password: 'Not-The-One-1' })).rejects.toMatchObject({
      kind: 'refused',
      code: 'account.wrongCredentials',
    })
    expect(isKnown()).toBe(false)
  })

  test('log in whatever the case of the address, and know the device from then on', async () => {
    const email = await aRegisteredUser(shop)
    const { ports, isKnown } = device(shop.customer())
    await ports.logIn({ email: email.toUpperCase(), password: PASSWORD })
    expect(isKnown()).toBe(true)
  })

  test('make a forgotten password anew (S1.39, S7.18, S7.19)', async () => {
    const email = await aRegisteredUser(shop)
    const { ports } = device(shop.customer())
    await ports.requestPassword({ email: email.toUpperCase() })
    const token = await mailedToken(shop, email)
    await ports.resetPassword({ token, email, password: 'Ny-Vinter-27' })
    await expect(ports.logIn({ email, password: PASSWORD })).rejects.toMatchObject({ kind: 'refused' })
    await expect(ports.logIn({ email, password: 'Ny-Vinter-27' })).resolves.toBeNull()
  })

  test('ask for a new password with the address in small letters (S5.10)', async () => {
    const { ports, sent } = device(shop.customer())
    await ports.requestPassword({ email: ' Kari.Nordmann@Example.NO ' })
    expect(sent('accounts/users/lost-password')).toEqual([{ email: 'kari.nordmann@example.no' }])
  })

  test('change the profile and its language, in which mails come from then on (S6.7)', async () => {
    const user = await aUserOf(shop)
    const { ports } = device(user, { wasKnown: true })
    const known = await ports.loadProfile()
    if (!known) throw new Error('a user has a profile')
    await ports.changeProfile({ id: known.id, firstName: ' Ola ', lastName: 'Hansen', phoneNumber: '' })
    await ports.keepLanguage('en')
    expect(await ports.loadProfile()).toMatchObject({ firstName: 'Ola', lastName: 'Hansen', language: 'en' })
    await ports.requestPassword({ email: user.email })
    expect((await mailsTo(shop, user.email))[0]?.language).toBe('en')
  })

  test('delete the account: nobody is logged in any more (S7.16)', async () => {
    const user = await aUserOf(shop)
    const { ports } = device(user, { wasKnown: true })
    const known = await ports.loadProfile()
    if (!known) throw new Error('a user has a profile')
    await ports.deleteAccount(known.id)
    expect(await ports.loadProfile()).toBeUndefined()
  })

  test('find nobody behind a stranger, and keep no language for one', async () => {
    const { ports } = device(shop.customer())
    expect(await ports.loadProfile()).toBeUndefined()
    await expect(ports.keepLanguage('en')).rejects.toEqual({ kind: 'refused', code: 'account.notSignedIn' })
  })

  test('know a user whose access has ended: it is refreshed before they are taken for a stranger (S4.5)', async () => {
    const user = await aUserOf(shop)
    shop.clock.value += HOUR_MS
    const { ports } = device(user, { wasKnown: true })
    expect(await ports.loadProfile()).toMatchObject({ email: user.email })
  })
})

describe('who orders, at a real server: a stranger, a guest or a user (S1.5, S4.1)', () => {
  test('is a stranger without an account (S4.6)', async () => {
    expect(await device(shop.customer()).currentVisitor()).toEqual(ANONYMOUS)
  })

  test('is a guest whose address is known', async () => {
    const visitor = await device(await aGuest(shop)).currentVisitor()
    expect(visitor).toMatchObject({ kind: 'guest', isContactKnown: true })
  })

  test('is a user who is asked for a phone number where the deployment wants one and the profile has none (S5.17)', async () => {
    const user = await aUserOf(shop, { phoneNumber: undefined })
    const { currentVisitor, identify } = device(user, { flags: { customerPhone: true } })
    expect(await currentVisitor()).toMatchObject({
      kind: 'user',
      isContactKnown: false,
      missing: ['phoneNumber'],
    })
    expect(await identify({ phoneNumber: '+47 412 34 567' })).toEqual({ accountId: user.id })
    expect(await currentVisitor()).toMatchObject({ isContactKnown: true, missing: [] })
  })

  test('is a user who is not asked for another number than the one the profile took (S5.15, S5.17)', async () => {
    const user = await aUserOf(shop, { phoneNumber: '555-123-4567 ext. 12' })
    const { currentVisitor } = device(user, { flags: { customerPhone: true } })
    expect(await currentVisitor()).toMatchObject({ isContactKnown: true, missing: [] })
  })

  test('is a user of whom nothing is asked that the profile holds (S5.17)', async () => {
    const user = await aUserOf(shop)
    const { currentVisitor, identify } = device(user)
    expect(await currentVisitor()).toMatchObject({ kind: 'user', missing: [], favourites: [] })
    expect(await identify({})).toEqual({ accountId: user.id })
  })

  test('becomes a guest with what was typed (S6.4)', async () => {
    const { currentVisitor, identify } = device(shop.customer())
    const { accountId } = await identify({ email: 'ola@example.no' })
    expect(accountId).toBeDefined()
    // Another one would have what was typed forgotten.
    expect(await currentVisitor()).toMatchObject({ kind: 'guest', isContactKnown: true, accountId })
  })

  test('has favourites that are kept and taken away (S7.20, S7.21)', async () => {
    const user = await aUserOf(shop)
    const { currentVisitor, favour } = device(user)
    await favour('brygga', true)
    await favour('canteen', true)
    await favour('brygga', false)
    expect(await currentVisitor()).toMatchObject({ favourites: ['canteen'] })
  })
})

const DETAILS = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  password: PASSWORD,
  phoneNumber: '',
  isPolicyAccepted: true,
  isOffersAccepted: false,
}

type Given = { readonly wasKnown?: boolean; readonly flags?: Partial<FeatureFlags> }

/** A browser's ports in the hands of a customer of the shop. */
function device(customer: Customer, { wasKnown = false, flags = {} }: Given = {}) {
  const asked: string[] = []
  const bodies: (readonly [path: string, body: unknown])[] = []
  const http = httpOf({
    cookie: undefined,
    ask: async (method, path, given) => {
      const answer = await customer.ask(method, path, given)
      asked.push(path)
      bodies.push([path, given?.body])
      return answer
    },
  })
  let isKnown = wasKnown
  const kept = new Map<string, string>()
  const storage: Storage = {
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  }
  const personalData = createPersonalData(undefined)
  const world: World = {
    http,
    page: BROWSER_PAGE,
    personalData,
    storage,
    now: () => shop.clock.value,
    language: () => 'no',
    deviceToken: () => {
      isKnown = true
      return 'device-token-of-this-test'
    },
    isDeviceKnown: () => isKnown,
    flags: { ...DESCRIBED_FLAGS, ...flags },
    payments: aPaymentWorld(),
  }
  const later = createLaterPorts(world)
  const at: At = { signal: new AbortController().signal, conversation: atTheMenu().conversation() }
  const facts = { isComplete: true, isPolicyAccepted: true, isOffersAccepted: false }
  return {
    ports: createAccountPorts(world),
    storage,
    asked,
    /** What was sent to a path. */
    sent: (path: string) => bodies.filter(([to]) => to === path).map(([, body]) => body),
    isKnown: () => isKnown,
    currentVisitor: () => later.currentVisitor(undefined, at),
    favour: (restaurant: string, isFavourite: boolean) =>
      later.keepFavourite({ id: id(restaurant), isFavourite }, at),
    identify: (typed: Readonly<Record<string, string>>) => {
      const contact = Object.entries(typed).map(
        ([field, value]) => [field, personalData.keep(value)] as const,
      )
      return later.identify({ contact: Object.fromEntries(contact), facts }, at)
    },
  }
}
