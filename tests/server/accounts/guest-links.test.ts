import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, PUBLIC_URL, aGuest, openTestShop, order, paidOrder } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'
import { aUserOf, logIn } from '#tests/support/users.ts'

const HOUR = 3_600_000
const PICKUP = NOON + HOUR / 2

type Link = { readonly orderId: string; readonly guestId: string; readonly accessToken: string }

describe('the links of a mail', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  /** The links of the newest mail of an order. */
  async function linksOf(orderId: string): Promise<{ cancel: Link; pickup: Link }> {
    const { items } = (await shop.customer().ask('GET', 'x/outbox')).json()
    const mail = items.find((each: { orderId: string }) => each.orderId === orderId)
    return { cancel: linkIn(mail.text, 'cancel-order'), pickup: linkIn(mail.text, 'modify-pickup') }
  }

  async function aLinkedOrder(): Promise<{ guest: Customer & { id: string }; id: string; link: Link }> {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    return { guest, id, link: (await linksOf(id)).cancel }
  }

  async function opening({ guestId, accessToken }: Link, customer = shop.customer()) {
    const body = { guestId, deviceToken: accessToken }
    return { customer, answer: await customer.ask('POST', 'accounts/authentication/guests', { body }) }
  }

  test('let the guest in, to cancel (S4.44, S7.3)', async () => {
    const { guest, id, link } = await aLinkedOrder()
    const { customer, answer } = await opening(link)
    expect(answer.json()).toMatchObject({ account: { type: 'GUEST' }, guest: { id: guest.id } })
    expect((await customer.ask('PATCH', `orders/${id}/cancel`)).json()).toMatchObject({ state: 'CANCELLED' })
  })

  test('let the guest in, to change the pickup time (S4.44)', async () => {
    const { id } = await aLinkedOrder()
    const { customer } = await opening((await linksOf(id)).pickup)
    const retrievalDate = new Date(PICKUP + HOUR).toISOString()
    const changed = await customer.ask('PATCH', `orders/${id}`, { body: { retrievalDate } })
    expect(changed.json()).toMatchObject({ retrievalDate })
  })

  test('open the order of the mail and none of the guest’s others (S6.11)', async () => {
    const { guest, id, link } = await aLinkedOrder()
    const other = await paidOrder(guest)
    const { customer } = await opening(link)
    const etag = String((await guest.ask('GET', `orders/${other}`)).headers.etag)
    const asked = [
      customer.ask('GET', `orders/${other}`),
      customer.ask('GET', `orders/${other}`, { headers: { 'if-none-match': etag } }),
      customer.ask('GET', `orders/${other}/items`),
      customer.ask('PATCH', `orders/${other}/cancel`),
      customer.ask('PATCH', `orders/${other}`, { body: { isOnMyWay: true } }),
      customer.ask('POST', 'payments/fake', { body: { orderId: other } }),
    ]
    expect((await Promise.all(asked)).map((answer) => answer.statusCode)).toEqual(asked.map(() => 404))
    const list = await customer.ask('GET', `orders?accountId=${guest.id}&orderState=PENDING`)
    expect(list.json().items.map((each: { id: string }) => each.id)).toEqual([id])
  })

  test('give as a file what they open, and nothing of the guest’s other orders and mails (S6.11)', async () => {
    const { guest, id, link } = await aLinkedOrder()
    const other = await paidOrder(guest)
    const { customer } = await opening(link)
    const answer = await customer.ask('GET', 'x/account/export')
    expect(answer.json().orders).toMatchObject([{ id }])
    expect(answer.body).not.toContain(other)
    expect((await guest.ask('GET', 'x/account/export')).body).toContain(other)
  })

  test('let a new order be made, and seen, where the old one was cancelled (S4.19)', async () => {
    const { customer } = await opening((await aLinkedOrder()).link)
    const made = String((await order(customer)).json().id)
    await customer.ask('POST', 'payments/fake', { body: { orderId: made } })
    expect((await customer.ask('GET', `orders/${made}`)).json()).toMatchObject({ state: 'VALIDATED' })
  })

  test('leave a guest signed in who sees more', async () => {
    const { guest, link } = await aLinkedOrder()
    const other = await paidOrder(guest)
    const before = guest.cookie
    expect((await opening(link, guest)).answer.statusCode).toBe(200)
    expect(guest.cookie).toBe(before)
    expect((await guest.ask('GET', `orders/${other}`)).statusCode).toBe(200)
  })

  test('of a second mail open its order beside the first', async () => {
    const { guest, id, link } = await aLinkedOrder()
    const other = await paidOrder(guest)
    const { customer } = await opening(link)
    await opening((await linksOf(other)).cancel, customer)
    const seen = await Promise.all([id, other].map((each) => customer.ask('GET', `orders/${each}`)))
    expect(seen.map((answer) => answer.statusCode)).toEqual([200, 200])
  })

  test('keep to their order when the session is renewed (S4.5)', async () => {
    const { guest, id, link } = await aLinkedOrder()
    const other = await paidOrder(guest)
    const { customer } = await opening(link)
    await customer.ask('GET', 'accounts/authentication/refresh-token')
    const seen = await Promise.all([id, other].map((each) => customer.ask('GET', `orders/${each}`)))
    expect(seen.map((answer) => answer.statusCode)).toEqual([200, 404])
  })

  test.each([
    ['a moment less than a day after the pickup time', PICKUP + 24 * HOUR - 1, 200, undefined],
    ['a day after the pickup time', PICKUP + 24 * HOUR, 401, 'order.linkExpired'],
  ])('%s they answer %s', async (_when, now, status, code) => {
    const { link } = await aLinkedOrder()
    shop.clock.value = now
    const { answer } = await opening(link)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })

  test('open a session that ends with them', async () => {
    const { id, link } = await aLinkedOrder()
    shop.clock.value = PICKUP + 24 * HOUR - 1_000
    const { customer } = await opening(link)
    expect((await customer.ask('GET', `orders/${id}`)).statusCode).toBe(200)
    shop.clock.value = PICKUP + 24 * HOUR
    expect((await customer.ask('GET', `orders/${id}`)).statusCode).toBe(401)
    expect((await customer.ask('GET', 'accounts/authentication/refresh-token')).statusCode).toBe(401)
  })

  test('open nothing any more that was brought into the session of a user when they end', async () => {
    const { id, link } = await aLinkedOrder()
    const { email } = await aUserOf(shop)
    const { customer } = await opening(link)
    await customer.ask('POST', 'accounts/authentication/logout?before=login')
    await logIn(customer, email)
    const seen = async () => (await customer.ask('GET', `orders/${id}`)).statusCode
    const before = await seen()
    shop.clock.value = PICKUP + 24 * HOUR
    await customer.ask('GET', 'accounts/authentication/refresh-token')
    expect([before, await seen()]).toEqual([200, 404])
  })

  test('of two mails open each its order until it ends itself', async () => {
    const { guest, link: early } = await aLinkedOrder()
    const retrievalDate = new Date(PICKUP + 2 * HOUR).toISOString()
    const late = (await linksOf(await paidOrder(guest, { retrievalDate }))).cancel
    const { customer } = await opening(late)
    await opening(early, customer)
    shop.clock.value = PICKUP + 24 * HOUR
    await opening(late, customer)
    const seen = await Promise.all(
      [early, late].map(({ orderId }) => customer.ask('GET', `orders/${orderId}`)),
    )
    expect(seen.map((answer) => answer.statusCode)).toEqual([404, 200])
  })

  test('last as long as a pickup time that was moved', async () => {
    const { guest, id, link } = await aLinkedOrder()
    const retrievalDate = new Date(PICKUP + 2 * HOUR).toISOString()
    await guest.ask('PATCH', `orders/${id}`, { body: { retrievalDate } })
    shop.clock.value = PICKUP + 25 * HOUR
    expect((await opening(link)).answer.statusCode).toBe(200)
  })

  test('are wrong with another token or for another guest, and then say so', async () => {
    const { link } = await aLinkedOrder()
    const { id: stranger } = await aGuest(shop)
    const wrong = [
      { ...link, accessToken: `${link.accessToken.slice(0, -1)}!` },
      { ...link, guestId: stranger },
    ]
    for (const each of wrong) {
      const { customer, answer } = await opening(each)
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'order.linkInvalid'])
      expect(customer.cookie).toBeUndefined()
    }
  })

  test('are nowhere readable but in the mail, and there only until it is sent', async () => {
    const { link } = await aLinkedOrder()
    const { rows } = await everythingStored(shop)
    const holders = rows.filter(({ text }) => text.includes(link.accessToken)).map(({ table }) => table)
    expect(holders).toEqual(['jobs'])
  })

  test('change nothing when a mail scanner opens them (F54)', async () => {
    const { guest, id, link } = await aLinkedOrder()
    const before = (await guest.ask('GET', `orders/${id}`)).json()
    const { orderId, guestId, accessToken } = link
    for (const page of ['cancel-order', 'modify-pickup'])
      for (let opened = 0; opened < 3; opened += 1)
        await shop.customer().ask('GET', `/${page}/${orderId}/${guestId}/${accessToken}`)
    await shop.customer().ask('GET', `orders/${id}/cancel`)
    expect((await guest.ask('GET', `orders/${id}`)).json()).toEqual(before)
  })
})

function linkIn(text: string, page: string): Link {
  const [, orderId = '', guestId = '', accessToken = ''] =
    new RegExp(`${PUBLIC_URL}/${page}/([^/\\s#]+)#([^/\\s]+)/([^/\\s]+)`).exec(text) ?? []
  return { orderId, guestId, accessToken }
}

async function everythingStored({ deps: { database } }: TestShop) {
  const tables = await database.query(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  )
  const rows = []
  for (const name of tables.map((table) => String(table['name'])))
    for (const row of await database.query(`SELECT t::text AS text FROM ${name} t`))
      rows.push({ table: name, text: String(row['text']) })
  return { rows }
}
