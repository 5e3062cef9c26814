import { CardSign } from './card-sign.tsx'
import s from './saved-card-line.module.css'

type SavedCardLineProps = {
  readonly brand: 'mastercard' | 'visa' | 'other'
  /** What it is called, for who hears it. */
  readonly name: string
  readonly number: string
  readonly validity?: string | undefined
}

/** One saved card: its sign, its number with the middle hidden, and how long it is good for (S3.41, S3.42). */
export function SavedCardLine({ brand, name, number, validity }: SavedCardLineProps) {
  return (
    <div className={s.line}>
      <CardSign brand={brand} />
      <div className={s.facts}>
        <p className={s.number} aria-hidden="true">
          {number}
        </p>
        <p className="visually-hidden">{name}</p>
        {validity !== undefined && <p className={s.validity}>{validity}</p>}
      </div>
    </div>
  )
}
