import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import type { Elements } from '#ui/primitives/elements.ts'
import { Price } from '#ui/primitives/price.tsx'
import { Totals, type TotalRow } from '#ui/basket/total-rows.tsx'
import s from './receipt.module.css'

type ReceiptProps = {
  readonly title: string
  /** What a screen reader calls it; the place it stands in has its title. */
  readonly label: string
  /** Mode and ready time first and strong: "Eat in", "ready about 12:40", "free to cancel until 12:25". */
  readonly facts: readonly { readonly id: string; readonly text: string; readonly isStrong?: boolean }[]
  /** None while `empty` tells of that. */
  readonly lines: Elements
  readonly empty: string
  readonly totals: readonly TotalRow[]
  readonly act?: { readonly text: string; readonly price: string; readonly onAct: () => void } | undefined
  /** What else can be done with it. */
  readonly other?: { readonly text: string; readonly label: string; readonly onAct: () => void } | undefined
}

/** The order so far, beside the conversation where there is room. */
export function Receipt({ title, label, facts, lines, empty, totals, act, other }: ReceiptProps) {
  return (
    <Card label={label}>
      <h2 className={s.title}>{title}</h2>
      {facts.length > 0 && (
        <p className={s.facts}>
          {facts.map(({ id, text, isStrong }, index) => (
            <span key={id}>
              {index > 0 && <span>{' · '}</span>}
              {isStrong ? <b>{text}</b> : <span>{text}</span>}
            </span>
          ))}
        </p>
      )}
      {!lines ? (
        <p className={s.empty}>{empty}</p>
      ) : (
        <>
          <div className={s.lines}>{lines}</div>
          <Totals rows={totals} />
          {act !== undefined && (
            <Button tone="primary" className={s.act} choice="checkout" onAct={act.onAct}>
              <span>{act.text}</span>
              <Price text={act.price} />
            </Button>
          )}
          {other !== undefined && (
            <Button tone="quiet" className={s.other} label={other.label} onAct={other.onAct}>
              {other.text}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}
