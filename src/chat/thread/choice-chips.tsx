import { Button } from '#ui/primitives/button.tsx'
import { Icon, type IconName } from '#ui/primitives/icon.tsx'
import s from './choice-chips.module.css'

export type Choice = {
  readonly id: string
  readonly text: string
  readonly hint?: string | undefined
  readonly icon?: IconName | undefined
  /** The suggested choice, drawn as the primary button. At most one. */
  readonly isPrimary?: boolean | undefined
}

type ChoiceChipsProps = {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly isLive: boolean
  readonly chosenId?: string | undefined
  readonly onChoose: (id: string) => void
}

/** Two to five answers, given with one tap and taken back with one. Their order never changes. */
export function ChoiceChips({ label, choices, isLive, chosenId, onChoose }: ChoiceChipsProps) {
  return (
    <div className={s.chips} role="group" aria-label={label}>
      {choices.map((choice) => (
        <Button
          key={choice.id}
          className={s.chip}
          tone={choice.isPrimary ? 'primary' : 'outline'}
          choice={choice.id}
          isLive={isLive}
          isChosen={choice.id === chosenId}
          onAct={() => onChoose(choice.id)}
        >
          {choice.icon !== undefined && <Icon name={choice.icon} />}
          <span className={s.text}>
            <span>{choice.text}</span>
            {choice.hint !== undefined && <span className={s.hint}>{choice.hint}</span>}
          </span>
          {choice.id === chosenId && <Icon name="check" size="s" />}
        </Button>
      ))}
    </div>
  )
}
