import type { Route } from '#domain/navigation/routes.ts'
import type { CandidateLabel, Command } from '../log/commands.ts'
import type { Conversation } from './conversation.ts'
import type { Say } from '../log/say.ts'

/** What a question looks at: where the flows stand, the time (epoch ms) and the deployment. */
export type QuestionContext = Pick<Conversation, 'flows' | 'now' | 'settings'>

export const STEPS = ['restaurant', 'mode', 'menu', 'basket', 'pickup', 'pay'] as const
/** The six named steps of an order. */
export type StepName = (typeof STEPS)[number]

/** What stands in the way of the order, to be put into words: keys and values, never sentences. */
export type Prompt = { readonly title: Say; readonly text?: readonly Say[] }

/** How an answer is called: a sentence, or a thing of the menu or the list by its own name. */
export type AnswerWords = Say | Exclude<CandidateLabel, { readonly kind: 'key' }>

/** One way to answer a question; a button, a typed word and a way out of a dialog are all this. */
export type OfferedAnswer = {
  readonly id: string
  readonly words: AnswerWords
  /** What the customer does by it, or the address it leads to. */
  readonly leadsTo: Command | Route
  /** The page that is shown once it is done. */
  readonly thenShows?: Route
  /** It is what a plain yes or no means here. */
  readonly means?: 'yes' | 'no'
  /** It takes something away for good, and is drawn so. */
  readonly isDangerous?: true
  /** It is what closing a dialog without a choice comes to. */
  readonly closes?: true
}

/** Everything there is to know about a question but its texts (`ask.<name>`, `help.<name>`) and, where it has one, its card. */
export type QuestionDefinition<Name extends string = string> = {
  readonly name: Name
  /** The step of the order it belongs to; none once the order is placed. */
  readonly step?: StepName
  /**
   * How it is shown. `wait`: something is on its way. `card`: by a card and a screen of its own. `notice`: in words in place of
   * what it stands in the way of. `dialog`: in words too, in the menu view over the screen.
   */
  readonly surface: 'wait' | 'card' | 'notice' | 'dialog'
  /** What is waited for; whatever comes takes the turn's place. */
  readonly waitsFor?: string
  readonly tone?: PromptTone | ((flows: QuestionContext['flows']) => PromptTone)
  /** It tells of a no, whatever its tone: the restaurant may know why. */
  readonly isRefusal?: true
  /** It interrupts what a screen reader is reading. */
  readonly isUrgent?: true
  /** A matter of yes or no, and drawn so. */
  readonly isYesNo?: true
  /** Nothing is chosen yet, or the menu begins: the house has something to show. */
  readonly isBeginning?: true
  /** There is much to choose from: where there is room, it stands beside the conversation. */
  readonly showsMuch?: true
  /** More may be ordered; "no thanks" leads on. */
  readonly asksWhatElse?: true
  /** What a sentence was read as, which another sentence may say otherwise. */
  readonly proposes?: 'order' | 'change'
  /** It is answered before anything is paid for, or what it is about would be lost. */
  readonly isAnsweredFirst?: true
  /** Its answers are about lines and stand beside them: none is told by its place. */
  readonly isAboutLines?: true
  /** A number that is typed says how many. */
  readonly countsPieces?: true
  /** A discount code may be typed. */
  readonly takesCoupons?: true
  /** "How much is it" is asked of all that is there. */
  readonly isPricedAsAWhole?: true
  /** A payment is under way. */
  readonly isPaying?: true
  /** Its texts come later, with this part of the language. */
  readonly texts?: 'orders'
  /** Its sentence, where that names what it is about; else `ask.<name>` alone. */
  readonly ask?: (conversation: QuestionContext) => Say
  readonly isAsked: (conversation: QuestionContext) => boolean
  /** What makes it this one and not the next of the same name. */
  readonly subject?: (flows: QuestionContext['flows']) => string | undefined
  /** The address of a conversation that stands here (spec section 2); none where a dialog keeps that of what it is asked over. */
  readonly route?: (conversation: QuestionContext) => Route
  readonly prompt?: (conversation: QuestionContext) => Prompt | undefined
  readonly answers: (conversation: QuestionContext) => readonly OfferedAnswer[]
  /** Of its answers, the things its card lists; a screen reader is told how many. Every answer, where it has no card. */
  readonly choices?: (conversation: QuestionContext) => readonly OfferedAnswer[]
  /** How many things stand on its card, where it shows those too that cannot be had now. */
  readonly shown?: (conversation: QuestionContext) => number
}

export type PromptTone = 'info' | 'warm' | 'error'

/** A question, its name kept as it is written. */
export function question<const Name extends string>(
  definition: QuestionDefinition<Name>,
): QuestionDefinition<Name> {
  return definition
}

/** Something that is on its way, and leaves nothing to answer meanwhile. */
export function waiting<const Name extends string>(
  definition: Pick<QuestionDefinition<Name>, 'name' | 'isAsked' | 'route' | 'isPaying'> & {
    readonly step?: StepName
    readonly waitsFor: string
  },
): QuestionDefinition<Name> {
  return { ...definition, surface: 'wait', answers: () => [] }
}

/** An answer by the key of its words, or by its words. */
export function answer(
  id: string,
  words: AnswerWords | string,
  leadsTo: Command | Route,
  more: Pick<OfferedAnswer, 'means' | 'isDangerous' | 'closes' | 'thenShows'> = {},
): OfferedAnswer {
  return { id, words: typeof words === 'string' ? { key: words } : words, leadsTo, ...more }
}

/** Whether an answer is something the customer does, and not an address. */
export function isCommand(leadsTo: OfferedAnswer['leadsTo']): leadsTo is Command {
  return 'type' in leadsTo
}
