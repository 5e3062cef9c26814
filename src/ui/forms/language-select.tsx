import { Button } from '../primitives/button.tsx'
import { HeaderSelect } from './header-select.tsx'
import { useIsPlain } from './page-form.ts'
import s from './language-select.module.css'

type LanguageSelectProps = {
  readonly label: string
  readonly languages: readonly string[]
  readonly value: string
  readonly onChoose: (language: string) => void
}

/** The language, shown by its code (S1.44), each choice by its own name; nothing where there is no choice. */
export function LanguageSelect({ label, languages, value, onChoose }: LanguageSelectProps) {
  const isPlain = useIsPlain()
  if (languages.length < 2) return null
  if (isPlain)
    return (
      <span className={s.languages} role="group" aria-label={label}>
        {languages.map((id) => (
          <Button
            key={id}
            tone="bare"
            className={s.language}
            choice={id}
            label={nameOf(id)}
            canAct={id !== value}
            onAct={() => onChoose(id)}
          >
            {id}
          </Button>
        ))}
      </span>
    )
  return (
    <HeaderSelect
      label={label}
      value={value}
      choices={languages.map((id) => ({ id, text: nameOf(id), language: id }))}
      onChoose={onChoose}
    >
      {value}
    </HeaderSelect>
  )
}

/** What a language calls itself, with a capital as a name in a list has it. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
