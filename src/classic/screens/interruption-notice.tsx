import { useInterruption } from '#bindings/prompts/use-interruption.ts'
import type { QuestionName } from '#flows/log/turn.ts'
import { WaysNotice } from './ways-notice.tsx'

/** What stands in the way of a screen, in its place, with the ways on. */
export function InterruptionNotice({ name }: { readonly name: QuestionName }) {
  const interruption = useInterruption(name)
  return interruption ? <WaysNotice interruption={interruption} /> : null
}
