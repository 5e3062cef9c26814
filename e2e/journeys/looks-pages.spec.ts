import { expect, inEachView, test } from '../fixtures.ts'
import { expectNoAxeViolationsInDarkAndLight, expectNoSidewaysScroll } from '../vocabulary/looks.ts'

/** Every page that stands beside the conversation, by its address and its heading. */
const PAGES = [
  ['/login', 'account.login.title'],
  ['/profile/create', 'account.create.title'],
  ['/profile/mail-sent', 'account.mailSent.title'],
  ['/profile/confirmation/t1', 'account.confirm.title'],
  ['/profile/forgot-password/request', 'account.forgot.title'],
  ['/profile/forgot-password/sent', 'account.forgot.sent.title'],
  ['/profile/forgot-password/success', 'account.forgot.success.title'],
  ['/profile/forgot-password/fail', 'account.forgot.fail.title'],
  ['/payment-success', 'classic.paid.title'],
  ['/payment-refused', 'paymentProblem.payment.refused'],
  ['/order-disabled', 'classic.orderDisabled.title'],
  ['/technical-issue?code=502', 'classic.technicalIssue.title'],
  ['/contact', 'classic.contact'],
  ['/legal/privacy', 'legal.privacy.title'],
  ['/legal/terms', 'legal.terms.title'],
  ['/legal/allergens', 'legal.allergens.title'],
  ['/legal/nutrition', 'legal.nutrition.title'],
  ['/404', 'classic.notFound.title'],
] as const
/** A page opened anew for each; only a limit for what hangs. */
const A_PAGE_MS = 10_000

inEachView(() => {
  test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })

  test('no page beside the conversation has a fault a machine can find, in light and dark (WCAG 2.2 AA)', async ({
    shopper,
    page,
  }) => {
    test.setTimeout(PAGES.length * A_PAGE_MS)
    for (const [address, title] of PAGES)
      await test.step(address, async () => {
        await shopper.open(address)
        await expect(page.getByRole('heading', { name: shopper.t(title), exact: true })).toBeVisible()
        await expectNoAxeViolationsInDarkAndLight(page)
        await expectNoSidewaysScroll(page, address)
      })
  })
})
