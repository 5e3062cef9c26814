import type { Language } from './language.ts'

export const FINNISH: Language = { code: 'fi', locale: 'fi-FI', hasBareHours: true }
