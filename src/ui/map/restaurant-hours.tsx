import { Button } from '../primitives/button.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Icon } from '../primitives/icon.tsx'
import s from './restaurant-hours.module.css'

/** The hours of which restaurant of a list are told, and the way to others. */
export type UnfoldedHours = {
  readonly label: string
  readonly openId: string | undefined
  readonly onToggle: (id: string) => void
}

type RestaurantHoursProps = {
  readonly item: { readonly id: string; readonly isOpen: boolean; readonly openLabel: string }
  readonly isLive: boolean
  readonly hours: UnfoldedHours | undefined
}

/** Whether a restaurant is open, and by a tap on that its hours of each day. */
export function RestaurantHours({ item: { id, isOpen, openLabel }, isLive, hours }: RestaurantHoursProps) {
  const look = classNames(s.hours, isOpen ? s.open : s.closed)
  if (hours === undefined) return <p className={look}>{openLabel}</p>
  return (
    <Button
      tone="bare"
      className={classNames(look, s.unfold)}
      label={`${openLabel}, ${hours.label}`}
      isLive={isLive}
      isExpanded={id === hours.openId}
      onAct={() => hours.onToggle(id)}
    >
      <span>{openLabel}</span>
      <Icon name="chevron" size="s" className={s.arrow} />
    </Button>
  )
}
