import type { SetUpProvider } from '../set-up-provider.ts'
import type { VippsSettings } from './vipps-client.ts'

/** What Vipps MobilePay takes, in small letters. */
export const VIPPS_CURRENCIES: readonly string[] = ['nok', 'dkk', 'eur', 'sek']

/** A sales unit at Vipps MobilePay. */
export function vippsSetUp(settings: VippsSettings): SetUpProvider {
  return {
    name: 'vipps',
    problemsIn: ({ currencies }) =>
      currencies
        .filter((currency) => !VIPPS_CURRENCIES.includes(currency))
        .map(
          (currency) =>
            `payments cannot have "vipps" where something is sold in ${currency}, as Vipps MobilePay takes ${VIPPS_CURRENCIES.join(', ')} alone: take it out of "payments", or set "currency" to one of these`,
        ),
    async open({ clock, fetch }) {
      const { vippsClient } = await import('./vipps-client.ts')
      const { vippsPayment } = await import('./vipps-payment.ts')
      return vippsPayment(vippsClient(settings, clock, fetch), settings)
    },
  }
}
