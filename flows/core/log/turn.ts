import type { LineId } from '#domain/ids.ts'
import type { Command } from './commands.ts'
import type { Say } from './say.ts'

/** A question and what makes it this one and not the next of the same name. */
export type Question = { readonly name: string; readonly key: string }

/** The customer's answer that closed a turn, and the command that opens it again. */
export type Answer = { readonly say: Say; readonly said?: string; readonly change?: Command }

/**
 * One exchange. While it is the last of the transcript and unanswered it is live; its card reads the flows.
 * Closed, it is what was asked and answered, and never changes again.
 */
export type Turn = {
  readonly id: string
  readonly step: number
  readonly openedAt: number
  readonly question: Question
  readonly acks: readonly Say[]
  readonly ask: Say
  readonly answer?: Answer
  /** What was done while it stayed: the line that was made, or nothing where one was taken away. */
  readonly taken?: readonly (LineId | undefined)[]
  /** What was answered leaves the question aside. */
  readonly isAside?: true
}
