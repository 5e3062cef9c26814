import { useEffect, useRef } from 'react'
import type { RestaurantId } from '#domain/ids.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { RestaurantAbout } from './restaurant-about.tsx'
import s from './restaurant-details.module.css'

type RestaurantDetailsProps = {
  readonly id: RestaurantId
}

/** What is told about a restaurant whose hours an address names, to be closed again (S2.33). */
export function RestaurantDetails({ id }: RestaurantDetailsProps) {
  const { t } = useFormatter()
  const restaurant = useConversation(({ flows }) =>
    flows.restaurant.context.list.find((known) => known.id === id),
  )
  const details = useRef<HTMLDetailsElement>(null)
  const isShown = restaurant !== undefined
  useEffect(() => {
    // Whoever followed a link to the hours looks for them.
    if (isShown) details.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  if (!restaurant) return null
  return (
    <details ref={details} className={s.details} open>
      <summary className={s.disclose}>
        <span>{t('classic.info.hours')}</span>
        <Icon name="chevron" size="s" className={s.arrow} />
      </summary>
      <RestaurantAbout restaurant={restaurant} />
    </details>
  )
}
