import { useContext, useEffect, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { rememberedTexts } from './remembered-texts.ts'
import { useConversation } from '../runtime/runner-context.ts'
import { formatterOf } from './formatter.ts'
import { DeploymentFormatsContext, FormatterContext, PersonalDataContext } from './use-formatter.ts'

/** Makes the formatter once for the whole page: asking i18next anew in each of a thousand turns costs more than drawing them. */
export function FormatterProvider({ children }: { readonly children: ReactNode }) {
  const { t: asked, i18n } = useTranslation()
  const { t, forget } = useMemo(() => rememberedTexts(asked), [asked])
  useEffect(() => {
    i18n.on('loaded', forget)
    return () => i18n.off('loaded', forget)
  }, [i18n, forget])
  const fallback = useContext(DeploymentFormatsContext)
  const personalData = useContext(PersonalDataContext)
  const chosen = useConversation((conversation) => conversation.flows.restaurant.context.chosen)
  const { twentyFourHourLanguages, deviceZone } = fallback
  const place = chosen?.address.city
  const { currency, minFractionDigits, maxFractionDigits, timeZone } = chosen ?? fallback
  const language = i18n.resolvedLanguage ?? i18n.language
  const formatter = useMemo(
    () =>
      formatterOf({
        t,
        language,
        currency,
        minFractionDigits,
        maxFractionDigits,
        timeZone,
        place,
        deviceZone,
        twentyFourHourLanguages,
        valueOf: personalData.read,
      }),
    [
      t,
      language,
      currency,
      minFractionDigits,
      maxFractionDigits,
      timeZone,
      place,
      deviceZone,
      twentyFourHourLanguages,
      personalData,
    ],
  )
  return <FormatterContext value={formatter}>{children}</FormatterContext>
}
