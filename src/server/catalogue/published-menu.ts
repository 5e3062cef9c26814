import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fromMenuAnswer } from '#contracts/catalogue/menu.contract.ts'
import { withoutCoupons } from '#domain/catalogue/menu.ts'
import type { Menu, Outage } from '#domain/catalogue/product.ts'

/** A whole answer made and compressed when its campaign is published, never for a request. */
export type PublishedMenu = {
  readonly menu: Menu
  readonly etag: string
  readonly plain: Buffer
  readonly brotli: Buffer
  readonly gzip: Buffer
  readonly isPolished: boolean
}

/** What GET .../cache/{orderType} sends until the next campaign (S7.37), coupons left out; packed well enough to begin with. */
export async function publishMenu(menu: Menu, outages: readonly Outage[]): Promise<PublishedMenu> {
  const plain = Buffer.from(JSON.stringify(fromMenuAnswer({ menu: withoutCoupons(menu), outages })))
  const [brotli, gzipped] = await Promise.all([
    packed(plain, QUICK_QUALITY),
    promisify(gzip)(plain, { level: 9 }),
  ])
  // Tells the whole menu from another: what is given away by code alone is part of what was published.
  const whole = JSON.stringify(fromMenuAnswer({ menu, outages }))
  const etag = `"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`
  return { menu, etag, plain, brotli, gzip: gzipped, isPolished: false }
}

/** The same answer as small as it gets: half a second of work for a menu, worth it once for all who fetch it. */
export async function polished(published: PublishedMenu): Promise<PublishedMenu> {
  return { ...published, brotli: await packed(published.plain, BEST_QUALITY), isPolished: true }
}

const QUICK_QUALITY = 5
const BEST_QUALITY = 11

function packed(plain: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
}
