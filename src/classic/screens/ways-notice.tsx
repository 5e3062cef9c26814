import type { Interruption } from '#bindings/prompts/interruption-way.ts'
import { useWay } from '#bindings/prompts/use-way.ts'
import { Notice } from '#ui/primitives/notice.tsx'

/** An interruption in words, with its ways on. */
export function WaysNotice({ interruption }: { readonly interruption: Interruption }) {
  const take = useWay()
  const { ways, ...notice } = interruption
  return (
    <Notice
      {...notice}
      isLive
      actions={ways.map(({ id, text }, index) => ({ id, text, isPrimary: index === 0 }))}
      onAction={(id) => {
        const way = ways.find((known) => known.id === id)
        if (way) take(way)
      }}
    />
  )
}
