import { useEffect, useRef } from 'react'
import { Button } from '../primitives/button.tsx'
import { Notice } from '../primitives/notice.tsx'
import { OrderRow, type OrderRowProps } from './past-order.tsx'
import s from './order-history.module.css'

type OrderHistoryProps = {
  readonly label: string
  readonly rows: readonly OrderRowProps[]
  readonly empty: string
  /** How many of how many are shown. */
  readonly counter: string
  readonly more?: { readonly text: string; readonly isBusy: boolean; readonly onMore: () => void } | undefined
  readonly anew: { readonly text: string; readonly onAct: () => void }
  readonly isLive: boolean
}

/** The orders of the past, newest first, a page at a time (S2.57, S2.58). */
export function OrderHistory({ label, rows, empty, counter, more, anew, isLive }: OrderHistoryProps) {
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef<number | undefined>(undefined)
  useEffect(() => {
    const { current: index } = firstNew
    if (index === undefined || rows.length <= index) return
    // On to what came: the button may be gone.
    firstNew.current = undefined
    list.current?.querySelectorAll<HTMLElement>(':scope > li')[index]?.focus()
  }, [rows.length])
  if (rows.length === 0)
    return (
      <Notice
        tone="info"
        title={empty}
        isLive={isLive}
        actions={[{ id: 'new', text: anew.text, isPrimary: true }]}
        onAction={anew.onAct}
      />
    )
  return (
    <div className={s.history}>
      <ul ref={list} className={s.list} aria-label={label}>
        {rows.map((row) => (
          <li key={row.id} tabIndex={-1}>
            <OrderRow {...row} isLive={isLive} />
          </li>
        ))}
      </ul>
      <p className={s.counter}>{counter}</p>
      <div className={s.acts}>
        {more !== undefined && (
          <Button
            tone="outline"
            className={s.act}
            isLive={isLive}
            isBusy={more.isBusy}
            onAct={() => {
              firstNew.current = rows.length
              more.onMore()
            }}
          >
            {more.text}
          </Button>
        )}
        <Button tone="quiet" className={s.act} choice="new" isLive={isLive} onAct={anew.onAct}>
          {anew.text}
        </Button>
      </div>
    </div>
  )
}
