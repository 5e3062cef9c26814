import { readFile } from 'node:fs/promises'
import type { Browser, FrameLocator, Page } from '@playwright/test'
import type { Recording } from '#flows/core/engine/replay.ts'
import { replay } from '#flows/core/engine/replay.ts'
import { expect, inEachView, test, type Shop } from '../fixtures.ts'
import { COLOURS, inColour } from '../vocabulary/colours.ts'
import { expectNoViolations } from '../vocabulary/faults.ts'
import { Colleague } from '../vocabulary/staff.ts'
import type { Shopper } from '../vocabulary/shopper.ts'
import type { Texts } from '../vocabulary/texts.ts'

test.use({ allowedNoise: [/status of 4\d\d/] })

const MAIL = 'kari@example.no'
const DAY_MS = 86_400_000
const LOCALES = { en: 'en-GB', no: 'nb-NO' } as const
type Spoken = keyof typeof LOCALES

/** Somebody of the staff who has a conversation open, and what is shown of it. */
type Desk = { readonly page: Page; readonly t: Texts; readonly screen: FrameLocator; readonly code: string }

/** Sends what was said to the restaurant; the code that is shown. */
async function sent({ page, t, view }: Shopper, shop: Shop, isWithValues = false): Promise<string> {
  await page.goto(`${shop.url}/send-conversation?view=${view}`)
  if (isWithValues) await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('sendPage.act') }).click()
  const shown = page.getByText(/[A-Z0-9]{3}-[A-Z0-9]{3}/)
  await expect(shown).toBeVisible()
  return /[A-Z0-9]{3}-[A-Z0-9]{3}/.exec(await shown.innerText())?.[0] ?? ''
}

/** The desk in a browser of its own, with this conversation open. */
async function lookedAt(
  code: string,
  {
    shop,
    browser,
    language = 'en',
    width = 1280,
  }: { shop: Shop; browser: Browser; language?: Spoken; width?: number },
): Promise<Desk> {
  const page = await browser.newPage({ locale: LOCALES[language], viewport: { width, height: 900 } })
  const kari = new Colleague(page, shop, language, `desk.${shop.noon()}.${language}@example.com`)
  const { t } = kari
  await page.goto(await kari.isTakenIn('support', 'Kari Nordmann'))
  await kari.joins()
  await kari.sees('desk.title')
  await page.getByLabel(t('desk.find.code'), { exact: true }).fill(code.toLowerCase())
  await page.getByRole('button', { name: t('desk.find.act') }).click()
  await page.getByRole('button', { name: t('desk.why.called') }).click()
  await expect(page.getByRole('heading', { name: t('desk.step.title') })).toBeVisible()
  return { page, t, code, screen: page.frameLocator(`iframe[title="${t('desk.screen.title')}"]`) }
}

for (const language of ['en', 'no'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language, locale: LOCALES[language] })

    inEachView(() => {
      test('what a customer sent is found by its code, and shown as they saw it, turn by turn', async ({
        shopper,
        shop,
        browser,
      }) => {
        await shopper.open()
        await shopper.chooseRestaurant('Brygga Burger', 'EATIN')
        await shopper.chooseCategory(shopper.word({ en: 'Burgers', no: 'Burgere' }))
        const { page, t, screen } = await lookedAt(await sent(shopper, shop), { shop, browser, language })
        await expect(page.locator('[aria-current=step]').first()).toContainText('category.choose')
        await page.locator('section select').first().selectOption('chat')
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
        await page.close()
      })

      test('a complaint becomes an answer, and a test: what was ordered is seen, the customer is written to, and nobody is in the test', async ({
        shopper,
        shop,
        browser,
      }) => {
        await shopper.open()
        await shopper.chooseRestaurant('Brygga Burger', 'EATIN')
        await shopper.chooseCategory(shopper.word({ en: 'Meals', no: 'Menyer' }))
        await shopper.openProduct(shopper.word({ en: 'Brygga meal', no: 'Bryggamenyen' }))
        await shopper.pickOption(
          shopper.word({ en: 'Size', no: 'Størrelse' }),
          shopper.word({ en: 'Single, 150 g', no: 'Enkel, 150 g' }),
        )
        await shopper.pickOption(
          shopper.word({ en: 'Side', no: 'Tilbehør' }),
          shopper.word({ en: 'Fries', no: 'Pommes frites' }),
        )
        await shopper.pickOption(shopper.word({ en: 'Drink', no: 'Drikke' }), 'Cola')
        await shopper.confirmProduct()
        await shopper.checkout()
        await shopper.fillEmail(MAIL)
        await shopper.acceptPolicy()
        await shopper.pay()
        await shopper.expectQuestion('order')
        const { page, t, screen, code } = await lookedAt(await sent(shopper, shop, true), {
          shop,
          browser,
          language,
        })
        const written = (text: string) => page.getByRole('listitem').filter({ hasText: text })

        await test.step('the drink stands in the order as the customer saw it', async () => {
          await page.locator('section select').first().selectOption('chat')
          await expect(screen.getByText(/Cola/).first()).toBeVisible()
        })
        await test.step('the mail address is shown to who says why', async () => {
          await expect(page.getByText(MAIL)).toHaveCount(0)
          await page.getByLabel(t('desk.values.why')).fill('has asked for an answer')
          await page.getByRole('button', { name: t('desk.values.act') }).click()
          await expect(written(MAIL)).toBeVisible()
        })
        await test.step('a mail goes to the customer', async () => {
          await page.getByLabel(t('desk.notes.reply')).fill('<b>Sorry</b> about the cola')
          await page.getByRole('button', { name: t('desk.notes.send') }).click()
          await expect(written('<b>Sorry</b> about the cola')).toBeVisible()
        })
        await test.step('the test folds as it was lived, without anybody in it', async () => {
          const download = page.waitForEvent('download')
          await page.getByRole('button', { name: t('desk.take.test') }).click()
          const text = await readFile(await (await download).path(), 'utf8')
          expect(text).not.toContain(MAIL)
          expect(replay(JSON.parse(text) as Recording)).toMatchObject({ outcome: 'identical' })
        })
        await test.step('each look stands in the list of looks', async () => {
          await page.goto(`${shop.url}/support/looks`)
          await expect(page.getByRole('cell', { name: code.replace('-', '') })).toHaveCount(4)
        })
        await page.close()
      })
    })
  })

test('what is kept for its days is forgotten then, and its code is told to be unknown', async ({
  chat,
  shop,
  browser,
}) => {
  await chat.open()
  const code = await sent(chat, shop)
  await shop.setTime(shop.noon() + 31 * DAY_MS)
  const page = await browser.newPage({ locale: LOCALES.en })
  const kari = new Colleague(page, shop, 'en', `desk.${shop.noon()}.late@example.com`)
  await page.goto(await kari.isTakenIn('support', 'Kari Nordmann'))
  await kari.joins()
  await page.getByLabel(kari.t('desk.find.code'), { exact: true }).fill(code)
  await page.getByRole('button', { name: kari.t('desk.find.act') }).click()
  await expect(page.getByRole('status')).toHaveText(kari.t('desk.find.none'))
  await page.goto(`${shop.url}/support?code=${code}`)
  await page.getByRole('button', { name: kari.t('desk.why.called') }).click()
  await expect(page.getByText(kari.t('staff.unknownConversation'))).toBeVisible()
  await page.close()
})

test.describe('with a conversation at the menu', () => {
  let code = ''
  test.beforeEach(async ({ chat, shop }) => {
    await chat.open()
    await chat.chooseRestaurant('Brygga Burger', 'EATIN')
    code = await sent(chat, shop)
  })

  test('nothing leaves the screen that is replayed, whatever is tapped in it', async ({ shop, browser }) => {
    const { page, t, screen } = await lookedAt(code, { shop, browser })
    await expect(screen.getByRole('heading', { name: t('ask.categories') })).toBeVisible()
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url())
    })
    await screen
      .getByRole('button', { name: /Burgers/ })
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
    await page.close()
  })

  test('it is gone on with in a tab of its own, by the answers it got then', async ({ shop, browser }) => {
    const { page, t } = await lookedAt(code, { shop, browser })
    const opened = page.context().waitForEvent('page')
    await page.getByRole('button', { name: t('desk.take.app') }).click()
    const tab = await opened
    await expect(tab.getByText(t('desk.take.mark'))).toBeVisible()
    await tab
      .getByRole('button', { name: /Burgers/ })
      .first()
      .click()
    await expect(tab.getByRole('heading', { name: t('ask.products') })).toBeVisible()
    await page.close()
  })

  test('nothing that axe can find is wrong with the desk', async ({ shop, browser }) => {
    const { page, t } = await lookedAt(code, { shop, browser, width: 768 })
    for (const colour of COLOURS) {
      await inColour(page, colour)
      await expectNoViolations(page)
    }
    await page.getByRole('button', { name: t('desk.opened.back') }).click()
    await expect(page.getByRole('table')).toBeVisible()
    await expectNoViolations(page)
    await page.close()
  })
})
