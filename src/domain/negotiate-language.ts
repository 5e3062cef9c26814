/** Languages by the tag this product knows them by: both written forms of Norwegian are one. */
const KNOWN_AS: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' }

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
    .map((language) => KNOWN_AS[language] ?? language)
    .find((language) => offered.includes(language))
}
