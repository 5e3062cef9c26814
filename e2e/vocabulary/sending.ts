import type { Locator } from '@playwright/test'
import type { Shopper } from './shopper.ts'

/** The menu view has the way in its footer at all times. */
export async function askForHelp(shopper: Shopper): Promise<void> {
  if (shopper.view === 'classic') return
  await shopper.page.locator('[data-composer]').fill('help')
  await shopper.page.locator('[data-composer]').press('Enter')
  await shopper.expectTold(shopper.t('ack.help'))
}

/** The ways to the page that sends the conversation. */
export function offer({ page, t }: Shopper): Locator {
  return page.getByRole('button', { name: t('sending.offer') })
}
