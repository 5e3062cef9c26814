import { splitFirst } from '#domain/own-texts.ts'
import account from '#locales/en/account.json' with { type: 'json' }
import catalogue from '#locales/en/catalogue.json' with { type: 'json' }
import classic from '#locales/en/classic.json' with { type: 'json' }
import common from '#locales/en/common.json' with { type: 'json' }
import dialogue from '#locales/en/dialogue.json' with { type: 'json' }
import legal from '#locales/en/legal.json' with { type: 'json' }
import mail from '#locales/en/mail.json' with { type: 'json' }
import orders from '#locales/en/orders.json' with { type: 'json' }
import payment from '#locales/en/payment.json' with { type: 'json' }
import problems from '#locales/en/problems.json' with { type: 'json' }
import support from '#locales/en/support.json' with { type: 'json' }

/** What customers read; kitchen, simulator and typed words are not the house's to say. */
const FILES: readonly object[] = [
  account,
  catalogue,
  classic,
  common,
  dialogue,
  legal,
  mail,
  orders,
  payment,
  problems,
  support,
]

/** Every sentence customers read, in English, under its whole key. */
export function sentencesOfCustomers(): readonly (readonly [key: string, text: string])[] {
  return FILES.flatMap((file) => sentencesIn(file, ''))
}

/** What is wrong with a sentence a house puts in the place of the product's; undefined where nothing is. */
export function faultOfText(key: string, text: string): string | undefined {
  const written = FILES.map((file) => textAt(file, key)).find((found) => found !== undefined)
  if (written === undefined) return 'no text has this key'
  if (text.trim() === '') return 'the text is empty'
  const known = new Set(valuesIn(written))
  const unknown = valuesIn(text).find((name) => !known.has(name))
  return unknown === undefined ? undefined : `this text knows no {{${unknown}}}`
}

/** A sentence with a count stands under its key and a plural form, of which English has two. */
function textAt(texts: object, key: string): string | undefined {
  const fields = texts as Readonly<Record<string, unknown>>
  const singular = key.replace(/_(zero|one|two|few|many|other)$/, '_other')
  const whole = [key, singular].filter((each) => Object.hasOwn(fields, each)).map((each) => fields[each])[0]
  if (whole !== undefined) return typeof whole === 'string' ? whole : undefined
  const [name, rest] = splitFirst(key)
  const found = Object.hasOwn(fields, name) ? fields[name] : undefined
  return typeof found === 'object' && found !== null ? textAt(found, rest) : undefined
}

function valuesIn(text: string): readonly string[] {
  return [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name)
}

function sentencesIn(texts: object, path: string): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([name, text]: [string, unknown]) => {
    if (typeof text === 'string') return [[`${path}${name}`, text] as const]
    return typeof text === 'object' && text !== null ? sentencesIn(text, `${path}${name}.`) : []
  })
}
