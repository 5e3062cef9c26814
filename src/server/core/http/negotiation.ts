import type { IncomingHttpHeaders } from 'node:http'

type Asking = { readonly headers: IncomingHttpHeaders }

/** Whether the client already has this version (RFC 9110: a list of tags, weak ones too, or a star). */
export function hasVersion({ headers }: Asking, etag: string): boolean {
  const known = headers['if-none-match']
  if (known === undefined) return false
  if (known === etag || known === '*') return true
  return known.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
}

/** The better of our two encodings that the client takes; one with quality 0 is refused. */
export function preferredEncoding(accepted: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const takes = (name: string) =>
    String(accepted ?? '')
      .split(',')
      .some((each) => {
        const [encoding = '', quality = ''] = each.trim().split(/\s*;\s*/)
        return encoding === name && !/^q=0(\.0*)?$/.test(quality)
      })
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : undefined
}

/** The language tags of an `Accept-Language`, the dearest first; one with quality 0 is refused. */
export function acceptedLanguages(accepted: string | undefined): readonly string[] {
  return (accepted ?? '')
    .split(',')
    .map((each) => {
      const [tag = '', quality = ''] = each.trim().split(/\s*;\s*/)
      return { tag, quality: quality === '' ? 1 : Number(quality.replace(/^q=/, '')) }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}
