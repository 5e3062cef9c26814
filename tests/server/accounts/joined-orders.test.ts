import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PENDING_ORDER_KEPT_MS } from '#domain/constants.ts'
import { GUEST, NOON, aGuest, openTestShop, paidOrder } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'
import {
  aRegisteredUser,
  aRegistration,
  anEmail,
  askToRegister,
  logIn,
  mailedToken,
  mailsTo,
  validate,
} from '#tests/support/users.ts'

describe('what a guest has ordered', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  async function register(email: string): Promise<void> {
    await askToRegister(shop, email)
    const made = await validate(shop.customer(), aRegistration(email, await mailedToken(shop, email)))
    expect(made.statusCode).toBe(201)
  }

  /** Somebody logged in as the user of an address. */
  async function aLogin(email: string): Promise<Customer & { id: string }> {
    const customer = shop.customer()
    const answer = await logIn(customer, email)
    return Object.assign(customer, { id: String(answer.json().user.id) })
  }

  async function pending(customer: Customer & { id: string }): Promise<readonly string[]> {
    const listed = await customer.ask(
      'GET',
      `orders?accountId=${customer.id}&orderState=PENDING&skip=0&limit=20`,
    )
    expect(listed.statusCode).toBe(200)
    return listed.json().items.map((each: { id: string }) => each.id)
  }

  test('is in the account from the moment its address is proven by registering', async () => {
    const email = anEmail()
    const orderId = await paidOrder(await aGuest(shop, { email }))
    await register(email)
    const rows = await shop.deps.database.query(
      `SELECT a.kind FROM orders o JOIN accounts a ON a.id = o.account_id WHERE o.id = $1`,
      [orderId],
    )
    expect(rows).toEqual([{ kind: 'user' }])
    const user = await aLogin(email)
    expect(await pending(user)).toEqual([orderId])
    expect((await user.ask('GET', `orders/${orderId}`)).json()).toMatchObject({
      state: 'VALIDATED',
      accountId: user.id,
    })
  })

  test('joins at the next login where the account was there before, however the address was typed', async () => {
    const email = await aRegisteredUser(shop)
    const orderId = await paidOrder(await aGuest(shop, { email: email.toUpperCase() }))
    expect(await pending(await aLogin(email))).toEqual([orderId])
  })

  test('stays apart while nobody has proven the address', async () => {
    const email = anEmail()
    const guest = await aGuest(shop, { email })
    const orderId = await paidOrder(guest)
    await askToRegister(shop, email)
    expect(await pending(guest)).toEqual([orderId])
    const other = await aLogin(await aRegisteredUser(shop))
    expect(await pending(other)).toEqual([])
    expect((await other.ask('GET', `orders/${orderId}`)).statusCode).toBe(404)
  })

  test('under another address is still seen and cancelled on the device it was made on, and nowhere else, after a login there (S4.2)', async () => {
    const email = await aRegisteredUser(shop)
    const device = await aGuest(shop, { email: anEmail() })
    const orderId = await paidOrder(device)
    await device.ask('POST', 'accounts/authentication/logout?before=login')
    expect((await device.ask('GET', `orders/${orderId}`)).statusCode).toBe(401)
    const answer = await logIn(device, email)
    const user = Object.assign(device, { id: String(answer.json().user.id) })
    expect(await pending(user)).toEqual([orderId])
    expect((await user.ask('GET', `orders/${orderId}`)).json()).toMatchObject({ accountId: user.id })

    const elsewhere = await aLogin(email)
    expect(await pending(elsewhere)).toEqual([])
    expect((await elsewhere.ask('GET', `orders/${orderId}`)).statusCode).toBe(404)

    expect((await user.ask('PATCH', `orders/${orderId}/cancel`)).json()).toMatchObject({ state: 'CANCELLED' })
  })

  test('under another address is seen until the logout of whoever logged in on its device (S4.3)', async () => {
    const email = await aRegisteredUser(shop)
    const device = await aGuest(shop, { email: anEmail() })
    const orderId = await paidOrder(device)
    await logIn(device, email)
    await device.ask('GET', 'accounts/authentication/refresh-token')
    expect((await device.ask('GET', `orders/${orderId}`)).statusCode).toBe(200)
    await device.ask('POST', 'accounts/authentication/logout')
    await logIn(device, email)
    expect((await device.ask('GET', `orders/${orderId}`)).statusCode).toBe(404)
  })

  test('stays apart after a login that was refused', async () => {
    const email = await aRegisteredUser(shop)
    const guest = await aGuest(shop, { email })
    const orderId = await paidOrder(guest)
    expect((await logIn(shop.customer(), email, 'Not-The-One-1')).statusCode).toBe(401)
    const rows = await shop.deps.database.query('SELECT account_id FROM orders WHERE id = $1', [orderId])
    expect(rows).toEqual([{ account_id: guest.id }])
  })

  test.each([
    ['the receipt was theirs, of a guest of another address', true, false],
    ['the guest was theirs, of a receipt that went elsewhere', false, true],
  ])('never joins where only %s', async (_what, isOtherGuest, isOtherReceipt) => {
    const email = await aRegisteredUser(shop)
    const elsewhere = anEmail()
    const guest = await aGuest(shop, { email: isOtherGuest ? elsewhere : email })
    const orderId = await paidOrder(guest, { email: isOtherReceipt ? elsewhere : email })
    const user = await aLogin(email)
    expect(await pending(user)).toEqual([])
    expect((await user.ask('GET', `orders/${orderId}`)).statusCode).toBe(404)
  })

  test('never takes what another user has ordered', async () => {
    const email = anEmail()
    const other = await aLogin(await aRegisteredUser(shop))
    const orderId = await paidOrder(other, { email })
    await register(email)
    expect(await pending(await aLogin(email))).toEqual([])
    expect(await pending(other)).toEqual([orderId])
  })

  test('is still seen and changed by the device that made it, as its own', async () => {
    const email = anEmail()
    const guest = await aGuest(shop, { email })
    const orderId = await paidOrder(guest)
    expect(await pending(guest)).toEqual([orderId])
    await register(email)
    expect(await pending(guest)).toEqual([orderId])
    const seen = await guest.ask('GET', `orders/${orderId}`)
    expect(seen.json()).toMatchObject({ state: 'VALIDATED', accountId: guest.id })
    const cancelled = await guest.ask('PATCH', `orders/${orderId}/cancel`)
    expect(cancelled.json()).toMatchObject({ state: 'CANCELLED', accountId: guest.id })
    const user = await aLogin(email)
    expect((await user.ask('GET', `orders/${orderId}`)).json()).toMatchObject({ state: 'CANCELLED' })
  })

  test('is opened by the link of its mail as before (S4.44)', async () => {
    const email = anEmail()
    const orderId = await paidOrder(await aGuest(shop, { email }))
    const [mail] = await mailsTo(shop, email)
    const [, guestId, deviceToken] =
      /cancel-order\/[^/\s#]+#([^/\s]+)\/([^/\s]+)/.exec(mail?.text ?? '') ?? []
    await register(email)
    const reader = shop.customer()
    const opened = await reader.ask('POST', 'accounts/authentication/guests', {
      body: { guestId, deviceToken },
    })
    expect(opened.statusCode).toBe(200)
    expect((await reader.ask('GET', `orders/${orderId}`)).statusCode).toBe(200)
  })

  test('tells the devices that watch it that it has joined', async () => {
    const email = await aRegisteredUser(shop)
    const user = await aLogin(email)
    expect(await pending(user)).toEqual([])
    const orderId = await paidOrder(await aGuest(shop, { email }))
    await aLogin(email)
    expect(await pending(user)).toEqual([orderId])
  })

  test('leaves nothing that tells who the guest was when the account is deleted (S7.16)', async () => {
    const email = await aRegisteredUser(shop)
    const guest = await aGuest(shop, { email, firstName: 'Kari', lastName: 'Nordmann' })
    await paidOrder(guest)
    shop.clock.value = NOON + 30 * 60_000 + PENDING_ORDER_KEPT_MS
    const user = await aLogin(email)
    expect((await user.ask('DELETE', `accounts/users/${user.id}`)).statusCode).toBe(200)
    const kept = JSON.stringify([
      await shop.deps.database.query('SELECT * FROM accounts WHERE id = ANY($1)', [[guest.id, user.id]]),
      await shop.deps.database.query('SELECT * FROM orders WHERE guest_id = $1', [guest.id]),
    ])
    expect(kept).not.toContain(email)
    expect(kept).not.toContain('Nordmann')
    const back = { guestId: guest.id, deviceToken: GUEST.deviceToken }
    const answer = await shop.customer().ask('POST', 'accounts/authentication/guests', { body: back })
    expect(answer.json()).toMatchObject({ code: 'order.linkInvalid' })
  })
})
