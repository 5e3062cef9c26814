import type { ReactNode } from 'react'
import { Price } from '../primitives/price.tsx'
import { NutritionTable, type NutritionFacts } from '../product/nutrition-table.tsx'
import s from './order-lines.module.css'

export type OrderLine = {
  readonly id: string
  /** "2 x", already with its sign */
  readonly quantity: string
  readonly name: string
  /** The language of the name, where it is not the page's. */
  readonly nameLang?: string | undefined
  readonly details: readonly string[]
  /** All that is marked on it. */
  readonly contains?: string | undefined
  readonly warning?: string | undefined
  readonly nutrition?: NutritionFacts | undefined
  readonly price: string
  /** Why it cannot be had; its name is struck through (S8.7). */
  readonly unavailable?: string | undefined
  readonly was?: { readonly text: string; readonly label: string } | undefined
}

type OrderLinesProps<T extends OrderLine> = {
  /** Left out where what they stand in alone has their name. */
  readonly label?: string
  readonly lines: readonly T[]
  /** What stands below a line: its picker, its removal. */
  readonly renderFoot?: (line: T) => ReactNode
}

/** The lines of an order as basket, recap, receipt and order card all show them: the same words everywhere. */
export function OrderLines<T extends OrderLine>({ label, lines, renderFoot }: OrderLinesProps<T>) {
  return (
    <ul className={s.lines} aria-label={label}>
      {lines.map((line) => (
        <li key={line.id} className={s.line}>
          <span className={s.quantity} translate="no">
            {line.quantity}
          </span>
          <div className={s.what}>
            <p className={s.name} lang={line.nameLang}>
              {line.unavailable === undefined ? line.name : <s>{line.name}</s>}
            </p>
            {line.unavailable !== undefined && <p className={s.warning}>{line.unavailable}</p>}
            {line.details.length > 0 && <p className={s.details}>{line.details.join(' · ')}</p>}
            {line.contains !== undefined && <p className={s.details}>{line.contains}</p>}
            {line.warning !== undefined && <p className={s.warning}>{line.warning}</p>}
            {line.nutrition !== undefined && <NutritionTable facts={line.nutrition} of={line.name} />}
          </div>
          <Price text={line.price} was={line.was} className={s.price} />
          {renderFoot !== undefined && <div className={s.foot}>{renderFoot(line)}</div>}
        </li>
      ))}
    </ul>
  )
}
