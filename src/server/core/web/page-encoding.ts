import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { boundedMap } from '../http/bounded-map.ts'

export type Compressed = { readonly br: Buffer; readonly gzip: Buffer }
export type EncodedPage = Compressed & { readonly etag: string }

const KEPT_PAGES = 200
// A drawn page lives half a minute: strong enough to matter on a slow line, quick enough not to be waited for.
const PAGE_QUALITY = 5
// Made for each answer anew: half of the time of the next quality, for a ninth more bytes of a menu.
const OWN_QUALITY = 4

/** Compresses a page once for everybody who gets the same. */
export function pageEncoder(): (html: string) => Promise<EncodedPage> {
  const kept = boundedMap<string, Promise<EncodedPage>>(KEPT_PAGES)
  return (html) => {
    const known = kept.get(html)
    if (known) return known
    const encoded = encode(html)
    kept.set(html, encoded)
    return encoded
  }
}

async function encode(html: string): Promise<EncodedPage> {
  const plain = Buffer.from(html)
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`
  return { etag, ...(await compressed(plain, PAGE_QUALITY)) }
}

/** Bytes in the better encoding that a client takes, for what nobody else is answered. */
export function packed(text: string, encoding: keyof Compressed): Promise<Buffer> {
  return encoding === 'br'
    ? promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: OWN_QUALITY } })
    : promisify(gzip)(text)
}

/** Bytes in both encodings a client may take, the first of them at a quality of 0 to 11. */
export async function compressed(plain: Buffer, brotliQuality: number): Promise<Compressed> {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    promisify(gzip)(plain),
  ])
  return { br, gzip: gzipped }
}
