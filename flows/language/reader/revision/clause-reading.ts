import type { Wish } from '#domain/basket/wished-selection.ts'
import type { WordMark, WrittenChange } from '../../../core/log/command-data.ts'

/** `others`: options that a wish fits as well. `cost`: from 0, where each word was understood as it is written. */
export type RevisionReading = {
  readonly changes: readonly WrittenChange[]
  readonly marks: readonly WordMark[]
  readonly others: readonly Wish[]
  readonly cost: number
}

export type ClauseReading = Omit<RevisionReading, 'marks'> & {
  /** Something comes instead, of what is not said: "a shake instead". */
  readonly isOfUnsaid?: true
}
