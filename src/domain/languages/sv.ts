import type { Language } from './language.ts'

export const SWEDISH: Language = { code: 'sv', locale: 'sv-SE' }
