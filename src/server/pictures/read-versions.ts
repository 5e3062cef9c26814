import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureVersions } from '#domain/catalogue/picture-versions.ts'
import { previewOf, squaresOf, widthsOf } from './squares.ts'

/** What smaller copies there are of the pictures of a folder, by the name of their file: `pictures/soup.jpg`. */
export type Versions = ReadonlyMap<string, PictureVersions>

const PHOTOGRAPH = /\.(png|jpe?g|webp)$/

/** Looks at every photograph of a deployment's `pictures`; one that cannot be opened has no copies, and is shown as it is. */
export async function readVersions(folder: string): Promise<Versions> {
  const names = await readdir(join(folder, 'pictures')).catch(() => [])
  const found = new Map<string, PictureVersions>()
  // One after the other: each takes all the memory of its pixels.
  for (const name of names.filter((each) => PHOTOGRAPH.test(each)).toSorted()) {
    const versions = await versionsOf(join(folder, 'pictures', name)).catch(() => undefined)
    if (versions) found.set(`pictures/${name}`, versions)
  }
  return found
}

async function versionsOf(path: string): Promise<PictureVersions> {
  const squares = await squaresOf(path)
  const widths = widthsOf(squares.side)
  return squares.isCutOut ? { widths } : { widths, preview: await previewOf(squares) }
}
