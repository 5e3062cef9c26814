import type { Sharp } from 'sharp'

/** How wide the copies of a picture are, in pixels: a row of a list, a card, either on a dense screen, a whole page. */
const WIDTHS = [96, 192, 384, 768] as const
/** Around what is cut out there stays as much of the backdrop as around a drawing, in parts of the whole. */
const MARGIN = 7.66 / 240
/** What is cut out is looked for in a copy of this size (pixels): nothing is shown larger. */
const LOOKED_AT = 1024
const PREVIEW = { width: 16, quality: 40 } as const
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 }

/** Of a picture, what makes squares of it: a photograph is cropped around its middle, what is cut out is shown whole. */
type Squares = {
  readonly isCutOut: boolean
  /** How wide the largest is that shows all there is to see (pixels). */
  readonly side: number
  /** One of them, as WebP; never larger than the picture itself. */
  readonly square: (width: number, quality?: number) => Promise<Buffer>
}

/** Whether a copy may be asked for that is so wide. */
export function isWidth(width: number): boolean {
  return WIDTHS.some((each) => each === width)
}

/** The widths that are worth making of a picture of so many pixels. */
export function widthsOf(side: number): readonly number[] {
  return WIDTHS.filter((_, index) => (WIDTHS[index - 1] ?? 0) < side)
}

/** A few pixels of a photograph as a `data:` address. */
export async function previewOf({ square }: Squares): Promise<string> {
  const pixels = await square(PREVIEW.width, PREVIEW.quality)
  return `data:image/webp;base64,${pixels.toString('base64')}`
}

/** Opens a picture to make squares of it; rejects where it is none. Turned as its camera was held, and without what the camera wrote. */
export async function squaresOf(path: string): Promise<Squares> {
  // Loaded with the first picture: a shop of drawings does without it.
  const { default: sharp } = await import('sharp')
  const open = () => sharp(path, { failOn: 'error' }).autoOrient()
  const { hasAlpha, autoOrient: size } = await sharp(path).metadata()
  if (!hasAlpha || (await sharp(path).stats()).isOpaque) {
    const side = Math.min(size.width, size.height)
    return {
      isCutOut: false,
      side,
      square: (width, quality) => cropped(open(), Math.min(width, side), quality),
    }
  }
  const looked = await open()
    .resize(LOOKED_AT, LOOKED_AT, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
  const { data, info } = await sharp(looked)
    .trim({ background: NOTHING })
    .png()
    .toBuffer({ resolveWithObject: true })
  const side = Math.round(Math.max(info.width, info.height) / (1 - 2 * MARGIN))
  return {
    isCutOut: true,
    side,
    square: (width, quality) => whole(sharp(data), Math.min(width, side), quality),
  }
}

function cropped(picture: Sharp, width: number, quality?: number): Promise<Buffer> {
  return packed(picture.resize(width, width, { fit: 'cover', position: 'centre' }), quality)
}

function whole(picture: Sharp, width: number, quality?: number): Promise<Buffer> {
  const margin = Math.round(width * MARGIN)
  const inner = width - 2 * margin
  const fitted = picture.resize(inner, inner, { fit: 'contain', background: NOTHING })
  return packed(
    fitted.extend({ top: margin, bottom: margin, left: margin, right: margin, background: NOTHING }),
    quality,
  )
}

function packed(picture: Sharp, quality = 76): Promise<Buffer> {
  return picture.webp({ quality }).toBuffer()
}
