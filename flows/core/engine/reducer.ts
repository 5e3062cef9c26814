import type { Step } from '../conversation/command.ts'
import type { Conversation, Effect, FlowName, Flows } from '../conversation/conversation.ts'
import type { Entry, LoggedEvent, Settings } from '../log/log.ts'
import { isRefusal } from '../log/port.ts'
import { MACHINES } from '../conversation/machines.ts'
import { questionOf } from '../conversation/questions.ts'
import { dispatchOf, dispatchOfFact, isLasting } from '../conversation/dispatch.ts'
import type { Dispatched, Fact } from '../conversation/dispatched.ts'
import { dispatchOfStart } from '../conversation/start.dispatch.ts'
import { effectOf } from './effects.ts'
import { nextTurns } from '../transcript/next-turns.ts'
import {
  doneEvent,
  errorEvent,
  initialTransitionOf,
  transitionOf,
  type FlowTransition,
} from './xstate-adapter.ts'

type Draft = { -readonly [Key in keyof Conversation]: Conversation[Key] }

const FLOW_NAMES = Object.keys(MACHINES) as readonly FlowName[]

/** The conversation before anything happened. */
export function begin(settings: Settings): Conversation {
  const draft: Draft = {
    id: '',
    settings,
    step: 0,
    now: 0,
    flows: {} as Flows,
    pending: {},
    turns: [],
    barrier: 0,
    placed: 0,
  }
  for (const name of FLOW_NAMES) follow(draft, [], name, initialTransitionOf(MACHINES[name]))
  return draft
}

/**
 * One step of the fold: what a logged event makes of the conversation. Pure; `step` is the entry's place in the log. An
 * answer nobody waits for leaves the conversation as it was.
 */
export function advance(before: Conversation, entry: Entry, step: number): Conversation {
  return stepOf(before, entry, step).after
}

/** The same, with what the flows told of it. */
export function stepOf(before: Conversation, entry: Entry, step: number): Step {
  const draft: Draft = { ...before, step, now: Math.max(before.now, entry.at) }
  const { event } = entry
  const facts: Fact[] = []
  switch (event.type) {
    case 'started':
      draft.id = event.id
      sendAll(draft, facts, dispatchOfStart(event.path, draft.settings.flags))
      break
    case 'command':
      sendAll(draft, facts, dispatchOf(event.command, draft))
      break
    case 'done':
    case 'failed':
      if (!answer(draft, facts, event, before.now)) return { before, after: before, facts }
      break
    case 'undone':
    case 'redone':
      break
  }
  const taken = { before, after: draft, facts }
  draft.turns = nextTurns(taken, event, questionOf(draft))
  return taken
}

/** Sends an effect's answer to the flow that waits for it; false where none does. */
function answer(
  draft: Draft,
  facts: Fact[],
  event: Extract<LoggedEvent, { type: 'done' | 'failed' }>,
  since: number,
): boolean {
  const effect = draft.pending[event.effect]
  if (!effect) return false
  draft.pending = without(draft.pending, event.effect)
  const { flow, id } = effect
  const times = { at: draft.now, since }
  send(
    draft,
    facts,
    flow,
    event.type === 'done' ? doneEvent(id, event.output, times) : errorEvent(id, event.error, times),
  )
  if (isNothingOrdered(draft, effect, event)) draft.barrier = draft.placed
  return true
}

/** Whether the server said that there is no order: then earlier answers may be changed again. Without an answer there may be one. */
function isNothingOrdered({ flows }: Draft, { traits }: Effect, event: LoggedEvent): boolean {
  const isRefused = event.type === 'failed' && isRefusal(event.error)
  return isRefused && traits.isOfOrder === true && flows.checkout.context.order === undefined
}

function sendAll(draft: Draft, facts: Fact[], dispatched: readonly Dispatched[]): void {
  for (const { to, event } of dispatched) send(draft, facts, to, event)
}

function send(draft: Draft, facts: Fact[], name: FlowName, event: { readonly type: string }): void {
  follow(draft, facts, name, transitionOf(draft.flows[name], event))
}

/** Moves one flow on, notes what it asks for, and takes its facts to the flows they concern, at once and in order. */
function follow(
  draft: Draft,
  facts: Fact[],
  name: FlowName,
  { state, asked, over, facts: told }: FlowTransition,
): void {
  // New flows tell the transcript that the event was heard.
  if (state !== draft.flows[name] || told.length > 0) draft.flows = { ...draft.flows, [name]: state }
  const begun = asked.map((effect) => effectOf(effect, name, draft.step))
  if (begun.length > 0 || over.length > 0) draft.pending = pendingAfter(draft, name, begun, over)
  if (begun.some(({ traits }) => traits.isBinding)) draft.barrier = draft.step
  // What was ordered, canceled or changed for sure stays so, whatever is refused afterwards.
  if (told.some(isLasting)) draft.placed = draft.barrier
  for (const fact of told) {
    facts.push(fact)
    sendAll(draft, facts, dispatchOfFact(fact, draft))
  }
}

function pendingAfter(
  { pending }: Draft,
  flow: FlowName,
  begun: readonly Effect[],
  over: FlowTransition['over'],
): Conversation['pending'] {
  const kept = Object.values(pending).filter((effect) => effect.flow !== flow || !over.includes(effect.id))
  return Object.fromEntries([...kept, ...begun].map((effect) => [effect.serial, effect]))
}

function without(pending: Conversation['pending'], serial: string): Conversation['pending'] {
  return Object.fromEntries(Object.entries(pending).filter(([key]) => key !== serial))
}
