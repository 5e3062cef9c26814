/** Made by the build of the files of `locales/` (`src/scripts/building/language-texts.ts`). */
declare module 'virtual:language-texts' {
  import type { ResourceLanguage } from 'i18next'

  /** The texts of a language, and how each later part of them is fetched. */
  type Texts = {
    readonly texts: ResourceLanguage
    readonly later: Readonly<Record<string, () => Promise<{ readonly default: ResourceLanguage }>>>
  }

  const TEXTS: Readonly<Record<string, () => Promise<Texts>>>
}
