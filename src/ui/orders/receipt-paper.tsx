import { createPortal } from 'react-dom'
import type { Elements } from '../primitives/elements.ts'
import { Wordmark, type WordmarkPictures } from '../primitives/wordmark.tsx'
import s from './receipt-paper.module.css'

export type ReceiptPaperProps = {
  /** The name of the house as it writes it. */
  readonly wordmark?: WordmarkPictures | undefined
  readonly title: string
  /** Where it was made; the name first. */
  readonly place?: { readonly name: string; readonly lines: readonly string[] } | undefined
  /** Who sold it, where that is another. */
  readonly seller: readonly string[]
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** What was ordered and paid. */
  readonly children: Elements
}

/** A receipt as it is printed, alone and black on white; on the screen it is not there. */
export function ReceiptPaper({ wordmark, title, place, seller, facts, children }: ReceiptPaperProps) {
  return createPortal(
    <article className={s.paper}>
      {wordmark !== undefined && <Wordmark wordmark={wordmark} />}
      <h1 className={s.title}>{title}</h1>
      {place !== undefined && (
        <address className={s.about}>
          <b>{place.name}</b>
          {place.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {seller.length > 0 && (
        <address className={s.about}>
          {seller.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      <dl className={s.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </article>,
    document.body,
  )
}
