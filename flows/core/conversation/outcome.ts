import type { EffectName, PortFailure } from '../log/port.ts'
import type { Say } from '../log/say.ts'
import type { Told } from './command.ts'
import type { AskedQuestion } from './questions.ts'

/** What came of an effect's answer, and what is asked then. */
export type Outcome = Told & {
  /** Why no value came; undefined where one did. */
  readonly failure: PortFailure | undefined
  readonly question: AskedQuestion
}

/** What is said of what came back, by effect; of one that is not there nothing. */
export type OutcomeAcks = { readonly [Name in EffectName]?: (outcome: Outcome) => readonly Say[] }
