import type { ResourceLanguage } from 'i18next'

/** The parts of a language that are fetched with the components that need them; everything else is one file. */
export const LATER_TEXTS = ['account', 'legal', 'orders', 'payment'] as const

/** How each later part is fetched: it stands in the file of the language, so that the page carries no list of them all. */
export type LaterTexts = Readonly<
  Record<(typeof LATER_TEXTS)[number], () => Promise<{ readonly default: ResourceLanguage }>>
>
