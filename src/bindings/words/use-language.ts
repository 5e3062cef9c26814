import { useTranslation } from 'react-i18next'

/** The language of the page and the act that changes it, ready for the select of either view. */
export function useLanguage() {
  const { t, i18n } = useTranslation()
  return {
    label: t('language.label'),
    value: i18n.resolvedLanguage ?? i18n.language,
    onChoose: (language: string) => void i18n.changeLanguage(language),
  }
}
