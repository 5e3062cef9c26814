import type { Page } from '@playwright/test'

/** Every page that stands beside the conversation, by its address and its heading. */
export const PAGES = [
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

/** Opens an address without loading the page anew, as going back and forth does. */
export async function openInPlace(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    history.pushState(null, '', href)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

/** Whether a page stands at this address. */
export function isPage(url: string): boolean {
  const { pathname } = new URL(url)
  return PAGES.some(([address]) => address.split('?')[0] === pathname)
}
