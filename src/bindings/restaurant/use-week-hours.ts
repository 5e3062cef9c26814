import { useMemo } from 'react'
import { hoursOfWeek } from '#domain/restaurant/opening-hours.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { useFormatter } from '../words/use-formatter.ts'

/** Opening hours day by day in words, closed days named (S2.36, S2.95, S2.100). */
export function useWeekHours(restaurant: Restaurant) {
  const { t, clock, weekday, list } = useFormatter()
  return useMemo(
    () =>
      hoursOfWeek(restaurant).map(({ day, intervals }) => ({
        id: day,
        day: weekday(day),
        hours:
          intervals.length === 0
            ? t('restaurant.closed')
            : list(
                intervals.map(({ opens, closes }) =>
                  opens === closes
                    ? t('restaurant.allDay')
                    : t('classic.hours', { opens: clock(opens), closes: clock(closes) }),
                ),
              ),
      })),
    [restaurant, t, clock, weekday, list],
  )
}
