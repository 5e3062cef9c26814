import { Button } from '../primitives/button.tsx'
import s from './recap-line.module.css'

type RecapLineProps = {
  readonly label: string
  readonly value: string
  readonly change?: { readonly text: string; readonly label: string } | undefined
  readonly onChange?: (() => void) | undefined
  /** -1 takes old answers out of the tab order; they stay reachable by the reader and the pointer. */
  readonly changeTabIndex?: number
}

/** An answered question, closed to one line: what was asked, what was answered, and the way back to it. */
export function RecapLine({ label, value, change, onChange, changeTabIndex }: RecapLineProps) {
  return (
    <div className={s.line}>
      <p className={s.text}>
        <span className={s.label}>{label}</span> <b className={s.value}>{value}</b>
      </p>
      {change !== undefined && onChange !== undefined && (
        <Button tone="link" label={change.label} onAct={onChange} tabIndex={changeTabIndex}>
          {change.text}
        </Button>
      )}
    </div>
  )
}
