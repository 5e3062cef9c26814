import { Act } from './act.tsx'
import { CardSign } from './card-sign.tsx'
import s from './saved-card-list.module.css'

type SavedCardListProps<Id extends string> = {
  readonly label: string
  readonly cards: readonly {
    readonly id: Id
    readonly brand: 'mastercard' | 'visa' | 'other'
    /** What it is called, for who hears it. */
    readonly name: string
    readonly number: string
    readonly validity?: string | undefined
    readonly isGoing: boolean
  }[]
  readonly removal: { readonly text: string; readonly nameOf: (name: string) => string }
  readonly onRemove: (id: Id) => void
}

/** The cards a customer has saved, each with its way out. */
export function SavedCardList<Id extends string>({
  label,
  cards,
  removal,
  onRemove,
}: SavedCardListProps<Id>) {
  return (
    <ul className={s.list} aria-label={label}>
      {cards.map(({ id, brand, name, number, validity, isGoing }) => (
        <li key={id} className={s.card}>
          <CardSign brand={brand} />
          <div className={s.facts}>
            <p className={s.number} aria-hidden="true">
              {number}
            </p>
            <p className="visually-hidden">{name}</p>
            {validity !== undefined && <p className={s.validity}>{validity}</p>}
          </div>
          <Act tone="outline" label={removal.nameOf(name)} isBusy={isGoing} onAct={() => onRemove(id)}>
            {removal.text}
          </Act>
        </li>
      ))}
    </ul>
  )
}
