import { NeedsTexts } from '#bindings/words/needs-texts.tsx'
import { useArrival } from '#bindings/arrival/use-arrival.ts'
import { ArrivalPanel } from '#ui/arrival/arrival-panel.tsx'

/** Tells the kitchen when the customer of an order arrives; fetched once somebody wants that. */
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
