import { expect, test } from '../fixtures.ts'
import { Linear } from '../vocabulary/linear.ts'
import { CARDS, Payer } from '../vocabulary/payer.ts'
import type { Shopper } from '../vocabulary/shopper.ts'
import { fillBasket } from '../vocabulary/till.ts'
import { Chat } from '../vocabulary/chat.ts'
import { Classic } from '../vocabulary/classic.ts'

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
      await fillBasket(customer)
      await payer.keepView()
      await customer.checkout()
      await expect(customer.button(customer.t('payment.way.stripe'))).toBeVisible()
      expect(fetched.filter((url) => /stripe|card-payment/i.test(url))).toEqual([])
      await payer.choose('stripe')
      await customer.expectQuestion('checkout')
      await customer.fillEmail('kari@example.no')
      await customer.acceptPolicy()
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

    test('a card the bank asks about is paid after the way there and back, and asked for again where the bank says no (S4.56)', async ({
      shopper,
      shop,
    }) => {
      const payer = new Payer(inView(view, shopper, shop.url))
      await payer.goToTheTill('stripe')
      await payer.go('stripe')
      await payer.payByCard(CARDS.authentication)
      await payer.answerThere('simulator.bank.decline')
      await expect(payer.error()).toHaveText(shopper.t('cardProblem.notConfirmed'))
      await payer.payByCard(CARDS.authentication)
      await payer.answerThere('simulator.bank.approve')
      await payer.expectPaid()
    })

    test('a bank that leads back into another tab finds the same order there (S4.56)', async ({
      shopper,
      shop,
      page,
      context,
      language,
    }) => {
      const payer = new Payer(inView(view, shopper, shop.url))
      await payer.goToTheTill('stripe')
      await payer.go('stripe')
      await payer.payByCard(CARDS.authentication)
      await expect(page).toHaveURL(/authenticate/)
      const tab = await context.newPage()
      await tab.goto(page.url())
      const there = new Payer(
        view === 'classic' ? new Classic(tab, shop.url, language) : new Chat(tab, shop.url, language),
      )
      await there.answerThere('simulator.bank.approve')
      await (view === 'linear' ? expect(tab).toHaveURL(/\/current-order/) : there.expectPaid())
    })

    test('whoever leaves the bank undecided is told so, keeps the basket, also through a reload, and is paid once the bank says yes (S4.51, S4.56)', async ({
      shopper,
      shop,
      page,
    }) => {
      const customer = inView(view, shopper, shop.url)
      const payer = new Payer(customer)
      await payer.goToTheTill('stripe')
      await payer.go('stripe')
      await payer.payByCard(CARDS.authentication)
      await expect(page).toHaveURL(/authenticate/)
      const bank = new URL(page.url()).pathname
      await customer.open('/')
      const told = page.getByText(customer.t('paymentSettling.title'))
      await expect(told).toBeVisible()
      await page.reload()
      await expect(told).toBeVisible()
      await shop.api.post(bank, { form: { answer: 'yes' }, maxRedirects: 0 })
      await payer.expectPaid()
    })
  })

function inView(view: (typeof VIEWS)[number], shopper: Shopper, url: string): Shopper {
  return view === 'linear' ? new Linear(shopper.page, url, shopper.language) : shopper
}
