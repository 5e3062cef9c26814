import { useCallback, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useRunner } from '../runtime/runner-context.ts'
import { formatterOf, type Formatter } from './formatter.ts'
import { DeploymentFormatsContext, VaultContext } from './use-formatter.ts'

/** Makes the formatter of another language, for the chosen restaurant's currency and zone; its texts must have come. */
export function useFormatterOf(): (language: string) => Formatter {
  const { i18n } = useTranslation()
  const runner = useRunner()
  const fallback = useContext(DeploymentFormatsContext)
  const vault = useContext(VaultContext)
  return useCallback(
    (language) => {
      const { currency, minFractionDigits, maxFractionDigits, timeZone } =
        runner.conversation().flows.restaurant.context.chosen ?? fallback
      return formatterOf({
        t: i18n.getFixedT(language),
        language,
        currency,
        minFractionDigits,
        maxFractionDigits,
        timeZone,
        twentyFourHourLanguages: fallback.twentyFourHourLanguages,
        valueOf: vault.read,
      })
    },
    [i18n, runner, fallback, vault],
  )
}
