import { useCallback, useState } from 'react'
import type { LineId, OrderId } from '#domain/ids.ts'

/** A dialog that is not a question of the conversation: opened by the customer or by an event. */
export type OwnDialog =
  | { readonly name: 'info' }
  | { readonly name: 'removal'; readonly lineId: LineId }
  | { readonly name: 'rating'; readonly orderId: OrderId }
  | { readonly name: 'paid' }
  | { readonly name: 'available' }
  | { readonly name: 'reordered' }

/** What is told by a dialog itself, which is read as it opens. */
export const TOLD_BY_DIALOG: Readonly<Partial<Record<OwnDialog['name'], string>>> = {
  paid: 'ack.paid',
  available: 'ack.orderingEnabled',
  reordered: 'ack.reordered',
}

export type DialogQueue = {
  /** The one that is shown; the others follow it. */
  readonly current: OwnDialog | undefined
  readonly open: (dialog: OwnDialog) => void
  readonly close: () => void
}

/** Dialogs are shown one at a time, in the order they were opened; one that waits already is not opened twice. */
export function useDialogQueue(): DialogQueue {
  const [queue, setQueue] = useState<readonly OwnDialog[]>([])
  return {
    current: queue[0],
    open: useCallback(
      (dialog: OwnDialog) =>
        setQueue((known) => (known.some(({ name }) => name === dialog.name) ? known : [...known, dialog])),
      [],
    ),
    close: useCallback(() => setQueue((known) => known.slice(1)), []),
  }
}
