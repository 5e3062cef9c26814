import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Recording } from '#flows/core/engine/replay.ts'
import { replay } from '#flows/core/engine/replay.ts'
import { expect, test, type Shop } from '../fixtures.ts'
import { COLOURS, inColour } from '../vocabulary/colours.ts'
import { expectNoViolations } from '../vocabulary/faults.ts'
import { Colleague } from '../vocabulary/staff.ts'
import type { Texts } from '../vocabulary/texts.ts'
import type { Shopper } from '../vocabulary/shopper.ts'

test.use({ allowedNoise: [/status of 4\d\d/] })

/** Sends what was said to the restaurant; the code that is shown. */
async function sent({ page, t }: Shopper, shop: Shop, isWithValues = false): Promise<string> {
  await page.goto(`${shop.url}/send-conversation`)
  if (isWithValues) await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('sendPage.act') }).click()
  const shown = page.getByText(/[A-Z0-9]{3}-[A-Z0-9]{3}/)
  await expect(shown).toBeVisible()
  return /[A-Z0-9]{3}-[A-Z0-9]{3}/.exec(await shown.innerText())?.[0] ?? ''
}

/** Somebody of the staff at the desk, in a browser of their own. */
async function atTheDesk(page: Page, shop: Shop, language: 'en' | 'no'): Promise<Texts> {
  const kari = new Colleague(page, shop, language, `desk.${shop.noon()}.${language}@example.com`)
  await page.goto(await kari.isTakenIn('support', 'Kari Nordmann'))
  await kari.joins()
  await kari.sees('desk.title')
  return kari.t
}

async function opened(page: Page, t: Texts, code: string): Promise<void> {
  await page.getByLabel(t('desk.find.code'), { exact: true }).fill(code.toLowerCase())
  await page.getByRole('button', { name: t('desk.find.act') }).click()
  await page.getByRole('button', { name: t('desk.why.called') }).click()
  await expect(page.getByRole('heading', { name: t('desk.step.title') })).toBeVisible()
}

const screenIn = (page: Page, t: Texts) => page.frameLocator(`iframe[title="${t('desk.screen.title')}"]`)

for (const [language, locale] of [
  ['en', 'en-GB'],
  ['no', 'nb-NO'],
] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language, locale })

    test('what a customer sent is found by its code, and shown as they saw it, turn by turn', async ({
      shopper,
      shop,
      browser,
    }) => {
      await shopper.open()
      await shopper.chooseRestaurant('Brygga Burger', 'EATIN')
      await shopper.chooseCategory(shopper.word({ en: 'Burgers', no: 'Burgere' }))
      const code = await sent(shopper, shop)
      const page = await browser.newPage({ locale, viewport: { width: 1280, height: 900 } })
      const t = await atTheDesk(page, shop, language)
      await opened(page, t, code)
      const screen = screenIn(page, t)
      await expect(screen.getByRole('heading', { name: t('ask.products') })).toBeVisible()
      await test.step('an arrow key goes a turn back', async () => {
        await page.keyboard.press('ArrowLeft')
        await expect(screen.getByRole('heading', { name: t('ask.categories') })).toBeVisible()
      })
      await test.step('what a screen reader said is told in order', async () => {
        await expect(
          page
            .getByRole('listitem')
            .filter({ hasText: t('ask.categories') })
            .last(),
        ).toBeVisible()
      })
      await test.step('the same turn in the other view', async () => {
        await page.getByLabel(t('desk.screen.view')).selectOption('classic')
        await expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
      })
      await page.close()
    })
  })

test('nothing leaves the screen that is replayed, whatever is tapped in it', async ({
  shopper,
  shop,
  browser,
}) => {
  await shopper.open()
  await shopper.chooseRestaurant('Brygga Burger', 'EATIN')
  const code = await sent(shopper, shop)
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const t = await atTheDesk(page, shop, 'en')
  await opened(page, t, code)
  const screen = screenIn(page, t)
  await expect(screen.getByRole('heading', { name: t('ask.categories') })).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  await screen
    .getByRole('button', { name: /Burgers/ })
    .first()
    .click()
  const frame = page.frames().find((each) => each.url().startsWith(shop.url) && each !== page.mainFrame())
  const isStopped = await frame?.evaluate(() =>
    fetch('/api/x/time').then(
      () => false,
      () => true,
    ),
  )
  expect([isStopped, calls]).toEqual([true, []])
  await page.close()
})

test('a conversation is taken along as a test, without anybody’s words, and folds as it was lived', async ({
  shopper,
  shop,
  browser,
}) => {
  await shopper.open()
  await shopper.chooseRestaurant('Brygga Burger', 'EATIN')
  const code = await sent(shopper, shop, true)
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const t = await atTheDesk(page, shop, 'en')
  await opened(page, t, code)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('desk.take.test') }).click()
  const recording = JSON.parse(await readFile(await (await download).path(), 'utf8')) as Recording
  expect(replay(recording)).toMatchObject({ outcome: 'identical' })
  await page.goto(`${shop.url}/support/looks`)
  await expect(page.getByRole('cell', { name: code.replace('-', '') }).first()).toBeVisible()
  await page.close()
})

test('nothing that axe can find is wrong with the desk', async ({ shopper, shop, browser }) => {
  await shopper.open()
  await shopper.chooseRestaurant('Brygga Burger', 'EATIN')
  const code = await sent(shopper, shop)
  const page = await browser.newPage({ viewport: { width: 768, height: 900 } })
  const t = await atTheDesk(page, shop, 'en')
  await expectNoViolations(page)
  await opened(page, t, code)
  for (const colour of COLOURS) {
    await inColour(page, colour)
    await expectNoViolations(page)
  }
  await page.close()
})
