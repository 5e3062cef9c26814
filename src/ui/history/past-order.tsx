import { useId, useState } from 'react'
import { Button } from '../primitives/button.tsx'
import { Card } from '../primitives/card.tsx'
import { useIsPlain } from '../forms/page-form.ts'
import { Icon } from '../primitives/icon.tsx'
import { AfterOrder, type AfterOrderProps } from '../orders/after-order.tsx'
import { OrderLines, type OrderLine } from '../basket/order-lines.tsx'
import { Price } from '../primitives/price.tsx'
import s from './past-order.module.css'

export type OrderRowProps = {
  readonly id: string
  /** The whole of it in a line, for who hears it: place, day, total. */
  readonly name: string
  readonly title: string
  readonly facts: readonly string[]
  readonly total: string
  /** What went wrong with it, if something did. */
  readonly trouble?: string | undefined
  readonly lines: readonly OrderLine[]
  readonly labels: { readonly lines: string; readonly show: string; readonly hide: string }
  readonly again?: { readonly text: string; readonly name: string; readonly onAct: () => void } | undefined
  readonly care: AfterOrderProps
}

/** One order of the past: what, where, when and for how much; its lines on demand; and once more with one tap. */
export function OrderRow({ isLive, ...order }: OrderRowProps & { readonly isLive: boolean }) {
  const detailsId = useId()
  const [isOpen, setIsOpen] = useState(useIsPlain())
  return (
    <Card label={order.name} className={s.row}>
      <div className={s.head}>
        <div className={s.what}>
          <p className={s.title}>{order.title}</p>
          <p className={s.facts}>{order.facts.join(' · ')}</p>
        </div>
        <Price text={order.total} className={s.total} />
      </div>
      {order.trouble !== undefined && <p className={s.trouble}>{order.trouble}</p>}
      <Button
        tone="bare"
        className={s.toggle}
        isExpanded={isOpen}
        controls={isOpen ? detailsId : undefined}
        isLive={isLive}
        onAct={() => setIsOpen(!isOpen)}
      >
        <span>{isOpen ? order.labels.hide : order.labels.show}</span>
        <Icon name="chevron" size="s" className={isOpen ? s.up : s.down} />
      </Button>
      {isOpen && (
        <div id={detailsId}>
          <OrderLines label={order.labels.lines} lines={order.lines} />
        </div>
      )}
      <AfterOrder {...order.care} isLive={isLive} />
      {order.again !== undefined && (
        <Button
          tone="outline"
          className={s.again}
          label={order.again.name}
          choice={`again-${order.id}`}
          isLive={isLive}
          onAct={order.again.onAct}
        >
          {order.again.text}
        </Button>
      )}
    </Card>
  )
}
