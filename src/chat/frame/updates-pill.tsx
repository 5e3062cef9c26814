import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import s from './updates-pill.module.css'

type UpdatesPillProps = {
  readonly text: string
  readonly points: 'up' | 'down'
  readonly onOpen: () => void
}

/** Says that something new is out of sight, and where; nothing is scrolled until it is tapped. */
export function UpdatesPill({ text, points, onOpen }: UpdatesPillProps) {
  return (
    <div className={s.anchor} data-points={points}>
      <Button tone="bare" className={s.pill} onAct={onOpen}>
        <span>{text}</span>
        <Icon name="chevron" size="s" className={s[points]} />
      </Button>
    </div>
  )
}
