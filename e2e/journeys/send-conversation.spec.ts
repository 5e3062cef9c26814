import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectNoFaults } from '../vocabulary/faults.ts'
import { BRYGGA, followOrders, haveServed } from '../vocabulary/orders.ts'
import { askForHelp, offer } from '../vocabulary/sending.ts'
import { goToCheckout } from '../vocabulary/purchase.ts'
import type { Shopper, View } from '../vocabulary/shopper.ts'
import type { Language } from '../vocabulary/texts.ts'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }
const SEEN_IN: readonly (readonly [View, Language, typeof PHONE])[] = [
  ['chat', 'en', PHONE],
  ['classic', 'no', DESKTOP],
]
// A refused payment and a line that drops are answers here; the browser tells of them all the same.
test.use({ allowedNoise: [/status of 4\d\d|ERR_FAILED/] })

const CODE = /[A-Z\d]{3}-[A-Z\d]{3}/

for (const [view, language, viewport] of SEEN_IN)
  test.describe(`in the ${view} view, in ${language}`, () => {
    test.use({ view, language, viewport })

    test('who asks for help sends the conversation and gets a code to say, the same when it is sent again', async ({
      shopper,
      page,
    }) => {
      await shopper.open()
      await shopper.chooseRestaurant('Brygga Burger', 'EATIN')
      await shopper.expectQuestion('categories')
      await askForHelp(shopper)
      await shopper.tap(offer(shopper).last())
      await expect(pageOf(shopper)).toBeVisible()
      await expect(page).toHaveURL(/\/send-conversation\?why=help/)
      await expectNoFaults(page)
      expect(await sentBodies(page, () => send(shopper, 'sendPage.act'))).toEqual([
        expect.not.objectContaining({ values: expect.anything() }),
      ])
      const code = await codeShown(shopper)
      await send(shopper, 'sendPage.again')
      await expect(page.getByRole('status').filter({ hasText: CODE })).toContainText(code)
      await test.step('the code is there as long as the tab is, and the order goes on', async () => {
        await page.reload()
        expect(await codeShown(shopper)).toBe(code)
        await shopper.tap(page.getByRole('button', { name: shopper.t('classic.close') }).last())
        await shopper.expectQuestion('categories')
      })
    })

    test('the conversation is sent from an order', async ({ shopper, shop, page }) => {
      await followOrders(shopper, shop)
      await shopper.tap(offer(shopper).first())
      await expect(page).toHaveURL(/\/send-conversation\?why=order/)
      await send(shopper, 'sendPage.act')
      expect(await codeShown(shopper)).toMatch(CODE)
    })

    test('a payment that is refused offers it once, and the order can be paid after it was sent', async ({
      shopper,
      shop,
      page,
    }) => {
      await shop.kitchen({ restaurantId: BRYGGA, payment: 'refuse' })
      await goToCheckout(shopper)
      await shopper.pay()
      await shopper.expectQuestion('paymentFailed')
      const notice = page.getByRole('group', { name: shopper.t('sendingNotice.sendRefusal.title') })
      await expect(notice).toHaveCount(0)
      await shopper.answer(shopper.t('payment.back'))
      await shopper.tap(notice.getByRole('button', { name: shopper.t('sending.offer') }))
      await expect(page).toHaveURL(/\/send-conversation\?why=refusal/)
      await expect(notice).toHaveCount(0)
      const values = page.getByRole('checkbox', { name: shopper.t('sendPage.values') })
      await values.locator('..').click()
      const [sent] = await sentBodies(page, () => send(shopper, 'sendPage.act'))
      expect(JSON.stringify(sent?.['values'])).toContain('kari@example.no')
      expect(await codeShown(shopper)).toMatch(CODE)
      await shop.kitchen({ restaurantId: BRYGGA, payment: 'accept' })
      await shopper.tap(page.getByRole('button', { name: shopper.t('classic.close') }).last())
      await shopper.expectQuestion('checkout')
      await expect(notice).toHaveCount(0)
    })

    test('a kitchen that refuses an order offers it', async ({ shopper, shop, page }) => {
      const [made] = await followOrders(shopper, shop)
      await shop.kitchen({ restaurantId: BRYGGA, order: { id: made?.id ?? '', fate: 'refuse' } })
      const notice = page.getByRole('group', { name: shopper.t('sendingNotice.sendRefusal.title') })
      await shopper.tap(notice.getByRole('button', { name: shopper.t('sending.offer') }))
      await expect(page).toHaveURL(/\/send-conversation\?why=refusal/)
      await send(shopper, 'sendPage.act')
      expect(await codeShown(shopper)).toMatch(CODE)
    })

    test('a problem with an order brings the conversation, and its code is told', async ({
      shopper,
      shop,
      page,
    }) => {
      await haveServed(shopper, shop)
      await shopper.open('/order-history')
      await shopper.expectQuestion('history')
      await shopper.tap(shopper.button(shopper.t('feedback.openProblem')))
      await page.getByRole('textbox', { name: shopper.t('feedback.body') }).fill('The water was warm')
      await expect(page.getByRole('checkbox', { name: shopper.t('feedback.withConversation') })).toBeChecked()
      await shopper.tap(shopper.button(shopper.t('feedback.send')))
      const notice = page.getByRole('group', { name: shopper.t('sendingNotice.sentWithReport.title') })
      await expect(notice).toContainText(CODE)
      await expect(shopper.place.getByText(shopper.t('feedback.reported'))).toBeVisible()
      await expect(offer(shopper).first()).toBeVisible()
    })

    test('what did not arrive is said, nothing is lost, and it can be sent again', async ({
      shopper,
      page,
    }) => {
      await shopper.open('/send-conversation')
      const problem = page.getByRole('main').getByRole('alert')
      await page.route('**/api/x/conversations', (route) => route.abort(), { times: 1 })
      await send(shopper, 'sendPage.act')
      await expect(problem).toHaveText(shopper.t('problem.unreachable'))
      await send(shopper, 'sendPage.act')
      expect(await codeShown(shopper)).toMatch(CODE)
      await expect(problem).toBeEmpty()
    })
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says that it needs some, and leads on', async ({ guest, page }) => {
    await guest.open('/send-conversation')
    await expect(page.getByText(guest.t('sendPage.needsCode'))).toBeVisible()
    await page.getByRole('link', { name: guest.t('restaurant.list') }).click()
    await guest.expectQuestion('restaurant')
  })
})

function pageOf({ page, t }: Shopper) {
  return page.getByRole('heading', { level: 1, name: t('sending.offer') })
}

async function send(shopper: Shopper, words: 'sendPage.act' | 'sendPage.again'): Promise<void> {
  await shopper.tap(shopper.page.getByRole('button', { name: shopper.t(words) }))
}

async function codeShown({ page }: Shopper): Promise<string> {
  const status = page.getByRole('status').filter({ hasText: CODE })
  await expect(status).toBeVisible()
  return CODE.exec((await status.textContent()) ?? '')?.[0] ?? ''
}

/** What reached the server of conversations while this was done. */
async function sentBodies(page: Page, act: () => Promise<void>): Promise<readonly Record<string, unknown>[]> {
  const sent = page.waitForRequest('**/api/x/conversations')
  await act()
  return [(await sent).postDataJSON() as Record<string, unknown>]
}
