import type { TFunction } from 'i18next'

/** Far more texts than a page has; the limit matters only because names and amounts keep making new ones. */
const MOST_KEPT = 2_000

/**
 * Asks i18next for each text once: a list asks for the same few again and again, and finding one costs more than
 * drawing it. `forget` is for when texts were added, because a text that fell back to English may now exist in this
 * language.
 */
export function rememberedTexts(t: TFunction): { readonly t: TFunction; readonly forget: () => void } {
  const found = new Map<string, string>()
  const ask = (key: string | readonly string[], options?: object): string => {
    // Which of several keys exists first may change when more texts come, so those are not remembered.
    if (typeof key !== 'string') return t([...key], { ...options })
    const asked = options === undefined ? key : `${key} ${JSON.stringify(options)}`
    const known = found.get(asked)
    if (known !== undefined) return known
    const said = t(key, { ...options })
    if (found.size >= MOST_KEPT) found.clear()
    if (said !== key) found.set(asked, said)
    return said
  }
  // Only this signature of `TFunction` is called in this code.
  return { t: ask as TFunction, forget: () => found.clear() }
}
