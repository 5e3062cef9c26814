import type { Language } from './language.ts'

/** Both its written forms are this one to the product. */
export const NORWEGIAN: Language = { code: 'no', locale: 'nb-NO', alsoAskedAs: ['nb', 'nn'] }
