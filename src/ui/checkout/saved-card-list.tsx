import { Button } from '../primitives/button.tsx'
import { SavedCardLine } from './saved-card-line.tsx'
import s from './saved-card-list.module.css'

type SavedCardListProps = {
  readonly label: string
  readonly cards: readonly {
    readonly id: string
    readonly brand: 'mastercard' | 'visa' | 'other'
    /** What it is called, for who hears it. */
    readonly name: string
    readonly number: string
    readonly validity?: string | undefined
    readonly isGoing: boolean
    readonly onRemove: () => void
  }[]
  readonly removal: { readonly text: string; readonly nameOf: (name: string) => string }
  /** False while one of them is going. */
  readonly canRemove: boolean
}

/** The cards a customer has saved, each with its way out. */
export function SavedCardList({ label, cards, removal, canRemove }: SavedCardListProps) {
  return (
    <ul className={s.list} aria-label={label}>
      {cards.map(({ id, brand, name, number, validity, isGoing, onRemove }) => (
        <li key={id} className={s.card}>
          <SavedCardLine brand={brand} name={name} number={number} validity={validity} />
          <Button
            tone="dangerOutline"
            label={removal.nameOf(name)}
            canAct={canRemove}
            isBusy={isGoing}
            onAct={onRemove}
          >
            {removal.text}
          </Button>
        </li>
      ))}
    </ul>
  )
}
