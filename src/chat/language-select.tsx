import { useTranslation } from 'react-i18next'
import s from './language-select.module.css'

/** The language, by its code (S1.44). */
export function LanguageSelect({ languages }: { readonly languages: readonly string[] }) {
  const { t, i18n } = useTranslation()
  if (languages.length < 2) return null
  return (
    <select
      className={s.select}
      aria-label={t('language.label')}
      value={i18n.resolvedLanguage ?? i18n.language}
      onChange={(event) => void i18n.changeLanguage(event.target.value)}
    >
      {languages.map((language) => (
        <option key={language} value={language}>
          {language}
        </option>
      ))}
    </select>
  )
}
