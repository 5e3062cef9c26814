import { Dialogs } from './dialogs/dialogs.tsx'
import type { OwnDialog } from './dialogs/own-dialog.ts'
import { BasketPanel } from './layout/basket-panel.tsx'
import { SideMenu } from './layout/side-menu.tsx'
import type { Popover } from './layout/use-popover.ts'

export type LayersProps = {
  readonly menu: Popover
  readonly basket: Popover
  readonly productName: string
  readonly languages: readonly string[]
  readonly isAtCheckout: boolean
  readonly asked: string | undefined
  readonly own: OwnDialog | undefined
  readonly onClose: () => void
}

/** Everything that is shown over a screen, fetched after it. */
export function Layers({
  menu,
  basket,
  productName,
  languages,
  isAtCheckout,
  asked,
  own,
  onClose,
}: LayersProps) {
  return (
    <>
      <SideMenu popover={menu} productName={productName} languages={languages} />
      <BasketPanel popover={basket} isAtCheckout={isAtCheckout} />
      <Dialogs asked={asked} own={own} onClose={onClose} />
    </>
  )
}
