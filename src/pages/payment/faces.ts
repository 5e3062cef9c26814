import type { PaymentProvider } from '#domain/checkout/payment-provider.ts'
import type { ProviderFace } from './provider-face.ts'
import { stripeFace } from './stripe/stripe-face.tsx'

/** What is drawn of a provider that has more than its sign; of the others nothing is. */
export const FACES: Readonly<Partial<Record<PaymentProvider, ProviderFace>>> = { stripe: stripeFace }
