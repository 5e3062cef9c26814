import { useWallet } from './use-wallet.ts'
import { WalletButtons } from './wallet-buttons.tsx'

/** The wallets of this device, for the order that is looked at once more. */
export function WalletPayment() {
  return <WalletButtons {...useWallet()} />
}
