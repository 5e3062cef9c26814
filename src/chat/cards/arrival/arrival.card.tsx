import { NeedsTexts } from '#bindings/words/needs-texts.tsx'
import { useArrival } from '#bindings/arrival/use-arrival.ts'
import { ArrivalPanel } from '#ui/arrival/arrival-panel.tsx'

type ArrivalProps = { readonly isLive: boolean }

/** Tells the kitchen when the customer of an order arrives; fetched once somebody wants that. */
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
