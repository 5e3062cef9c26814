import type { SetUpProvider } from '../set-up-provider.ts'
import type { NeptingSettings } from './nepting-payment.ts'

/** A gateway of payment by form. */
export function neptingSetUp(settings: NeptingSettings): SetUpProvider {
  return {
    name: 'nepting',
    told: { formGatewayUrl: settings.url },
    async open({ fetch }) {
      const { neptingPayment } = await import('./nepting-payment.ts')
      return neptingPayment(settings, fetch)
    },
  }
}
