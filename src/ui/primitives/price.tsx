import { classNames } from './class-names.ts'
import s from './price.module.css'

type PriceProps = {
  readonly text: string
  /** The price before, with the words that say so ("before 129 kr"). */
  readonly was?: { readonly text: string; readonly label: string } | undefined
  readonly id?: string
  readonly className?: string | undefined
}

/** A formatted amount in tabular figures that never breaks across lines and is never translated. */
export function Price({ text, was, id, className }: PriceProps) {
  return (
    <span id={id} className={classNames(s.price, className)}>
      {was !== undefined && (
        <>
          <span className="visually-hidden">{was.label}</span>
          <s className={s.was} aria-hidden="true" translate="no">
            {was.text}
          </s>
          <span> </span>
        </>
      )}
      <span translate="no">{text}</span>
    </span>
  )
}
