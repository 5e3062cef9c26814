import type { Language } from './language.ts'

export const ITALIAN: Language = { code: 'it', locale: 'it-IT', twentyFourHours: 'usually' }
