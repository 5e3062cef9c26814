import type { Translated } from '../catalogue/translated.ts'

/** A picture the house shows where a customer begins, with what it says and where it leads (S7.39). */
export type Banner = {
  readonly imageUrl: string
  readonly text: Translated
  readonly url?: string
}
