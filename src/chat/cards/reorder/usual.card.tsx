import { useUsual } from '#bindings/reorder/use-usual.ts'
import { Notice } from '#ui/primitives/notice.tsx'

/** A returning customer's usual order, one tap from its recap. */
export function UsualCard({ isLive }: { readonly isLive: boolean }) {
  const usual = useUsual()
  return usual ? <Notice {...usual} isLive={isLive} /> : null
}
