import { useEffect, useRef } from 'react'
import type { RestaurantId } from '#domain/ids.ts'
import { useInformation } from '#bindings/restaurant/use-information.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { WeekHours } from './week-hours.tsx'
import s from './restaurant-details.module.css'

type RestaurantDetailsProps = {
  readonly id: RestaurantId
  readonly isOpen: boolean
  readonly onOpen?: () => void
}

/** Information about a listed restaurant, where it is, and its hours of each day, to be disclosed (S2.33, S2.35). */
export function RestaurantDetails({ id, isOpen, onOpen }: RestaurantDetailsProps) {
  const { t } = useFormatter()
  const restaurant = useConversation(({ flows }) =>
    flows.restaurant.context.list.find((known) => known.id === id),
  )
  const details = useRef<HTMLDetailsElement>(null)
  const isShown = restaurant !== undefined && isOpen
  useEffect(() => {
    // Whoever followed a link to the hours looks for them.
    if (isShown) details.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  const information = useInformation(restaurant, isShown)
  if (!restaurant) return null
  const { street, number, zipCode, city } = restaurant.address
  return (
    <details
      ref={details}
      className={s.details}
      open={isOpen}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.()
      }}
    >
      <summary className={s.disclose}>
        <span>{t('classic.info.hours')}</span>
        <Icon name="chevron" size="s" className={s.arrow} />
      </summary>
      {information.text !== '' && (
        <p className={s.about} lang={information.lang}>
          {information.text}
        </p>
      )}
      <p className={s.about}>{t('classic.fullAddress', { street, number, zipCode, city })}</p>
      <WeekHours restaurant={restaurant} />
    </details>
  )
}
