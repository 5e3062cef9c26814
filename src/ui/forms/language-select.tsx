import s from './language-select.module.css'

type LanguageSelectProps = {
  readonly label: string
  readonly languages: readonly string[]
  readonly value: string
  readonly onChoose: (language: string) => void
}

/** The language, by its code (S1.44); nothing where there is no choice. */
export function LanguageSelect({ label, languages, value, onChoose }: LanguageSelectProps) {
  if (languages.length < 2) return null
  return (
    <select
      className={s.select}
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      {languages.map((language) => (
        <option key={language} value={language}>
          {language}
        </option>
      ))}
    </select>
  )
}
