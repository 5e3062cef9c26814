import type { Language } from './language.ts'

export const SPANISH: Language = { code: 'es', locale: 'es-ES', twentyFourHours: 'usually' }
