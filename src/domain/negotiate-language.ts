import { SPOKEN_LANGUAGES } from './languages/spoken-languages.ts'

/**
 * The first of the wanted languages (tags as `en-GB`, the dearest first) that is offered, whatever its region;
 * undefined where none is.
 */
export function negotiatedLanguage(
  wanted: readonly string[],
  offered: readonly string[],
): string | undefined {
  return wanted
    .map((tag) => tag.trim().toLowerCase().split('-')[0] ?? '')
    .map((code) => SPOKEN_LANGUAGES.find((each) => each.alsoAskedAs?.includes(code))?.code ?? code)
    .find((language) => offered.includes(language))
}
