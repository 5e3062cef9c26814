import type { Language } from './language.ts'

export const ENGLISH: Language = { code: 'en', locale: 'en-GB' }
