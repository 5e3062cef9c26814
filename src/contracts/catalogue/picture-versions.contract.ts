import type { Infer } from 'superstruct'
import type { PictureVersions } from '#domain/catalogue/picture-versions.ts'
import { maybe, present } from '../wire/wire.ts'
import { array, integer, pattern, type } from '../wire/wire-types.ts'

/** An extension of the contract, tolerated when absent: smaller copies of the picture of `imageUrl`. */
export const PictureVersionsSchema = type({
  widths: array(integer(1)),
  preview: maybe(pattern(/^data:image\/webp;base64,/)),
})

/** What is said of smaller copies; nothing where there are none. */
export function toVersions(
  wire: Infer<typeof PictureVersionsSchema> | null | undefined,
): PictureVersions | undefined {
  return wire && wire.widths.length > 0
    ? { widths: wire.widths, ...present({ preview: wire.preview }) }
    : undefined
}

export function fromVersions(
  versions: PictureVersions | undefined,
): Infer<typeof PictureVersionsSchema> | undefined {
  return versions && { ...versions, widths: [...versions.widths] }
}
