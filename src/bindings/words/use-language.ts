import { useTranslation } from 'react-i18next'

/** The language of the page and how to change it, as the select of both views needs it. */
export function useLanguage() {
  const { t, i18n } = useTranslation()
  return {
    label: t('language.label'),
    value: i18n.resolvedLanguage ?? i18n.language,
    onChoose: (language: string) => void i18n.changeLanguage(language),
  }
}
