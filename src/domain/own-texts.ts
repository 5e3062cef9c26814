/** The words of a house in the place of the product's: by language, then by the whole key of a text. */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

type Texts = Readonly<Record<string, unknown>>

/** Texts with some of their sentences said otherwise; a key they do not have changes nothing. */
export function withOwnTexts<Of extends object>(texts: Of, own: Readonly<Record<string, string>> = {}): Of {
  return Object.entries(own).reduce((said, [key, text]) => replaced(said, key.split('.'), text), texts)
}

function replaced<Of extends object>(texts: Of, [name = '', ...rest]: readonly string[], text: string): Of {
  const found = Object.hasOwn(texts, name) ? (texts as Texts)[name] : undefined
  if (rest.length === 0) return typeof found === 'string' ? { ...texts, [name]: text } : texts
  return typeof found === 'object' && found !== null
    ? { ...texts, [name]: replaced(found, rest, text) }
    : texts
}
