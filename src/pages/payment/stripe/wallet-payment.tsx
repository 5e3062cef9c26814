import type { WalletsProps } from '../provider-face.ts'
import { useWallet } from './use-wallet.ts'
import { WalletButtons } from './wallet-buttons.tsx'

/** The wallets of this device, for the order that is looked at once more. */
export function WalletPayment({ isPolicyBeside }: WalletsProps) {
  const wallet = useWallet(isPolicyBeside)
  return wallet.access.isReplayed ? null : <WalletButtons {...wallet} />
}
