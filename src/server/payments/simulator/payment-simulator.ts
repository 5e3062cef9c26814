import { randomBytes } from 'node:crypto'
import type { NeptingSettings } from '../nepting/nepting-payment.ts'
import type { StripeSettings } from '../stripe/stripe-client.ts'
import { gatewaySimulator } from './gateway-simulator.ts'
import type { GatewaySimulator } from './gateway-simulator.ts'
import { keptLedgers } from './kept-ledgers.ts'
import { stripeSimulator } from './stripe-simulator.ts'
import type { StripeSimulator } from './stripe-simulator.ts'

/** Every provider there is, played by this process. */
export type PaymentSimulator = {
  readonly stripe: StripeSimulator
  readonly gateway: GatewaySimulator
  /** Begins to send messages to the shop at `ownUrl`. */
  start(ownUrl: string): void
  stop(): void
}

/** With these anybody may ask the simulator, and nobody anything else. */
export const SIMULATED_STRIPE: StripeSettings = {
  secretKey: 'sk_test_simulator',
  publishableKey: 'pk_test_simulator',
  webhookSecret: 'whsec_simulator',
}
export const SIMULATED_GATEWAY: NeptingSettings = {
  url: '/simulator/gateway',
  merchantId: 'simulated-merchant',
  secret: 'the simulated gateway keeps no secret',
}

const DELIVERY_MS = 300

/** Plays Stripe and the gateway by the shop's own clock (epoch ms), remembering everything in `file`. Never in production. */
export function paymentSimulator(file: string, now: () => number): PaymentSimulator {
  const { kept, keep } = keptLedgers(file)
  const common = {
    now,
    newId: (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`,
  }
  let ownUrl: string | undefined
  let timer: NodeJS.Timeout | undefined

  async function post(path: string, body: string, headers: Record<string, string>): Promise<number> {
    if (ownUrl === undefined) throw new Error('the shop is not open yet')
    return (await fetch(ownUrl + path, { method: 'POST', headers, body })).status
  }

  const stripe = stripeSimulator({
    ...SIMULATED_STRIPE,
    ...common,
    authenticationUrl: (id) => `/simulator/authenticate/${id}`,
    send: (body, signature) =>
      post('/api/x/payments/stripe/events', body, {
        'content-type': 'application/json',
        'stripe-signature': signature,
      }),
    ...(kept.stripe && { ledger: kept.stripe }),
    keep: (ledger) => keep('stripe', ledger),
  })
  const gateway = gatewaySimulator({
    ...SIMULATED_GATEWAY,
    ...common,
    send: (url, body) =>
      post(new URL(url).pathname, body, { 'content-type': 'application/x-www-form-urlencoded' }),
    ...(kept.gateway && { ledger: kept.gateway }),
    keep: (ledger) => keep('gateway', ledger),
  })

  return {
    stripe,
    gateway,
    start(url) {
      ownUrl = url
      timer = setInterval(() => {
        void stripe.messages.deliver()
        void gateway.deliver()
      }, DELIVERY_MS)
      timer.unref()
    },
    stop: () => clearInterval(timer),
  }
}
