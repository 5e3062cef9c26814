import {
  createActor,
  fromTransition,
  initialTransition,
  isMachineSnapshot,
  transition,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type DoneActorEvent,
  type ErrorActorEvent,
  type PromiseSnapshot,
} from 'xstate'
import type { Fact } from '../conversation/dispatched.ts'
import type { AnswerTimes } from '../log/port.ts'

/** Where a flow stands. The rest of the machine's snapshot is known to this file alone. */
export type FlowState = { readonly value: unknown; readonly context: unknown }

/** An effect a flow asks for: the port that performs it and what the port is given. */
export type AskedEffect = { readonly id: string; readonly src: string; readonly input: unknown }

/** What an event makes of a flow; nothing has been run. */
export type FlowTransition = {
  /** The same object as before where the event changed nothing. */
  readonly state: AnyMachineSnapshot
  readonly asked: readonly AskedEffect[]
  /** Ids of the effects the flow no longer waits for; one that is asked anew is in both lists. */
  readonly over: readonly string[]
  readonly facts: readonly Fact[]
}

/**
 * The type of the action that `emit` plans. XState types the actions that spawn, raise and send, not this one: private,
 * as read in 5.33.3.
 */
const EMIT = 'xstate.emit'

const SCOPE = scopeOfTransition()

type PlannedAction = { readonly type: string; readonly params?: unknown }
type Children = Readonly<Record<string, AnyActorRef | undefined>>

/** How a flow begins: its first state and the effects it asks for at once. */
export function initialTransitionOf(machine: AnyStateMachine): FlowTransition {
  const [state, actions] = initialTransition(machine)
  return flowTransition({}, state, actions)
}

/** What an event makes of a flow, as XState's `transition` finds it. Throws for a state that no machine made. */
export function transitionOf(before: FlowState, event: AnyEventObject): FlowTransition {
  if (!isMachineSnapshot(before)) throw new Error('only a state made by a machine can take an event')
  if (!isHeard(before, event.type)) return { state: before, asked: [], over: [], facts: [] }
  const actions: PlannedAction[] = []
  const scope = { ...SCOPE, actionExecutor: (action: PlannedAction) => void actions.push(action) }
  const state = before.machine.transition(before, event, scope)
  return flowTransition(before.children, state, actions)
}

/** The event that tells a flow what one of its effects came to. */
export function doneEvent(id: string, output: unknown, times: AnswerTimes): DoneActorEvent & AnswerTimes {
  return { type: `xstate.done.actor.${id}`, output, actorId: id, ...times }
}

/** The event that tells a flow that one of its effects failed. A flow that does not wait for it stops for good. */
export function errorEvent(id: string, error: unknown, times: AnswerTimes): ErrorActorEvent & AnswerTimes {
  return { type: `xstate.error.actor.${id}`, error, actorId: id, ...times }
}

/** What `transition` lets a machine plan in. It makes one at each event, which costs more than most events do. */
function scopeOfTransition(): AnyActorScope {
  let given: AnyActorScope | undefined
  const logic = fromTransition((_: undefined, __: AnyEventObject, scope) => void (given = scope), undefined)
  transition(logic, createActor(logic).getSnapshot(), { type: 'given' })
  if (!given) throw new Error('the library gives its logic no scope')
  return given
}

/** Whether a machine has anything for an event where it stands: each is flat, and what the library sends itself is heard. */
function isHeard({ machine, value }: AnyMachineSnapshot, type: string): boolean {
  const { on, states } = machine.root
  return type.startsWith('xstate.') || type in on || type in (states[String(value)]?.on ?? {})
}

function flowTransition(
  before: Children,
  state: AnyMachineSnapshot,
  actions: readonly PlannedAction[],
): FlowTransition {
  return { state, ...effectsOf(before, state.children), facts: actions.flatMap(factsOf) }
}

/** An effect is an invoked child: a child that was not there is asked for, one that is gone is over. */
function effectsOf(before: Children, after: Children): Pick<FlowTransition, 'asked' | 'over'> {
  if (before === after) return { asked: [], over: [] }
  const isSame = (id: string): boolean => before[id] === after[id]
  return {
    asked: Object.entries(after).flatMap(([id, child]) => {
      if (!child || isSame(id)) return []
      const { input } = child.getSnapshot() as PromiseSnapshot<unknown, unknown>
      return [{ id, src: child.src as string, input }]
    }),
    over: Object.keys(before).filter((id) => !isSame(id)),
  }
}

function factsOf({ type, params }: PlannedAction): readonly Fact[] {
  return type === EMIT ? [(params as { readonly event: Fact }).event] : []
}
