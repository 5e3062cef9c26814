import { useInterruption } from '#bindings/use-interruption.ts'
import { useWay } from '#bindings/use-way.ts'
import type { QuestionName } from '#flows/dialogue/turn.ts'
import { Notice } from '#ui/notice.tsx'

/** What stands in the way of a screen, in its place, with the ways on. */
export function InterruptionNotice({ name }: { readonly name: QuestionName }) {
  const take = useWay()
  const interruption = useInterruption(name)
  if (!interruption) return null
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
