import { laterPart } from '#bindings/runtime/later.ts'
import { callFetched } from '#bindings/runtime/until-fetched.ts'
import type { ProviderFace } from '../provider-face.ts'

/** Whatever needs the library of Stripe is fetched when a card was chosen, and never before. */
export const stripeFace: ProviderFace = {
  Card: laterPart(() => import('./card-payment.tsx').then(({ CardPayment }) => CardPayment)),
  Wallets: laterPart(() => import('./wallet-payment.tsx').then(({ WalletPayment }) => WalletPayment)),
  approve: (access, secret) =>
    callFetched(() => import('./stripe-loader.ts')).then(({ approveCard }) => approveCard(access, secret)),
}
