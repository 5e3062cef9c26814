import { useTranslation } from 'react-i18next'

/** The words of the desk; behind them those of customers, such as why something is refused. */
const WORDS = ['desk', 'staff', 'translation'] as const

/** What the staff reads at the desk, in its own language. */
export function useDeskWords() {
  return useTranslation(WORDS, { nsMode: 'fallback' })
}

/** What a language calls itself. */
export function nameOfLanguage(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}
