import { useCallback, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { useRunner } from '../runtime/runner-context.ts'
import { formatterOf, type Formatter } from './formatter.ts'
import { DeploymentFormatsContext, useFormatter, PersonalDataContext } from './use-formatter.ts'

type Place = Pick<Restaurant, 'address' | 'currency' | 'minFractionDigits' | 'maxFractionDigits' | 'timeZone'>

/**
 * Makes the formatter of another language, or for the currency and zone of another restaurant than the chosen one; its
 * texts must have come.
 */
export function useFormatterOf(): (language: string, place?: Place) => Formatter {
  const { i18n } = useTranslation()
  const runner = useRunner()
  const fallback = useContext(DeploymentFormatsContext)
  const personalData = useContext(PersonalDataContext)
  return useCallback(
    (language, place) => {
      const restaurant = place ?? runner.conversation().flows.restaurant.context.chosen
      const { currency, minFractionDigits, maxFractionDigits, timeZone } = restaurant ?? fallback
      return formatterOf({
        t: i18n.getFixedT(language),
        language,
        currency,
        minFractionDigits,
        maxFractionDigits,
        timeZone,
        place: restaurant?.address.city,
        deviceZone: fallback.deviceZone,
        twentyFourHourLanguages: fallback.twentyFourHourLanguages,
        valueOf: personalData.read,
      })
    },
    [i18n, runner, fallback, personalData],
  )
}

/** The formatter of this page for the currency and zone of a restaurant, made once; that of the page where none is known. */
export function useFormatterAt(place: Place | undefined): Formatter {
  const ofPage = useFormatter()
  const make = useFormatterOf()
  return useMemo(() => (place ? make(ofPage.language, place) : ofPage), [make, ofPage, place])
}
