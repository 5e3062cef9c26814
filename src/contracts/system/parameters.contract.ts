import type { Infer } from 'superstruct'
import type { Banner } from '#domain/links/banner.ts'
import { SafeUrl, Translations, fromTranslated, maybe, present, toTranslated } from '../wire/wire.ts'
import { array, boolean, number, string, type, union } from '../wire/wire-types.ts'

/** S3.39, S7.41 */
export const ParameterListSchema = type({
  items: array(type({ key: string(), value: union([string(), boolean(), number()]) })),
})

/** S7.39; the spec shows no shape. `name` is what the picture says, in the languages of `translations`. */
export const BannerSchema = type({
  imageUrl: SafeUrl,
  url: maybe(SafeUrl),
  name: maybe(string()),
  translations: maybe(Translations),
})
export const BannerListSchema = type({ items: array(BannerSchema) })

/** S3.40: by camel-cased key; texts and switches. */
export type SystemParameters = Readonly<Record<string, string | boolean>>

/** S3.39 */
export function toParameters(wire: Infer<typeof ParameterListSchema>): SystemParameters {
  return Object.fromEntries(wire.items.map(({ key, value }) => [parameterNameOf(key), switchOrText(value)]))
}

export function toBanners(wire: Infer<typeof BannerListSchema>): readonly Banner[] {
  return wire.items.map(({ imageUrl, url, name, translations }) => ({
    imageUrl,
    text: toTranslated(name ?? '', translations, 'name'),
    ...present({ url }),
  }))
}

export function fromBanners(banners: readonly Banner[]): Infer<typeof BannerListSchema> {
  return {
    items: banners.map(({ imageUrl, url, text }) => ({
      imageUrl,
      ...present({ url }),
      name: text.plain,
      translations: fromTranslated({ name: text }),
    })),
  }
}

function switchOrText(value: string | boolean | number): string | boolean {
  if (typeof value === 'boolean') return value
  const text = String(value)
  const word = text.trim().toLowerCase()
  return word === 'true' || word === 'false' ? word === 'true' : text
}

/** S3.39: how pages know a key, `PRIVACY_URL` as `privacyUrl`. */
export function parameterNameOf(key: string): string {
  const words = key
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  return words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
}
