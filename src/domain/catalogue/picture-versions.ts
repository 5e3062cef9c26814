/** Smaller copies of a picture, made by its server: squares that fit the frame pictures are shown in. */
export type PictureVersions = {
  /** How wide they are, in pixels, the smallest first; each has the picture's address with `?w=` and this. */
  readonly widths: readonly number[]
  /** A few pixels as a `data:` address, to stand there until one has come; none of a cut-out, which its backdrop stands in for. */
  readonly preview?: string
}
