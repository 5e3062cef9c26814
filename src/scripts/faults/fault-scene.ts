import type { GatewaySimulator } from '#simulators/nepting/gateway-simulator.ts'
import type { StripeSimulator } from '#simulators/stripe/stripe-simulator.ts'
import type { VippsSimulator } from '#simulators/vipps/vipps-simulator.ts'
import type { FaultCustomer } from './fault-customer.ts'
import type { ServingProcess } from './serving-process.ts'

/** What one schedule happens in: its own customer and providers, on processes and a database that live on. */
export type Scene = {
  readonly customer: FaultCustomer
  readonly stripe: StripeSimulator
  readonly gateway: GatewaySimulator
  readonly vipps: VippsSimulator
  readonly clock: { value: number }
  readonly counter: Counter
  process(index: number): Promise<ServingProcess>
  readonly bring: Bring
}

/** Brings a message to whichever process it reaches; its status, 0 where that process was killed meanwhile. */
export type Bring = (path: string, body: string, headers: Readonly<Record<string, string>>) => Promise<number>

/** What is sold, and where. */
export type Counter = { readonly restaurantId: string; readonly productCode: string; readonly items: unknown }
