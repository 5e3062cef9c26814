import type { ReactNode } from 'react'
import { Price } from '../primitives/price.tsx'
import type { OrderLine } from './order-lines.tsx'
import s from './changed-lines.module.css'

type LineShown = Pick<OrderLine, 'quantity' | 'name' | 'nameLang' | 'details' | 'price'>

/** A line before and after: one that goes has no `is`, one that comes no `was`; one that cannot be changed is `kept`. */
export type ChangedLine = {
  readonly id: string
  readonly was?: LineShown
  readonly is?: LineShown
  readonly kept?: LineShown
  readonly notes: readonly string[]
}

type ChangedLinesProps = {
  readonly label: string
  readonly lines: readonly ChangedLine[]
  /** Each with the colon of its language. */
  readonly labels: Readonly<Record<'before' | 'after' | 'gone' | 'added', string>>
}

/** What would become of the lines of an order: each as it is, struck through, and as it would be. */
export function ChangedLines({ label, lines, labels }: ChangedLinesProps) {
  return (
    <ul className={s.lines} aria-label={label}>
      {lines.map(({ id, was, is, kept, notes }) => (
        <li key={id} className={s.line}>
          {was && (
            <del className={s.was}>
              <Line line={was} label={is ? labels.before : labels.gone} isLabelShown={!is} />
            </del>
          )}
          {is && (
            <ins className={s.is}>
              <Line line={is} label={was ? labels.after : labels.added} isLabelShown={!was} />
            </ins>
          )}
          {kept && <Line line={kept} />}
          {notes.map((note) => (
            <p key={note} className={s.note}>
              {note}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}

type LineProps = { readonly line: LineShown; readonly label?: string; readonly isLabelShown?: boolean }

function Line({ line, label, isLabelShown = false }: LineProps): ReactNode {
  const { quantity, name, nameLang, details, price } = line
  return (
    <span className={s.row}>
      {label !== undefined && (
        <span className={isLabelShown ? s.label : 'visually-hidden'}>{`${label} `}</span>
      )}
      <span className={s.quantity} translate="no">
        {quantity}
      </span>
      <span className={s.what}>
        <span className={s.name} lang={nameLang}>
          {name}
        </span>
        {details.length > 0 && <span className={s.details}>{` ${details.join(' · ')}`}</span>}
      </span>
      <Price text={price} className={s.price} />
    </span>
  )
}
