import { makeOrderLink } from '#server/orders/store/order-links.store.ts'
import { insertSavedMethod } from '#server/payments/store/payment-methods.store.ts'
import { insertUser } from '#server/accounts/store/users.store.ts'
import { GUEST, NOON, aGuest, paidOrder, type Customer, type TestShop } from './test-shop.ts'
import { anEmail } from './users.ts'

export type Person = Customer & { readonly id: string; readonly email: string }

/** One of each role beside those whose account and orders are asked for. */
export type People = {
  readonly visitor: Customer
  readonly guest: Person
  readonly user: Person
  readonly ownGuest: Person
  readonly ownUser: Person
}

/** What the calls of a table are made about. */
export type Resources = {
  readonly guestId: string
  readonly userId: string
  readonly userEmail: string
  /** The account whose order it is. */
  readonly accountId: string
  readonly orderId: string
  readonly journeyId: string
  readonly cards: { readonly nepting: string; readonly stripe: string }
}

export async function aPeople(shop: TestShop): Promise<People> {
  return {
    visitor: shop.customer(),
    guest: await aNamedGuest(shop),
    user: await aUserAtOnce(shop),
    ownGuest: await aNamedGuest(shop),
    ownUser: await aUserAtOnce(shop),
  }
}

/** Somebody who opened the link of a mail about another order of a guest (S4.44). */
export async function aLinkReader(guest: Person, shop: TestShop): Promise<Customer> {
  const reader = shop.customer()
  const deviceToken = await makeOrderLink(shop.deps.database, (await paidOrder(guest)) as never)
  const body = { guestId: guest.id, deviceToken }
  const answer = await reader.ask('POST', 'accounts/authentication/guests', { body })
  if (answer.statusCode !== 200) throw new Error(`the link of a mail answered ${answer.body}`)
  return reader
}

/** A paid order of one of the owners with somebody on the way to it, and the saved cards of the user. */
export async function resourcesOf(
  { ownGuest, ownUser, ...people }: People,
  owner: 'ownGuest' | 'ownUser',
  shop: TestShop,
): Promise<Resources> {
  const customer = { ownGuest, ownUser, ...people }[owner]
  const orderId = await paidOrder(customer, { isPredictOrder: true, pickUpMode: 'TAKEOUT' })
  const body = { OrderId: orderId, Latitude: 60.2, Longitude: 11.1 }
  const journey = await customer.ask('POST', 'predict/start', { body })
  return {
    guestId: ownGuest.id,
    userId: ownUser.id,
    userEmail: ownUser.email,
    accountId: customer.id,
    orderId,
    journeyId: String(journey.json().SessionId),
    cards: { nepting: await aCard('nepting', ownUser, shop), stripe: await aCard('stripe', ownUser, shop) },
  }
}

/** A user who is logged in without having typed anything. */
export async function aUserAtOnce(shop: TestShop): Promise<Person> {
  const email = anEmail()
  const { deviceToken: _none, ...details } = { ...GUEST, email, firstName: 'Kari', lastName: 'Nordmann' }
  const account = await insertUser(shop.deps.database, details, null, NOON)
  if (!account) throw new Error(`${email} has an account already`)
  const { token } = await shop.deps.sessions.begin({ accountId: account.id, kind: 'user' })
  return Object.assign(shop.customer(), { cookie: `sid=${token}`, id: account.id, email })
}

async function aNamedGuest(shop: TestShop): Promise<Person> {
  const email = anEmail()
  return Object.assign(await aGuest(shop, { email }), { email })
}

/** The id of a card that one provider keeps for a user. */
async function aCard(provider: 'nepting' | 'stripe', { id }: Person, { deps }: TestShop): Promise<string> {
  const reference = `${provider}-card-of-${id}`
  const card = { provider, reference, maskedPan: '4242', endOfValidity: '2030-12' }
  await insertSavedMethod(deps.database, id as never, card, NOON)
  const [row] = await deps.database.query('SELECT id FROM payment_methods WHERE reference = $1', [reference])
  return String(row?.['id'])
}
