import { NeedsTexts } from '#bindings/words/needs-texts.tsx'
import { useArrival } from '#bindings/orders/use-arrival.ts'
import { ArrivalPanel } from '#ui/orders/arrival-panel.tsx'

type ArrivalProps = { readonly isLive: boolean }

/** When the kitchen may expect the customer of the live order; fetched once somebody wants to tell it. */
export function ArrivalCard(props: ArrivalProps) {
  return (
    <NeedsTexts of="orders">
      <Arrival {...props} />
    </NeedsTexts>
  )
}

function Arrival({ isLive }: ArrivalProps) {
  return <ArrivalPanel {...useArrival()} isLive={isLive} />
}
