import { NeedsTexts } from '#bindings/needs-texts.tsx'
import { useArrival } from '#bindings/use-arrival.ts'
import { ArrivalPanel } from '#ui/arrival-panel.tsx'

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
