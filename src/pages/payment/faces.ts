import type { PaymentProvider } from '#domain/checkout/payment-provider.ts'
import { neptingFace } from './nepting/nepting-face.tsx'
import type { ProviderFace } from './provider-face.ts'
import { stripeFace } from './stripe/stripe-face.tsx'
import { testFace } from './test/test-face.tsx'
import { vippsFace } from './vipps/vipps-face.tsx'

/** What is drawn of each provider. */
export const FACES: Readonly<Record<PaymentProvider, ProviderFace>> = {
  stripe: stripeFace,
  nepting: neptingFace,
  vipps: vippsFace,
  test: testFace,
}
