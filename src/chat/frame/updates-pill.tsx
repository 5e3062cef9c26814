import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import s from './updates-pill.module.css'

/** Says that something new is below; nothing is scrolled until it is tapped. */
export function UpdatesPill({ text, onOpen }: { readonly text: string; readonly onOpen: () => void }) {
  return (
    <div className={s.anchor}>
      <Button tone="bare" className={s.pill} onAct={onOpen}>
        {text}
        <Icon name="chevron" size="s" className={s.down} />
      </Button>
    </div>
  )
}
