import type { PaymentProvider } from '#domain/checkout/payment-provider.ts'
import { FACES } from './faces.ts'
import type { WalletsProps } from './provider-face.ts'

type Of = { readonly provider: PaymentProvider }

/** The card form of a provider, on our page. */
export function CardOfProvider({ provider }: Of) {
  const Card = FACES[provider]?.Card
  return Card ? <Card /> : null
}

/** The wallets that pay through a provider. */
export function WalletsOfProvider({ provider, ...wallets }: Of & WalletsProps) {
  const Wallets = FACES[provider]?.Wallets
  return Wallets ? <Wallets {...wallets} /> : null
}
