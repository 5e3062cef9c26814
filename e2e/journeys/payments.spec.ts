import type { Page } from '@playwright/test'
import { expect, inEveryView, test } from '../fixtures.ts'
import { inColour } from '../vocabulary/colours.ts'
import { CARDS, Payer } from '../vocabulary/payer.ts'
import { fillBasket } from '../vocabulary/purchase.ts'
import { customerIn } from '../vocabulary/views.ts'

test.use({ isPaymentSimulated: true })

inEveryView(() => {
  test('a card that lacks something orders nothing, one that is declined is told in red in the same form, and another pays the same order; the form is fetched no sooner than the order is looked at once more (S1.23, S4.51, S4.55, S4.56, S5.53, S5.54, F10)', async ({
    shopper,
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(`${request.method()} ${request.url()}`))
    const payer = new Payer(shopper)
    await fillBasket(shopper)
    await payer.keepView()
    expect(fetched.filter((call) => /stripe|card-payment/i.test(call))).toEqual([])
    await shopper.checkout()
    await shopper.expectQuestion('checkout')
    await shopper.fillEmail('kari@example.no')
    await shopper.acceptPolicy()
    await shopper.reach(payer.form)
    await payer.tapPay()
    await expect(payer.error()).not.toBeEmpty()
    expect(fetched.filter((call) => /POST .*\/api\/orders$/.test(call))).toEqual([])
    await payer.payByCard(CARDS.declined)
    await expect(payer.error()).toHaveText(shopper.t('cardProblem.card_declined'))
    await expect(payer.cardNumber()).toHaveValue(CARDS.declined)
    await payer.payByCard(CARDS.accepted)
    await payer.expectPaid()
    expect(fetched.filter((call) => /POST .*\/api\/orders$/.test(call))).toHaveLength(1)
  })
})

test('the card form wears the colours of the page, and changes them with it under what was typed (S2.86)', async ({
  shopper,
  page,
}) => {
  const payer = new Payer(shopper)
  await payer.goToCheckout('stripe')
  await payer.fillCard(CARDS.accepted)
  const worn: string[] = []
  for (const device of ['light', 'dark'] as const) {
    await inColour(page, { device })
    const { surface, ink } = await tokensOf(page)
    await expect(payer.cardNumber()).toHaveCSS('background-color', surface)
    await expect(payer.cardNumber()).toHaveCSS('color', ink)
    worn.push(surface)
  }
  expect(new Set(worn).size).toBe(2)
  await expect(payer.cardNumber()).toHaveValue(CARDS.accepted)
})

test.describe('one question to a page', () => {
  test.use({ view: 'linear' })

  test('a card the bank asks about is paid after the way there and back, and asked for again where the bank says no (S4.56, F11)', async ({
    shopper,
  }) => {
    const payer = new Payer(shopper)
    await payer.goToCheckout('stripe')
    await payer.payByCard(CARDS.authentication)
    await payer.answerThere('simulator.bank.decline')
    await expect(payer.error()).toHaveText(shopper.t('cardProblem.notConfirmed'))
    await payer.payByCard(CARDS.authentication)
    await payer.answerThere('simulator.bank.approve')
    await payer.expectPaid()
  })
})

test.describe('in the menu view', () => {
  test.use({ view: 'classic' })

  test('whoever leaves the bank undecided is told so, also after a reload, and finds the order in both tabs once the bank has led back into another (S4.51, S4.56, F11, F44)', async ({
    shopper,
    shop,
    page,
    context,
    language,
  }) => {
    const payer = new Payer(shopper)
    await payer.goToCheckout('stripe')
    await payer.payByCard(CARDS.authentication)
    await expect(page).toHaveURL(/authenticate/)
    const bank = page.url()
    await shopper.open('/')
    const told = page.getByText(shopper.t('paymentSettling.title'), { exact: true })
    await expect(told).toBeVisible()
    await page.reload()
    await expect(told).toBeVisible()
    const tab = await context.newPage()
    await tab.goto(bank)
    const there = customerIn('classic', tab, shop.url, language)
    await new Payer(there).answerThere('simulator.bank.approve')
    // Whichever tab hears of it first tells of the payment; both show the order.
    for (const customer of [there, shopper]) {
      await customer.expectQuestion('order')
      await customer.expectEmptyBasket()
    }
    expect(tab.url()).not.toContain('payment_intent')
  })
})

/** The colours of a surface and of what is written on it, as the page computes them now. */
async function tokensOf(page: Page): Promise<{ readonly surface: string; readonly ink: string }> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = 'transition: none; background-color: var(--surface); color: var(--ink)'
    const { backgroundColor: surface, color: ink } = getComputedStyle(probe)
    probe.remove()
    return { surface, ink }
  })
}
