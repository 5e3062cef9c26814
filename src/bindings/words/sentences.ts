/** Texts as they are read one after the other: each ends, so that a title does not run into what follows. */
export function sentencesOf(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .map((text) => (/[.!?:…]$/.test(text) ? text : `${text}.`))
    .join(' ')
}
