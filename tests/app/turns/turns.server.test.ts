import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCatalogue, aDeployment } from '#tests/support/catalogue.ts'
import { NOON, type TestShop } from '#tests/support/test-shop.ts'
import { openTurnShop, plainCustomer } from './plain-customer.ts'

let shop: TestShop
/** The orders from before a test. */
let made: readonly unknown[] = []

beforeAll(async () => {
  shop = await openTurnShop()
})
beforeEach(async () => {
  await shop.reset()
  made = await orderIds()
})
afterAll(() => shop.close())

const KARI = { email: 'kari@example.com', policy: 'yes' }

describe('who has no scripts', () => {
  test('orders to the end, and sees the order at an address that refreshes itself, as the page they paid on has said', async () => {
    const customer = await atCheckout()
    await customer.press('details', KARI)
    expect(customer.address()).toBe('/current-order?view=chat&plain=')
    expect(customer.question()).toBe('Here is your order')
    expect(customer.seen()).toContain('fries')
    expect(customer.refresh()).toBe('20; url=/current-order?view=chat&plain=')
    expect(await ordersMade()).toEqual(['VALIDATED'])
  })

  test('chooses the options of a meal and adds it with one press', async () => {
    const customer = await atMenu()
    await customer.press('meal')
    await customer.press('add', { drink: 'drink/meal-shake' })
    expect(customer.seen()).toContain('meal')
    expect(customer.seen()).toMatch(/kr\s214/)
  })

  test('is told what has to be chosen first, and what was chosen stays so', async () => {
    const customer = await atMenu()
    await customer.press('meal')
    await customer.press('add')
    expect(customer.question()).toBe('How would you like your meal?')
    expect(customer.isWrong('drink')).toBe(true)
  })

  test('finds what is wrong at its field, and what was typed where it was typed', async () => {
    const customer = await atCheckout()
    await customer.press('details', { email: 'kari@' })
    expect(customer.isWrong('email')).toBe(true)
    expect(customer.value('email')).toBe('kari@')
    expect(customer.isWrong('policy')).toBe(true)
    expect(await ordersMade()).toEqual([])
  })

  test('is not told of anything wrong before they have sent it', async () => {
    const customer = await atCheckout()
    expect(customer.isWrong('email')).toBe(false)
  })

  test('changes their mind on an earlier page: what came after it is not there', async () => {
    const customer = await atMenu()
    const earlier = customer.formWith('burger')
    await customer.press('fries')
    await customer.send(earlier)
    await customer.press('checkout')
    expect(customer.seen()).toContain('burger')
    expect(customer.seen()).not.toContain('fries')
  })

  test('goes back by the button for it', async () => {
    const customer = await atMenu()
    const question = customer.question()
    await customer.press('fries')
    await customer.press('Back')
    expect(customer.question()).toBe(question)
  })

  test('goes on in the language they choose, from then on', async () => {
    const customer = await atMenu()
    await customer.press('no')
    expect(customer.language()).toBe('no')
    await customer.open('/?plain=')
    expect(customer.language()).toBe('no')
  })

  test('is asked one question at a time where they want that', async () => {
    const customer = plainCustomer(shop)
    await customer.open('/?view=linear&plain=')
    await customer.press('brygga:TAKEOUT')
    await customer.press('food')
    await customer.press('fries')
    await customer.press('checkout')
    await customer.press('details', KARI)
    expect(customer.address()).toBe('/current-order?view=linear&plain=')
    expect(await ordersMade()).toEqual(['VALIDATED'])
  })

  test('is offered nothing that would do nothing', async () => {
    const customer = plainCustomer(shop)
    await customer.open()
    expect(customer.choices()).not.toContain('Show map')
  })
})

describe('the page of an order', () => {
  test('stands still for who has said so before paying, until they start it, and stop it again (WCAG 2.2.1)', async () => {
    const customer = await atCheckout()
    await customer.press('details', { ...KARI, refresh: [] })
    expect(customer.question()).toBe('Here is your order')
    expect(customer.refresh()).toBeUndefined()
    await customer.press('refresh')
    expect(customer.address()).toBe('/current-order?view=chat&plain=')
    expect(customer.refresh()).toBe('20; url=/current-order?view=chat&plain=')
    await customer.press('refresh')
    expect(customer.refresh()).toBeUndefined()
    await customer.open('/current-order?plain=')
    expect(customer.refresh()).toBeUndefined()
  })

  test('remembers the choice while another field of the page before it is put right', async () => {
    const customer = await atCheckout()
    await customer.press('details', { refresh: [] })
    expect(customer.isTicked('refresh')).toBe(false)
    await customer.press('details', KARI)
    expect(customer.refresh()).toBeUndefined()
  })
})

describe('one order', () => {
  test('comes of two presses at once', async () => {
    const customer = await atCheckout()
    const pay = customer.formWith('details', KARI)
    await Promise.all([customer.send(pay), customer.send(pay)])
    expect(await ordersMade()).toEqual(['VALIDATED'])
  })

  test('comes of paying, and of paying again on the page before', async () => {
    const customer = await atCheckout()
    const pay = customer.formWith('details', KARI)
    await customer.send(pay)
    shop.clock.value += 60_000
    await customer.send(pay)
    expect(await ordersMade()).toEqual(['VALIDATED'])
    expect(customer.question()).toBe('Here is your order')
  })
})

describe('what was typed', () => {
  test('is in no log that is sent along', async () => {
    const customer = await atCheckout()
    await customer.press('details', { email: 'kari@example.com' })
    const log = customer.formWith('').get('log') ?? ''
    expect(inflateRawSync(Buffer.from(log, 'base64url')).toString()).not.toContain('kari')
    expect(customer.address()).toBe('/turn')
  })
})

describe('an address', () => {
  test('with the secret of a mail tells it to no log', async () => {
    const customer = plainCustomer(shop)
    await customer.open('/cancel-order/an-order/a-guest/a-secret-of-theirs?plain=')
    const log = inflateRawSync(Buffer.from(customer.formWith('').get('log') ?? '', 'base64url')).toString()
    expect(log).toContain('an-order')
    expect(log).not.toContain('a-secret-of-theirs')
    expect(log).not.toContain('a-guest')
  })

  test.each(['/login', '/profile', '/profile/create', '/profile/confirmation/a-token', '/order-history'])(
    'of an account says that it needs scripts, and leads to an order, which needs none (%s)',
    async (path) => {
      const customer = plainCustomer(shop)
      expect(await customer.open(`${path}?plain=`)).toBe(200)
      expect(customer.page()).toContain('You can order without an account.')
    },
  )
})

describe('a log that is sent', () => {
  test.each([
    ['nothing', ''],
    ['no log', 'nonsense'],
    ['one of another version', JSON.stringify({ version: 1, entries: [] })],
    [
      'a command that is none',
      JSON.stringify({
        version: 5,
        entries: [{ at: NOON, event: { type: 'command', command: { type: 'evil' } } }],
      }),
    ],
    ['an answer that breaks what is drawn', spoiled({ kind: 'user', usual: 7, missing: 3, favourites: 1 })],
  ])('that cannot be read begins anew, and says so: %s', async (_, log) => {
    const customer = plainCustomer(shop)
    await customer.open()
    const fields = customer.formWith('brygga:TAKEOUT')
    fields.set('log', log)
    expect(await customer.send(fields)).toBe(200)
    expect(customer.question()).toBe('Where would you like to order from?')
    expect(customer.page()).toContain('We could not read where you were')
  })

  test('by a page of another site is not obeyed', async () => {
    const customer = plainCustomer(shop, { 'sec-fetch-site': 'cross-site' })
    expect(await customer.send(new URLSearchParams({ choice: 'brygga:TAKEOUT', log: '' }))).toBe(403)
  })

  test('goes on after the server has forgotten the menu it refers to', async () => {
    const customer = await atMenu()
    const other = await openTurnShop({ database: shop.deps.database })
    const sameCustomer = plainCustomer(other)
    await sameCustomer.send(customer.formWith('fries'))
    expect(sameCustomer.seen()).toContain('fries')
  })
})

describe('what is refused', () => {
  test.each([
    ['chat', 'en', 'Too many attempts in a short time.'],
    ['linear', 'no', 'For mange forsøk på kort tid.'],
  ])(
    'is told on a page, from which it can be sent again as it was (%s, %s)',
    async (view, language, told) => {
      const busy = await openTurnShop({ database: shop.deps.database, limits: { drawsPerMinute: 0.1 } })
      const customer = plainCustomer(busy, { 'accept-language': language })
      await customer.open(`/?view=${view}&plain=`)
      await customer.press('brygga:TAKEOUT')
      const fields = customer.formWith('food')
      expect(await customer.send(fields)).toBe(429)
      expect(customer.page()).toContain(told)
      expect(customer.language()).toBe(language)
      expect(customer.value('view')).toBe(view)
      expect(customer.value('choice')).toBe('food')
      expect(customer.value('log')).toBe(fields.get('log'))
    },
  )
})

describe('a page whose code has not come', () => {
  test('is given the turn that a tap leads to, and the log to go on from', async () => {
    const { status, part } = await inPlace('brygga:TAKEOUT')
    expect(status).toBe(200)
    expect(part?.html).toContain('What do you feel like?')
    expect(part?.boot.log.entries.map(({ event }) => event.type)).toContain('command')
    expect(part?.boot.snapshot).toBeDefined()
  })

  test('is refused what the page does not offer', async () => {
    expect((await inPlace('no such choice')).status).toBe(409)
  })

  test('orders nothing and makes nobody a guest: that is for its code', async () => {
    const customer = await atCheckout()
    const fields = customer.formWith('details', KARI)
    expect(await plainCustomer(shop, { accept: 'application/json' }).send(fields)).toBe(409)
    expect(await ordersMade()).toEqual([])
  })
})

describe('where cards are taken', () => {
  test('it is said that they need scripts, and what else can be paid with', async () => {
    await shop.reset(aCatalogue({ deployment: aDeployment({ payments: ['stripe', 'test'] }) }))
    const customer = await atCheckout()
    expect(customer.seen()).toContain(
      'Paying by card needs JavaScript. Without it you can pay with: Test payment.',
    )
    await customer.press('details', KARI)
    expect(await ordersMade()).toEqual(['VALIDATED'])
  })

  test('and nothing else, there is no button that pays', async () => {
    await shop.reset(aCatalogue({ deployment: aDeployment({ payments: ['stripe'] }) }))
    const customer = await atCheckout()
    expect(customer.seen()).toContain('Paying here needs JavaScript')
    expect(customer.choices()).not.toContain('details')
  })
})

async function atMenu() {
  const customer = plainCustomer(shop)
  await customer.open()
  await customer.press('brygga:TAKEOUT')
  await customer.press('food')
  return customer
}

async function atCheckout() {
  const customer = await atMenu()
  await customer.press('fries')
  await customer.press('checkout')
  return customer
}

async function ordersMade(): Promise<readonly unknown[]> {
  const rows = await shop.deps.database.query('SELECT id, state FROM orders')
  return rows.filter(({ id }) => !made.includes(id)).map(({ state }) => state)
}

async function orderIds(): Promise<readonly unknown[]> {
  return (await shop.deps.database.query('SELECT id FROM orders')).map(({ id }) => id)
}

type Part = {
  readonly html: string
  readonly boot: {
    readonly snapshot?: object
    readonly log: { readonly entries: readonly { readonly event: { readonly type: string } }[] }
  }
}

/** What the script of a page is answered that was opened at the list of restaurants. */
async function inPlace(choice: string): Promise<{ readonly status: number; readonly part?: Part }> {
  const customer = plainCustomer(shop)
  await customer.open()
  const answered = await shop.app.inject({
    method: 'POST',
    url: '/turn',
    headers: {
      accept: 'application/json',
      'accept-language': 'en',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: customer.formWith(choice).toString(),
  })
  return { status: answered.statusCode, ...(answered.statusCode === 200 && { part: answered.json<Part>() }) }
}

function spoiled(visitor: object): string {
  const entries = [
    { at: NOON, event: { type: 'started', id: 'x', path: '/' } },
    { at: NOON, event: { type: 'done', effect: '0.session.currentVisitor', output: visitor } },
    { at: NOON, event: { type: 'done', effect: '0.restaurant.listRestaurants', output: 7 } },
  ]
  return JSON.stringify({ version: 5, entries })
}
