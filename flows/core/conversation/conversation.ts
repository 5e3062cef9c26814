import type { SnapshotFrom } from 'xstate'
import type { EffectName, EffectTraits } from '../log/port.ts'
import type { Turn } from '../log/turn.ts'
import type { Settings } from '../log/log.ts'
import type { MACHINES } from './machines.ts'

type Machines = typeof MACHINES

export type FlowName = keyof Machines

/** State and context of each flow as plain values: all that code outside the fold reads of a flow. */
export type Flows = {
  readonly [Name in FlowName]: Pick<SnapshotFrom<Machines[Name]>, 'value' | 'context'>
}

/** An effect a flow waits for; the runner performs it and logs its answer under the serial. */
export type Effect = {
  readonly serial: string
  readonly flow: FlowName
  readonly id: string
  readonly src: EffectName
  readonly traits: EffectTraits
  readonly input: unknown
}

/** What folding a log yields. `now` is the time of the last event (epoch ms), because a fold has no clock. */
export type Conversation = {
  readonly id: string
  readonly settings: Settings
  readonly step: number
  readonly now: number
  readonly flows: Flows
  readonly pending: Readonly<Record<string, Effect>>
  readonly turns: readonly Turn[]
  /** The step of the last order that was made, or may have been: nothing before it can be taken back. */
  readonly barrier: number
  /** That of the last one that was made for sure, to which the barrier returns where another is refused. */
  readonly placed: number
}

/** The turn that waits for the customer. */
export function liveTurnOf(conversation: Conversation): Turn | undefined {
  return conversation.turns.at(-1)
}
