import type { Language } from './language.ts'

export const FRENCH: Language = {
  code: 'fr',
  locale: 'fr-FR',
  twentyFourHours: 'always',
  hasBareHours: true,
}
