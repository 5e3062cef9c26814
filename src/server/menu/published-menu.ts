import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fromMenuAnswer } from '#contracts/menu.contract.ts'
import type { Menu, Outage } from '#domain/catalogue/product.ts'

/** A whole answer made and compressed once, when its campaign is published. */
export type PublishedMenu = {
  readonly menu: Menu
  readonly etag: string
  readonly plain: Buffer
  readonly brotli: Buffer
  readonly gzip: Buffer
}

/** What GET .../cache/{orderType} sends until the next campaign (S7.37). */
export async function publishMenu(menu: Menu, outages: readonly Outage[]): Promise<PublishedMenu> {
  const plain = Buffer.from(JSON.stringify(fromMenuAnswer({ menu, outages })))
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    promisify(gzip)(plain, { level: 9 }),
  ])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { menu, etag, plain, brotli, gzip: gzipped }
}
