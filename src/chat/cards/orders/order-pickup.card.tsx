import { NeedsTexts } from '#bindings/words/needs-texts.tsx'
import { useOtherPickup } from '#bindings/orders/use-other-pickup.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { SlotPicker } from '#ui/checkout/slot-picker.tsx'
import type { CardProps } from '../card-props.ts'

/** Another pickup time for a placed order; its current one is selected. */
export function OrderPickupCard(props: CardProps) {
  return (
    <NeedsTexts of="orders">
      <Picker {...props} />
    </NeedsTexts>
  )
}

function Picker({ isLive }: CardProps) {
  const pickup = useOtherPickup()
  return pickup.picker ? (
    <SlotPicker {...pickup.picker} isLive={isLive} />
  ) : (
    <Notice
      tone="warm"
      title={pickup.none}
      isLive={isLive}
      actions={[pickup.keep]}
      onAction={pickup.onKeep}
    />
  )
}
