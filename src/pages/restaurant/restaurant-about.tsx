import { useInformation } from '#bindings/restaurant/use-information.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { WeekHours } from './week-hours.tsx'
import s from './restaurant-about.module.css'

/** Information about a listed restaurant, where it is, and its hours of each day (S2.33, S2.35). */
export function RestaurantAbout({ restaurant }: { readonly restaurant: Restaurant }) {
  const { t } = useFormatter()
  const information = useInformation(restaurant)
  const { street, number, zipCode, city } = restaurant.address
  return (
    <>
      {information.text !== '' && (
        <p className={s.about} lang={information.lang}>
          {information.text}
        </p>
      )}
      <p className={s.about}>{t('classic.fullAddress', { street, number, zipCode, city })}</p>
      <WeekHours restaurant={restaurant} />
    </>
  )
}
