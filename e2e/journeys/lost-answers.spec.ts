import { test } from '../fixtures.ts'
import { expectNoViolations } from '../vocabulary/faults.ts'
import { asAnotherDevice, haveOrdered, mailedLink } from '../vocabulary/orders.ts'
import type { Shopper } from '../vocabulary/shopper.ts'

// The browser tells of each call that was cut off.
test.use({ allowedNoise: [/ERR_FAILED|status of 401/] })

const ordersCall = (url: URL) => url.pathname.startsWith('/api/orders')
const restaurantsCall = (url: URL) => url.pathname === '/api/restaurants'
const sessionCall = (url: URL) => url.pathname.endsWith('/accounts/authentication/current')

test('restaurants that did not come can be asked for again, where a link led past them', async ({
  shopper,
}) => {
  await shopper.page.route(restaurantsCall, (route) => route.abort())
  await shopper.openLink('sora-sushi')
  await shopper.expectQuestion('mode')
  await shopper.open('/restaurants?lat=60.19&lng=11.1')
  await shopper.expectTold(shopper.t('failed.restaurants'))
  await askAgainInVain(shopper, restaurantsCall)
  await shopper.expectTold(shopper.t('failed.restaurants'))
  await shopper.page.unroute(restaurantsCall)
  await shopper.answer(shopper.t('failed.retry'))
  await shopper.expectQuestion('restaurant')
})

test('past orders that did not come can be asked for again (S8.49)', async ({ shopper, shop }) => {
  await haveOrdered(shopper, shop)
  await shopper.page.route(ordersCall, (route) => route.abort())
  await shopper.open('/order-history')
  await shopper.expectTold(shopper.t('history.failed'))
  await shopper.page.unroute(ordersCall)
  await shopper.answer(shopper.t('failed.retry'))
  await shopper.expectTold(shopper.t('orderHistory.empty'))
  await expectNoViolations(shopper.page)
})

test.describe('in the menu view', () => {
  test.use({ view: 'classic' })

  test('an order that did not come can be asked for again, and the link of its mail still holds (S4.44)', async ({
    shopper,
    shop,
  }) => {
    await haveOrdered(shopper, shop)
    const link = await mailedLink(shop, '/cancel-order/')
    await asAnotherDevice(shopper)
    await shopper.page.route(ordersCall, (route) => route.abort())
    await shopper.open(link)
    await shopper.expectTold(shopper.t('failed.order'))
    await askAgainInVain(shopper, ordersCall)
    await shopper.expectTold(shopper.t('failed.order'))
    await shopper.page.unroute(ordersCall)
    await shopper.answer(shopper.t('failed.retry'))
    await shopper.expectQuestion('orderCancel')
  })

  test('a guest who could not be recognised at first is not sent to the login by the next page (S2.56, S4.6)', async ({
    shopper,
    shop,
  }) => {
    await haveOrdered(shopper, shop)
    const isAsked = shopper.page.waitForEvent('requestfailed', (request) =>
      sessionCall(new URL(request.url())),
    )
    await shopper.page.route(sessionCall, (route) => route.abort())
    await shopper.open()
    await isAsked
    await shopper.page.unroute(sessionCall)
    await shopper.open('/order-history')
    await shopper.expectTold(shopper.t('orderHistory.empty'))
  })
})

/** Asks again, and waits until this call is lost as well: what is told of it is the same as before. */
async function askAgainInVain(shopper: Shopper, isCall: (url: URL) => boolean): Promise<void> {
  const isLost = shopper.page.waitForEvent('requestfailed', (request) => isCall(new URL(request.url())))
  await shopper.answer(shopper.t('failed.retry'))
  await isLost
}
