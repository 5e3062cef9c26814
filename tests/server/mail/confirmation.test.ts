import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Allergen, Menu, Part, ProductMetadata } from '#domain/catalogue/product.ts'
import { id } from '#domain/ids.ts'
import type { ProductCode } from '#domain/ids.ts'
import type { MailText } from '#server/mail/mail.ts'
import type { OutboxMail } from '#server/mail/outbox.store.ts'
import type { Catalogue } from '#server/catalogue/store/catalogue.store.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { NOON, aGuest, anItem, openTestShop, order, paidOrder } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const DUE = NOON + 15 * 60_000
const SHAKE_MEAL = anItem('meal', 2, [anItem('meal-burger'), anItem('drink', 1, [anItem('meal-shake')])])

async function mailsOf(orderId: string, from = shop): Promise<readonly (OutboxMail & MailText)[]> {
  const { items } = (await from.customer().ask('GET', 'x/outbox')).json()
  return items.filter((mail: OutboxMail) => mail.orderId === orderId)
}

/** The one mail of an order, its spaces as they look. */
async function mailOf(orderId: string, from = shop): Promise<{ subject: string; text: string }> {
  const [mail] = await mailsOf(orderId, from)
  if (!mail) throw new Error(`no mail of order ${orderId}`)
  return { subject: plain(mail.subject), text: withoutSecret(plain(mail.text)) }
}

/** Ids and tokens are new each time. */
function withoutSecret(text: string): string {
  return text
    .replaceAll(/[\w-]{36}#[\w-]{36}\/[\w-]{43}/g, 'ORDER#GUEST/TOKEN')
    .replace(/(?<=Referanse: )[\w-]{36}/, 'ORDER')
}

function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}

describe('the confirmation of a paid order', () => {
  test('tells a Norwegian guest what, where, when and how much in Norwegian', async () => {
    const guest = await aGuest(shop, { firstName: 'Kari', lastName: 'Nordmann' })
    const orderId = await paidOrder(guest, { items: [SHAKE_MEAL, anItem('cola')] })
    expect(await mailOf(orderId)).toEqual({
      subject: 'Bestillingen din hos Brygga Burger, klar ca. 12:30 p.m.',
      text: `Hei Kari
Vi har fått bestillingen din.

Klar ca. 12:30 p.m., tirsdag 10. mars 2026
Servering på stedet: Brygga Burger, Bryggegata 1, 0250 Oslo

2 × meal  428,00 kr
    meal-shake
1 × cola  39,00 kr

Totalt  467,00 kr
Mva. 25 %  373,60 kr + 93,40 kr = 467,00 kr

Du kan avbestille gratis fram til 12:15 p.m., tirsdag 10. mars 2026.
Beløpet er reservert til da og trekkes når kjøkkenet har fått bestillingen.

Avbestill: https://orda.test/cancel-order/ORDER#GUEST/TOKEN
Endre tiden: https://orda.test/modify-pickup/ORDER#GUEST/TOKEN

Kvittering
Bestilt: tirsdag 10. mars 2026 12:00 p.m.
Betaling: Testbetaling, ingen penger trukket
Referanse: ORDER

Spørsmål? Ring Brygga Burger: +47 22 00 00 00
`,
    })
  })

  test('is in the language of the guest', async () => {
    const guest = await aGuest(shop, { language: 'en' })
    const { subject, text } = await mailOf(await paidOrder(guest))
    expect(subject).toBe('Your order from Brygga Burger, ready about 12:30 pm')
    expect(text).toContain('Total  kr 149.00')
  })

  test('is in English for a guest whose language has no texts', async () => {
    const guest = await aGuest(shop, { language: 'da' })
    expect((await mailOf(await paidOrder(guest))).text).toContain('We have received your order')
  })

  test('tells of a meal what is marked on it and on what was chosen, and not on what was not (S1.40, S3.52, S3.53)', async () => {
    const marked = await openTestShop({ catalogue: aMarkedCatalogue() })
    const guest = await aGuest(marked, { language: 'en' })
    const { text } = await mailOf(await paidOrder(guest, { items: [SHAKE_MEAL] }), marked)
    await marked.close()
    expect(text).toContain('    meal-shake\n    contains: milk and peanuts\n    nutrition,')
    expect(text).toContain('Fat 12.5 g')
    expect(text).not.toContain('celery')
  })

  test('promises no cancelling where the kitchen gets it at once (S4.17)', async () => {
    const guest = await aGuest(shop, { language: 'en' })
    const orderId = await paidOrder(guest, { retrievalDate: new Date(DUE).toISOString() })
    expect((await mailOf(orderId)).text).toContain('can no longer be canceled')
  })

  test('tells the prices it was ordered at, though another menu is sold by now (S4.68)', async () => {
    const guest = await aGuest(shop)
    const orderId = String((await order(guest)).json().id)
    await tellKitchen({ publishPrices: { burger: 159 } })
    await guest.ask('POST', 'payments/fake', { body: { orderId } })
    expect((await mailOf(orderId)).text).toContain('1 × burger  149,00 kr')
  })

  test('tells the time of the restaurant’s zone', async () => {
    const catalogue = aCatalogue()
    const restaurants = catalogue.restaurants.map((entry) => ({
      ...entry,
      restaurant: { ...entry.restaurant, timeZone: 'Europe/Helsinki' },
    }))
    await shop.reset({ ...catalogue, restaurants })
    const guest = await aGuest(shop, { language: 'en' })
    expect((await mailOf(await paidOrder(guest))).subject).toContain('1:30 pm')
  })

  test('is not written before the order is paid', async () => {
    expect(await mailsOf(String((await order(await aGuest(shop))).json().id))).toEqual([])
  })

  test('is not written when the payment is not', async () => {
    const guest = await aGuest(shop)
    const orderId = String((await order(guest)).json().id)
    await tellKitchen({ openingHours: [] })
    await guest.ask('POST', 'payments/fake', { body: { orderId } })
    expect(await mailsOf(orderId)).toEqual([])
  })
})

describe('the outbox page', () => {
  const page = (cookie = '') => shop.customer().ask('GET', '/outbox', { headers: { cookie } })

  test('shows a mail as text', async () => {
    const guest = await aGuest(shop)
    await paidOrder(guest)
    const answer = await page()
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(answer.body).toContain('Bestillingen din hos Brygga Burger')
  })

  test('takes what people and menus say for text, whatever it says', async () => {
    const hostile = `<script>alert(1)</script> {{name}} $t(mail.outbox.title) & "'`
    const catalogue = aCatalogue()
    const restaurants = catalogue.restaurants.map((entry) => ({
      ...entry,
      restaurant: { ...entry.restaurant, name: hostile },
    }))
    await shop.reset({ ...catalogue, restaurants })
    await paidOrder(await aGuest(shop))
    const { body } = await page()
    expect(body).not.toContain('<script')
    expect(body).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt; {{name}} $t(mail.outbox.title) &amp; &quot;&#39;',
    )
  })

  test('speaks the language the visitor has chosen', async () => {
    expect((await page('orda-language=en')).body).toContain('<html lang="en">')
    expect((await page()).body).toContain('<html lang="no">')
  })

  test('says so where an older version wrote a mail this one cannot read', async () => {
    const orderId = await paidOrder(await aGuest(shop))
    await shop.deps.database.query(
      `UPDATE jobs SET payload = jsonb_set(payload::jsonb, '{content}', '{"price": 1}')::json WHERE order_id = $1`,
      [orderId],
    )
    expect((await page('orda-language=en')).body).toContain('written by an older version')
  })

  test('does not exist in production', async () => {
    const live = await openTestShop({ isProduction: true })
    expect((await live.customer().ask('GET', '/outbox')).statusCode).toBe(404)
    await live.close()
  })
})

/** The meal holds milk and 12.5 g of fat, its shake peanuts, its cola celery. */
function aMarkedCatalogue(): Catalogue {
  const catalogue = aCatalogue()
  const drinks: Readonly<Record<string, Allergen>> = { 'meal-shake': 'peanuts', 'meal-cola': 'celery' }
  const marked = (part: Part): Part => {
    const allergen = drinks[part.partCode]
    const metadata = { ...part.product.metadata, allergens: allergen === undefined ? [] : [allergen] }
    return { ...part, parts: part.parts.map(marked), product: { ...part.product, metadata } }
  }
  const withMarks = (menu: Menu): Menu => {
    const meal = menu.products[id<ProductCode>('meal')]
    if (!meal) throw new Error('there is no meal')
    const nutritionalInfo = [{ name: 'fat', value: 12.5 }] as const
    const metadata: ProductMetadata = { ...meal.metadata, allergens: ['milk'], nutritionalInfo }
    const told = { ...meal, metadata, parts: meal.parts.map(marked) }
    return { ...menu, products: { ...menu.products, [meal.code]: told } }
  }
  const restaurants = catalogue.restaurants.map((entry) => ({
    ...entry,
    menus: {
      ...entry.menus,
      ...(entry.menus.EATIN && { EATIN: withMarks(entry.menus.EATIN) }),
      ...(entry.menus.TAKEOUT && { TAKEOUT: withMarks(entry.menus.TAKEOUT) }),
    },
  }))
  return { ...catalogue, restaurants }
}

async function tellKitchen(told: object): Promise<void> {
  const body = { restaurantId: 'brygga', ...told }
  expect((await shop.customer().ask('POST', 'x/kitchen', { body })).statusCode).toBe(200)
}
