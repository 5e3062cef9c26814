import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { useWeekHours } from '#bindings/restaurant/use-week-hours.ts'
import s from './week-hours.module.css'

/** Opening hours, a row a day (S2.36, S2.95). */
export function WeekHours({ restaurant }: { readonly restaurant: Restaurant }) {
  return (
    <dl className={s.hours}>
      {useWeekHours(restaurant).map(({ id, day, hours }) => (
        <div key={id} className={s.row}>
          <dt className={s.day}>{day}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  )
}
