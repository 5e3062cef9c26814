import { expect, test } from '../fixtures.ts'
import { COLOURS } from '../vocabulary/colours.ts'
import { expectNoViolations } from '../vocabulary/faults.ts'
import { expectRoomForTexts } from '../vocabulary/layout.ts'
import { Colleague } from '../vocabulary/staff.ts'

const PHONE = { width: 360, height: 740 }

// A form that is refused says so by its status, too.
test.use({ allowedNoise: [/status of 4\d\d/] })

for (const [language, locale] of [
  ['en', 'en-GB'],
  ['no', 'nb-NO'],
] as const)
  test.describe(`in ${language}, without script`, () => {
    test.use({ javaScriptEnabled: false, locale, viewport: PHONE })

    test('somebody joins the staff by a link, is logged out, and logs in by password and code', async ({
      page,
      shop,
    }) => {
      const kari = new Colleague(page, shop, language, `kari.${language}@example.com`)
      await page.goto(await kari.isTakenIn('manager', 'Kari Nordmann'))
      await kari.sees('staff.join.title')
      await expect(page.getByRole('img', { name: kari.t('staff.join.qr') })).toBeVisible()
      await test.step('a password that everybody tries is refused beside its field', async () => {
        await kari.joins('Passord123')
        await expect(page.getByRole('alert')).toHaveText(kari.t('staff.join.wrong'))
        await expect(page.getByText(kari.t('problem.field.passwordCommon'))).toBeVisible()
      })
      await kari.joins()
      await page.goto(`${shop.url}/support/looks`)
      await kari.sees('staff.looks.title')
      await kari.press('accountMenu.logOut')
      await expect(page.getByRole('status')).toHaveText(kari.t('staff.login.ended'))

      await page.goto(`${shop.url}/support/looks`)
      await kari.sees('staff.login.title')
      await test.step('the code of joining works no more, and the mail stays', async () => {
        await kari.logsIn()
        await expect(page.getByRole('alert')).toHaveText(kari.t('staff.wrongCredentials'))
        await expect(page.getByRole('textbox', { name: kari.t('account.field.email') })).toHaveValue(
          kari.email,
        )
      })
      await shop.setTime(shop.noon() + 60_000)
      await kari.logsIn()
      await kari.sees('staff.looks.title')
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('nothing that axe can find is wrong with the pages of the staff, and each text has room', async ({
    page,
    shop,
  }) => {
    const ola = new Colleague(page, shop, 'en', 'ola@example.com')
    const isFine = async () => {
      await expectNoViolations(page, COLOURS)
      await expectRoomForTexts(page)
    }
    await page.goto(`${shop.url}/support/login`)
    await isFine()
    await page.goto(await ola.isTakenIn('support', 'Ola Nordmann'))
    await isFine()
    await ola.joins('Passord123')
    await isFine()
    await ola.joins()
    await page.goto(`${shop.url}/support/looks`)
    await ola.sees('staff.looks.own')
    await isFine()
  })
})
