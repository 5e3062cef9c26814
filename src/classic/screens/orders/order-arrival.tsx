import { NeedsTexts } from '#bindings/words/needs-texts.tsx'
import { useArrival } from '#bindings/orders/use-arrival.ts'
import { ArrivalPanel } from '#ui/orders/arrival-panel.tsx'

/** When the kitchen may expect the customer of the live order; fetched once somebody wants to tell it. */
export function OrderArrival() {
  return (
    <NeedsTexts of="orders">
      <Arrival />
    </NeedsTexts>
  )
}

function Arrival() {
  return <ArrivalPanel {...useArrival()} isLive />
}
