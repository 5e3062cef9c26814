import { expect, inEachView, test } from '../fixtures.ts'
import { BRYGGA, MINUTE_MS, orderOf } from '../vocabulary/orders.ts'
import type { Shopper } from '../vocabulary/shopper.ts'
import { readOn, translate } from '../vocabulary/translator.ts'
import { customerIn } from '../vocabulary/views.ts'

const READY_AFTER_MS = 15 * MINUTE_MS

inEachView((view) => {
  test('a page that the browser translates shows at each step what the page as it is shows', async ({
    shopper,
    browser,
    shop,
  }) => {
    test.slow()
    const context = await browser.newContext()
    const page = await context.newPage()
    const faults: Error[] = []
    page.on('pageerror', (fault) => faults.push(fault))
    await translate(page)
    const both = [shopper, customerIn(view, page, shop.url, 'en')]
    const emailOf = (customer: Shopper) => `kari.${both.indexOf(customer)}@example.no`
    const step = (name: string, act: (customer: Shopper) => Promise<void>) =>
      test.step(name, async () => {
        await Promise.all(both.map(act))
        await expect(async () => {
          const [asItIs, translated] = await Promise.all(both.map(readBy))
          expect(translated).toBe(asItIs)
        }).toPass({ timeout: 10_000 })
      })

    await step('the restaurants', (customer) => customer.open())
    await step('a restaurant is chosen', async (customer) => {
      await customer.chooseRestaurant('Brygga Burger', 'EATIN')
      await customer.expectQuestion('categories')
    })
    await step('the meals', async (customer) => {
      await customer.chooseCategory('Meals')
      await customer.expectQuestion('products')
    })
    await step('a meal', async (customer) => {
      await customer.openProduct('Brygga meal')
      await customer.expectQuestion('customise')
    })
    await step('what is still to be chosen is told', (customer) => customer.confirmProduct())
    await step('a larger burger', (customer) => customer.pickOption('Size', 'Double, 300 g'))
    await step('more cheese', (customer) => customer.addExtra('Cheddar'))
    await step('no onion', (customer) => customer.pickOption('Leave out', 'Pickled onion'))
    await step('two of them', (customer) => more(customer, 'Brygga meal'))
    await step('a side', (customer) => customer.pickOption('Side', 'Fries'))
    await step('a drink', (customer) => customer.pickOption('Drink', 'Cola'))
    await step('the meals are in the basket', async (customer) => {
      await customer.confirmProduct()
      await customer.expectQuestion('basket')
    })
    await step('the basket', (customer) => (view === 'classic' ? customer.openBasket() : Promise.resolve()))
    await step('one more', (customer) => more(customer, 'Brygga meal'))
    await step('and another', (customer) => more(customer, 'Brygga meal'))
    await step('the checkout', async (customer) => {
      await customer.checkout()
      await customer.expectQuestion('checkout')
    })
    await step('another time', async (customer) => {
      const [open, act] =
        view === 'chat' ? ['Change: Time', /^Choose \d/] : [customer.t('classic.otherTimes')]
      await customer.tap(customer.button(open))
      await customer.place.getByRole('radio').nth(1).check({ force: true })
      if (act) await customer.tap(customer.button(act))
      await customer.expectQuestion('checkout')
    })
    await step('what is missing is told', (customer) => customer.pay())
    await step('the order is placed', async (customer) => {
      await customer.fillEmail(emailOf(customer))
      await customer.acceptPolicy()
      await customer.pay()
      await customer.expectQuestion('order')
    })
    if (view === 'classic')
      await step('it is followed', (customer) => customer.answer(customer.t('classic.paid.follow')))
    const orders = await Promise.all(both.map((customer) => orderOf(customer.page)))
    const at = Date.parse(orders[0]?.retrievalDate ?? '')
    await shop.kitchen({ restaurantId: BRYGGA, steps: 'told' })
    await step('the kitchen has it', async (customer) => {
      await shop.setTime(at - READY_AFTER_MS / 2)
      await expect(customer.pickupNumber()).toHaveText(/^\d{3}$/)
    })
    for (const [fate, shown] of [
      ['preparing', 'being_made'],
      ['ready', 'ready'],
      ['collected', 'collected'],
    ] as const)
      await step(`the kitchen says ${fate}`, async (customer) => {
        const { id = '' } = orders[both.indexOf(customer)] ?? {}
        await shop.kitchen({ restaurantId: BRYGGA, order: { id, fate } })
        await customer.expectOrder(shown)
      })
    expect(faults).toEqual([])
    await context.close()
  })
})

/** One more of what is at hand, in the basket or before it. */
async function more(customer: Shopper, name: string): Promise<void> {
  const picker = customer.page
    .getByRole('group', { name: customer.t('quantity.of', { name }), exact: true })
    .last()
  await customer.tap(picker.getByRole('button').last())
}

/** What is read on a customer's page; each is called by a number of its own. */
async function readBy(customer: Shopper): Promise<string> {
  const text = await readOn(customer.page)
  const number = customer.pickupNumber()
  return (await number.isVisible()) ? text.replaceAll(await number.innerText(), '#') : text
}
