import type { TFunction } from 'i18next'

/** Far more than a page says; only names and amounts that change make new ones. */
const MOST_KEPT = 2_000

/**
 * The same texts, each asked of i18next once: a list asks for the same few again and again, and finding one costs more
 * than drawing it. `forget` is for when texts were added: what was said in another language may now be had in this one.
 */
export function rememberedTexts(t: TFunction): { readonly t: TFunction; readonly forget: () => void } {
  const found = new Map<string, string>()
  const ask = (key: string | readonly string[], options?: object): string => {
    // The first of several keys that exists may not be the first any more when later texts have come.
    if (typeof key !== 'string') return t([...key], { ...options })
    const asked = options === undefined ? key : `${key} ${JSON.stringify(options)}`
    const known = found.get(asked)
    if (known !== undefined) return known
    const said = t(key, { ...options })
    if (found.size >= MOST_KEPT) found.clear()
    if (said !== key) found.set(asked, said)
    return said
  }
  // The one signature that is used here; the others of i18next are for options nobody passes.
  return { t: ask as TFunction, forget: () => found.clear() }
}
