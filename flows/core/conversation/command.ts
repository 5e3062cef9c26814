import type { Conversation } from './conversation.ts'
import type { Command, CommandType } from '../log/commands.ts'
import type { Say } from '../log/say.ts'
import type { Answer } from '../log/turn.ts'
import type { Dispatched, Fact } from './dispatched.ts'

/** What came of an event: the conversation after it, and what its flows told of it, in order. */
export type Told = { readonly after: Conversation; readonly facts: readonly Fact[] }

/** One step of the fold: what came of an event, and the conversation it was said to, in whose words it is an answer. */
export type Step = Told & { readonly before: Conversation }

/** What is true of a command wherever it comes. */
export type CommandTraits = {
  /** It only adjusts the live card: it is folded and logged, but answers no question and makes no turn. */
  readonly isAdjustment?: true
  /** What it did at the server cannot be reversed: taking back earlier answers keeps it. */
  readonly outlivesUndo?: true
  /** It asks or says something and does nothing: there is nothing to take back. */
  readonly isOnlySaid?: true
  /** What is proposed stands while it comes: it answers that, or a question between it and the basket, or only informs. */
  readonly isWithin?: readonly Proposed[]
  /** It leads to a place at the restaurant whose menu is open, and so ends looking at other restaurants. */
  readonly leadsBack?: true
  /** Its refusal is shown in the live card, without a new turn. */
  readonly staysWhenRefused?: true
  /** Something is ordered by it, or what is ordered made otherwise. */
  readonly isOrdering?: true
  /** It leaves the question aside. */
  readonly isAside?: true
  /** Who says it is nobody here any more: logged out, or erased. */
  readonly isFarewell?: true
}

/** The flows that keep what a sentence was read as until the customer agrees. */
export type Proposed = 'proposal' | 'revision'

/** Everything there is to know about a command but its data (`log/commands.ts`) and its texts. */
export type CommandDefinition<Type extends CommandType> = CommandTraits & {
  /** The events it sends to flows, each with what its flow must know of the others; none where it is not allowed. */
  readonly dispatch: (command: CommandOf<Type>, conversation: Conversation) => readonly Dispatched[]
  /** What is said of it before the next question; nothing unless told. */
  readonly acks?: (command: CommandOf<Type>, told: Told) => readonly Say[]
  /** The answer it gives, as a sentence of the customer; `answer.<type>` unless told. */
  readonly answer?: (command: CommandOf<Type>, step: Step) => Answer
  /** What of a card it adjusted, as what was done; `answer.<type>` unless told. */
  readonly adjusted?: (command: CommandOf<Type>, conversation: Conversation) => Say | undefined
  /** What adjusting came to: only said aloud, because the card shows it. */
  readonly aloud?: (command: CommandOf<Type>, after: Conversation) => readonly Say[]
}

export type CommandDefinitions = { readonly [Type in CommandType]: CommandDefinition<Type> }

type Named = { readonly [Each in Command as Each['type']]: Each }
/**
 * A command by its type. Written as an indexed mapped type, else TypeScript rejects calls through
 * `CommandDefinitions`.
 */
export type CommandOf<Type extends CommandType> = {
  [Each in Type]: { readonly type: Each } & Named[Each]
}[Type]
