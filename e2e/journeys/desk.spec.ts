import { readFile } from 'node:fs/promises'
import type { Recording } from '#flows/core/engine/replay.ts'
import { replay } from '#flows/core/engine/replay.ts'
import { expect, test } from '../fixtures.ts'
import { Account } from '../vocabulary/account.ts'
import { COLOURS, inColour } from '../vocabulary/colours.ts'
import { atDesk, openedAtDesk, sendConversation } from '../vocabulary/desk.ts'
import { expectNoViolations } from '../vocabulary/faults.ts'
import { logInAsMember } from '../vocabulary/members.ts'
import { BRYGGA, followOrders, orderNow, orderOf } from '../vocabulary/orders.ts'
import { fillBasket, goToCheckout, openMenu } from '../vocabulary/purchase.ts'
import type { Shopper, View } from '../vocabulary/shopper.ts'

test.use({ allowedNoise: [/status of 4\d\d/] })

const MAIL = 'kari@example.no'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const SEEN_IN = [
  ['chat', 'en', 'en-GB'],
  ['classic', 'no', 'nb-NO'],
] as const satisfies readonly (readonly [View, 'en' | 'no', string])[]

for (const [view, language, locale] of SEEN_IN)
  test.describe(`of the ${view} view, in ${language}`, () => {
    test.use({ view, language, locale })

    test('what a customer sent is found by its code, and shown as they saw it, turn by turn', async ({
      shopper,
      shop,
      browser,
    }) => {
      await openMenu(shopper)
      await shopper.chooseCategory(shopper.word({ en: 'Burgers', no: 'Burgere' }))
      const code = await sendConversation(shopper, shop)
      const desk = await openedAtDesk(code, { shop, browser, language })
      const { page, t, screen } = desk
      await expect(page.locator('[aria-current=step]').first()).toContainText('category.choose')
      await desk.showsIn('chat')
      await expect(screen.getByRole('heading', { name: t('ask.products') })).toBeVisible()
      await test.step('an arrow key goes a turn back', async () => {
        await page.keyboard.press('ArrowLeft')
        await expect(screen.getByRole('heading', { name: t('ask.categories') })).toBeVisible()
      })
      await test.step('the space bar plays on from there, as fast as is wanted', async () => {
        await page
          .getByRole('combobox', { name: t('desk.play.speed'), exact: true })
          .selectOption({ label: t('desk.play.times', { count: 16 }) })
        await page.getByRole('heading', { level: 2 }).click()
        await page.keyboard.press('Space')
        await expect(screen.getByRole('heading', { name: t('ask.products') })).toBeVisible()
      })
      await test.step('the slider jumps to the beginning', async () => {
        await page.getByRole('slider').fill('0')
        await expect(page.locator('[aria-current=step]').first()).toContainText(t('desk.step.started'))
        await page.getByRole('slider').press('End')
      })
      await test.step('what a screen reader said is told in order', async () => {
        await expect(desk.written(t('ask.categories')).last()).toBeVisible()
      })
      await desk.leave()
    })

    test('what a customer sent is found by their order, its pickup number, the restaurant, the hour, the outcome and the question', async ({
      shopper,
      shop,
      browser,
    }) => {
      const [made] = await followOrders(shopper, shop)
      await shop.kitchen({ restaurantId: BRYGGA, order: { id: made?.id ?? '', fate: 'accept' } })
      await expect(shopper.pickupNumber()).toHaveText(/\w+/)
      const number = (await shopper.pickupNumber().textContent()) ?? ''
      const code = await sendConversation(shopper, shop)
      const desk = await atDesk({ shop, browser, language })
      const restaurant = 'Brygga Burger'
      for (const wanted of [
        { order: made?.id ?? '' },
        { number, restaurant },
        { restaurant, from: shop.noon() - HOUR_MS, until: shop.noon() + HOUR_MS },
        { outcome: 'paid', question: 'order', from: shop.noon() - HOUR_MS },
      ])
        await test.step(`by ${Object.keys(wanted).join(', ')}`, async () => {
          await desk.find(wanted)
          await expect(desk.found(code)).toBeVisible()
          await desk.find({ ...wanted, until: shop.noon() - HOUR_MS })
          await expect(desk.found(code)).toHaveCount(0)
        })
      await desk.leave()
    })

    test('a complaint becomes an answer, and a test: the kitchen had no cola, the customer is written to, and nobody is in the test', async ({
      shopper,
      shop,
      browser,
    }) => {
      await goToCheckout(shopper, { name: 'Cola' })
      await shopper.pay()
      await shopper.expectQuestion('order')
      const { id } = await orderOf(shopper.page)
      await shop.kitchen({ restaurantId: BRYGGA, order: { id, fate: 'soldOut' } })
      await expectConflicted(shopper)
      const code = await sendConversation(shopper, shop, true)
      const desk = await openedAtDesk(code, { shop, browser, language })
      const { page, t, screen } = desk

      await test.step('what became of the order is seen as the customer saw it', async () => {
        await desk.showsIn('classic')
        await expect(screen.getByText(t('CurrentOrderPage.error.CONFLICTED')).first()).toBeVisible()
      })
      await test.step('the mail address is shown to who says why', async () => {
        await expect(page.getByText(MAIL)).toHaveCount(0)
        await desk.writes('desk.values.why', 'has asked for an answer')
        await desk.says('desk.values.act')
        await expect(desk.written(MAIL)).toBeVisible()
      })
      await test.step('a mail goes to the customer', async () => {
        await desk.writes('desk.notes.reply', '<b>Sorry</b> about the cola')
        await desk.says('desk.notes.send')
        await expect(desk.written('<b>Sorry</b> about the cola')).toBeVisible()
      })
      await test.step('the test folds as it was lived, without anybody in it', async () => {
        const download = page.waitForEvent('download')
        await desk.says('desk.take.test')
        const text = await readFile(await (await download).path(), 'utf8')
        expect(text).not.toContain(MAIL)
        expect(text).toContain('CONFLICTED')
        expect(replay(JSON.parse(text) as Recording)).toMatchObject({ outcome: 'identical' })
      })
      await test.step('each look stands in the list of looks', async () => {
        await page.goto(`${shop.url}/support/looks`)
        await expect(page.getByRole('cell', { name: code.replace('-', '') })).toHaveCount(4)
      })
      await desk.leave()
    })

    test('an order is told to the kitchen again, confirmed again, and canceled while it can be', async ({
      shopper,
      shop,
      browser,
      page,
    }) => {
      await shop.kitchen({ restaurantId: BRYGGA, injection: 'unreachable' })
      const [made] = await followOrders(shopper, shop)
      const later = made?.id ?? ''
      await shop.setTime(shop.noon() + 6 * MINUTE_MS)
      await expect.poll(async () => (await orderNow(page, later)).state).toBe('SENT')
      const code = await sendConversation(shopper, shop)
      await shop.kitchen({ restaurantId: BRYGGA, injection: 'accept' })
      const desk = await openedAtDesk(code, { shop, browser, language })
      await desk.says('desk.orders.kitchen')
      await expect(desk.told()).toHaveText(desk.t('desk.orders.done'))
      await expect.poll(async () => (await orderNow(page, later)).state).not.toBe('SENT')
      await desk.says('desk.orders.resend')
      await expect(desk.written(`resend ${later}`)).toBeVisible()
      await test.step('what the kitchen has is not canceled, and why is said', async () => {
        await desk.says('desk.orders.cancel')
        await expect(desk.told()).toContainText(desk.t('problem.order.notCancellable'))
      })
      await desk.leave()
    })

    test('an order that can still be canceled is canceled for who calls, and they see it', async ({
      shopper,
      shop,
      browser,
    }) => {
      await followOrders(shopper, shop)
      const desk = await openedAtDesk(await sendConversation(shopper, shop), { shop, browser, language })
      await desk.says('desk.orders.cancel')
      await expect(desk.told()).toHaveText(desk.t('desk.orders.done'))
      await shopper.open('/current-order')
      await expect(shopper.place).toContainText(shopper.t('CurrentOrderPage.error.CANCELLED'))
      await desk.leave()
    })

    test('a member has what they sent in the file of their data, and takes their words back with the account', async ({
      shopper,
      shop,
      browser,
      page,
    }) => {
      const account = new Account(shopper, shop, `sender.${language}`)
      await logInAsMember(page, shop, account.email)
      await fillBasket(shopper)
      await shopper.checkout()
      await shopper.expectQuestion('checkout')
      const code = await sendConversation(shopper, shop, true)
      await account.open('/profile')
      await test.step('the file has the conversation', async () => {
        const saving = page.waitForEvent('download')
        await account.press(shopper.t('account.export.act'))
        const told = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as object
        expect(told).toMatchObject({ conversations: [{ code: code.replace('-', '') }] })
      })
      await test.step('the account is deleted', async () => {
        await account.press(shopper.t('account.profile.edit'))
        await account.press(shopper.t('account.delete.ask'))
        await account.press(shopper.t('account.delete.yes'))
        await expect(page).not.toHaveURL(/profile/)
      })
      const desk = await openedAtDesk(code, { shop, browser, language })
      await expect(desk.page.getByText(desk.t('desk.values.none'))).toBeVisible()
      await desk.showsIn('chat')
      await expect(desk.screen.getByRole('heading', { name: desk.t('ask.checkout') })).toBeVisible()
      await desk.leave()
    })

    test('what is kept for its days is forgotten then, and its code is told to be unknown', async ({
      shopper,
      shop,
      browser,
    }) => {
      await openMenu(shopper)
      const code = await sendConversation(shopper, shop)
      await shop.setTime(shop.noon() + 31 * DAY_MS)
      const desk = await atDesk({ shop, browser, language })
      await desk.find({ code })
      await expect(desk.page.getByRole('status')).toHaveText(desk.t('desk.find.none'))
      await desk.page.goto(`${shop.url}/support?code=${code}`)
      await desk.says('desk.why.called')
      await expect(desk.page.getByText(desk.t('staff.unknownConversation'))).toBeVisible()
      await desk.leave()
    })

    test('nothing leaves the screen that is replayed, whatever is tapped in it', async ({
      shopper,
      shop,
      browser,
    }) => {
      await openMenu(shopper)
      const desk = await openedAtDesk(await sendConversation(shopper, shop), { shop, browser, language })
      const { page, t, screen } = desk
      await desk.showsIn('chat')
      await expect(screen.getByRole('heading', { name: t('ask.categories') })).toBeVisible()
      const calls: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/api/')) calls.push(request.url())
      })
      await screen
        .getByRole('button', { name: /Burger/ })
        .first()
        .click()
      const frame = page.frames().find((each) => each !== page.mainFrame())
      const isStopped = await frame?.evaluate(() =>
        fetch('/api/x/time').then(
          () => false,
          () => true,
        ),
      )
      expect([isStopped, calls]).toEqual([true, []])
      await desk.leave()
    })

    test('it is gone on with in a tab of its own, by the answers it got then', async ({
      shopper,
      shop,
      browser,
    }) => {
      await openMenu(shopper)
      const desk = await openedAtDesk(await sendConversation(shopper, shop), { shop, browser, language })
      const opened = desk.page.context().waitForEvent('page')
      await desk.says('desk.take.app')
      const tab = await opened
      await expect(tab.getByText(desk.t('desk.take.mark'))).toBeVisible()
      const category = /^Burger/
      await tab
        .getByRole('button', { name: category })
        .or(tab.getByRole('link', { name: category }))
        .first()
        .click()
      await expect(
        tab.getByText(shopper.word({ en: 'Brygga burger', no: 'Bryggaburger' })).first(),
      ).toBeVisible()
      await desk.leave()
    })
  })

test('nothing that axe can find is wrong with the desk', async ({ shopper, shop, browser }) => {
  await openMenu(shopper)
  const code = await sendConversation(shopper, shop)
  const desk = await openedAtDesk(code, { shop, browser, width: 768 })
  for (const colour of COLOURS) {
    await inColour(desk.page, colour)
    await expectNoViolations(desk.page)
  }
  await desk.says('desk.opened.back')
  await expect(desk.page.getByRole('table')).toBeVisible()
  await expectNoViolations(desk.page)
  await desk.leave()
})

/** The customer sees that something of the order is not to be had. */
async function expectConflicted(shopper: Shopper): Promise<void> {
  await expect(shopper.page.getByText(shopper.t('CurrentOrderPage.error.CONFLICTED')).first()).toBeVisible()
}
