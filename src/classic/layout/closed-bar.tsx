import { memo, useId, type ReactNode } from 'react'
import { OPEN_STATE_CHECK_MS } from '#domain/constants.ts'
import { openStateOf } from '#domain/restaurant/opening-hours.ts'
import { isOrderingDisabled, type Restaurant } from '#domain/restaurant/restaurant.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useNow } from '#bindings/timing/use-now.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import s from './closed-bar.module.css'

/** The red bar: the restaurant is closed, or takes no orders (S2.97, S8.29). */
export const ClosedBar = memo(function ClosedBar() {
  const chosen = useConversation(({ flows }) => flows.restaurant.context.chosen)
  return chosen ? <Bar restaurant={chosen} /> : null
})

function Bar({ restaurant }: { readonly restaurant: Restaurant }) {
  const { t, time } = useFormatter()
  const now = useNow(OPEN_STATE_CHECK_MS)
  const state = openStateOf(restaurant, now)
  if (isOrderingDisabled(restaurant)) return <Told>{t('RestaurantItem.ordering_disabled')}</Told>
  if (state.isOpen) return null
  return (
    <Told>
      <span>{t('closed.title')}</span>
      {state.opensAt !== undefined && (
        <span>{` ${t('classic.opens', { time: time(state.opensAt, now) })}`}</span>
      )}
    </Told>
  )
}

/** It is outside of header and main, so it is a landmark of its own, named by its text. */
function Told({ children }: { readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <p id={id} className={s.bar}>
        {children}
      </p>
    </section>
  )
}
