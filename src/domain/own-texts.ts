/** The words of a house in the place of the product's: by language, then by the whole key of a text. */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

type Texts = Readonly<Record<string, unknown>>

/** Texts with some of their sentences said otherwise; a key they do not have changes nothing. */
export function withOwnTexts<Of extends object>(texts: Of, own: Readonly<Record<string, string>> = {}): Of {
  return Object.entries(own).reduce((said, [key, text]) => replaced(said, key, text), texts)
}

function replaced<Of extends object>(texts: Of, key: string, text: string): Of {
  if (Object.hasOwn(texts, key))
    return typeof (texts as Texts)[key] === 'string' ? { ...texts, [key]: text } : texts
  const [name, rest] = splitFirst(key)
  const found = Object.hasOwn(texts, name) ? (texts as Texts)[name] : undefined
  return typeof found === 'object' && found !== null
    ? { ...texts, [name]: replaced(found, rest, text) }
    : texts
}

/** The first name of a key, and what follows; a name may have a stop in it, and is then found whole. */
export function splitFirst(key: string): readonly [name: string, rest: string] {
  const [name = '', ...rest] = key.split('.')
  return [name, rest.join('.')]
}
