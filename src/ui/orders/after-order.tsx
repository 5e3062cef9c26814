import { Button } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'
import s from './after-order.module.css'
import { StarRating, type StarRatingProps } from './star-rating.tsx'

export type AfterOrderProps = {
  /** Absent where an order cannot be rated and never was. */
  readonly rating?: Omit<StarRatingProps, 'isLive'> | undefined
  /** What was told already: feedback, a problem, the confirmation once more. */
  readonly notes: readonly { readonly id: string; readonly text: string }[]
  readonly acts: readonly {
    readonly id: string
    readonly text: string
    readonly isBusy?: boolean
    /** Done, it stays where it was with a check mark. */
    readonly isDone?: boolean
    readonly onAct: () => void
  }[]
}

/** What can be said about an order that was served, and what was said. */
export function AfterOrder({ rating, notes, acts, isLive }: AfterOrderProps & { readonly isLive: boolean }) {
  if (rating === undefined && notes.length === 0 && acts.length === 0) return null
  return (
    <div className={s.care}>
      {rating !== undefined && <StarRating {...rating} isLive={isLive} />}
      {notes.length > 0 && (
        <ul className={s.notes}>
          {notes.map(({ id, text }) => (
            <li key={id} className={s.note}>
              <Icon name="check" size="s" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {acts.length > 0 && (
        <div className={s.acts}>
          {acts.map(({ id, text, isBusy = false, isDone = false, onAct }) => (
            <Button key={id} tone="link" isLive={isLive} isBusy={isBusy} canAct={!isDone} onAct={onAct}>
              {isDone && <Icon name="check" size="s" />}
              <span>{text}</span>
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
