import { expect, test } from '../fixtures.ts'
import { Linear } from '../vocabulary/linear.ts'
import { CARDS, Payer } from '../vocabulary/payer.ts'
import type { Shopper } from '../vocabulary/shopper.ts'

test.use({ isPaymentSimulated: true })

const VIEWS = ['chat', 'linear', 'classic'] as const

for (const view of VIEWS)
  test.describe(`in the ${view} view`, () => {
    test.use({ view: view === 'classic' ? 'classic' : 'chat' })

    test('a card pays the order, and its form is fetched no sooner than a card is chosen (S1.23, S4.51, S4.56)', async ({
      shopper,
      page,
      shop,
    }) => {
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(request.url()))
      const customer = inView(view, shopper, shop.url)
      const payer = new Payer(customer)
      await payer.goToTheTill('stripe')
      expect(fetched.filter((url) => /stripe/i.test(url))).toEqual([])
      await payer.go('stripe')
      await payer.payByCard(CARDS.accepted)
      await payer.expectPaid()
    })

    test('a card that is declined is told in red, and another pays the same order (S4.55, S5.53, S5.54)', async ({
      shopper,
      shop,
      page,
    }) => {
      const orders: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/api/orders')) orders.push(request.url())
      })
      const payer = new Payer(inView(view, shopper, shop.url))
      await payer.goToTheTill('stripe')
      await payer.go('stripe')
      await payer.payByCard(CARDS.declined)
      await expect(payer.error()).toHaveText('Your card was declined.')
      await payer.payByCard(CARDS.accepted)
      await payer.expectPaid()
      expect(orders).toHaveLength(1)
    })
  })

function inView(view: (typeof VIEWS)[number], shopper: Shopper, url: string): Shopper {
  return view === 'linear' ? new Linear(shopper.page, url, shopper.language) : shopper
}
