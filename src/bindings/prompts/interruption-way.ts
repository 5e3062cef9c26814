import type { Route } from '#domain/navigation/routes.ts'
import type { Command } from '#flows/log/commands.ts'

/** A way on: something the customer does, or an address. */
export type Way = { readonly id: string; readonly text: string } & (
  { readonly command: Command } | { readonly route: Route }
)

/** Something that stands in the way of the order, in words, with every way on. The chat shows it as a card, the classic view as a dialog. */
export type Interruption = {
  readonly tone: 'info' | 'warm' | 'error'
  readonly title: string
  readonly text?: string
  readonly ways: readonly Way[]
}

export function way(id: string, text: string, command: Command): Way {
  return { id, text, command }
}
