import { initialTransition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { parseRoute, type Route } from '#domain/navigation/routes.ts'
import type { Conversation, Effect, FlowName, Flows } from '../conversation/conversation.ts'
import type { Entry, LoggedEvent, Settings } from '../log/log.ts'
import { MACHINES } from '../machines/machines.ts'
import { pureTransition } from './xstate-adapter.ts'
import { questionOf } from '../questions/questions.ts'
import { dispatchOf, dispatchOfFact } from '../dispatch/dispatch.ts'
import type { Fact, Dispatched } from '../dispatch/dispatched.ts'
import { nextTurns } from '../transcript/next-turns.ts'

type Draft = { -readonly [Key in keyof Conversation]: Conversation[Key] }

const FLOW_NAMES = Object.keys(MACHINES) as readonly FlowName[]
const SPAWN = 'xstate.spawnChild'
/** What the outside may have done from here on: it cannot be taken back. */
const BINDING_EFFECTS: ReadonlySet<string> = new Set(['createOrder', 'cancelOrder', 'changeOrder'])

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
  }
  const flows: Partial<Record<FlowName, AnyMachineSnapshot>> = {}
  for (const name of FLOW_NAMES) {
    const [snapshot, actions] = initialTransition(MACHINES[name] as AnyStateMachine)
    flows[name] = snapshot
    draft.flows = flows as unknown as Flows
    collectEffects(draft, name, snapshot, actions)
  }
  return draft
}

/** One step of the fold: what a logged event makes of the conversation. Pure; step is the entry's place in the log. */
export function advance(before: Conversation, entry: Entry, step: number): Conversation {
  const draft: Draft = { ...before, step, now: Math.max(before.now, entry.at) }
  const { event } = entry
  switch (event.type) {
    case 'started':
      draft.id = event.id
      sendAll(draft, startOf(event.path))
      break
    case 'command':
      sendAll(draft, dispatchOf(event.command, draft))
      break
    case 'done':
    case 'failed':
      if (!answer(draft, event)) return before
      break
    case 'undone':
      break
  }
  draft.turns = nextTurns(before, draft, event, questionOf(draft))
  return draft
}

function startOf(path: string): readonly Dispatched[] {
  const linked = linkedRestaurant(parseRoute(path))
  return [
    { to: 'session', event: { type: 'session.check' } },
    ...(linked ? [{ to: 'restaurant', event: { type: 'restaurant.open', ...linked } } as const] : []),
  ]
}

function linkedRestaurant(route: Route): { readonly slug: string; readonly isForCode?: boolean } | undefined {
  if (route.name === 'restaurantLink') return { slug: route.slug }
  return route.name === 'authenticate' ? { slug: route.slugOrId, isForCode: true } : undefined
}

/** Feeds an effect's answer to the flow that waits for it; an answer nobody waits for changes nothing. */
function answer(draft: Draft, event: Extract<LoggedEvent, { type: 'done' | 'failed' }>): boolean {
  const effect = draft.pending[event.effect]
  if (!effect) return false
  draft.pending = without(draft.pending, event.effect)
  const outcome =
    event.type === 'done'
      ? { type: `xstate.done.actor.${effect.id}`, output: event.output }
      : { type: `xstate.error.actor.${effect.id}`, error: event.error }
  send(draft, effect.flow, outcome)
  return true
}

function sendAll(draft: Draft, routed: readonly Dispatched[]): void {
  for (const { to, event } of routed) send(draft, to, event)
}

/** Moves one flow on, notes what it asks for, and takes its facts to the flows they concern, at once and in order. */
function send(draft: Draft, name: FlowName, event: { readonly type: string }): void {
  const snapshot = draft.flows[name] as AnyMachineSnapshot
  if (!listensTo(snapshot, event.type)) return
  const [next, actions] = pureTransition(MACHINES[name] as AnyStateMachine, snapshot, event)
  const isMoved = next.value !== snapshot.value || next.context !== snapshot.context || actions.length > 0
  if (!isMoved) return
  draft.flows = { ...draft.flows, [name]: next }
  collectEffects(draft, name, next, actions)
  for (const action of actions) {
    const fact = factOf(action)
    if (fact) sendAll(draft, dispatchOfFact(fact, draft))
  }
}

/** XState would find the same, at the cost of a transition. */
function listensTo(snapshot: AnyMachineSnapshot, type: string): boolean {
  return snapshot._nodes.some((node) => eventsOf(node).has(type)) || eventsOf(snapshot.machine.root).has(type)
}

type Node = AnyMachineSnapshot['_nodes'][number]
const events = new WeakMap<Node, ReadonlySet<string>>()

/** What a state reacts to, found once: XState looks through the machine's configuration each time it is asked. */
function eventsOf(node: Node): ReadonlySet<string> {
  const known = events.get(node)
  if (known) return known
  const found = new Set<string>(node.ownEvents)
  events.set(node, found)
  return found
}

function factOf(action: { readonly type: string; readonly params?: unknown }): Fact | undefined {
  return action.type === 'xstate.emit' ? (action.params as { event: Fact }).event : undefined
}

function collectEffects(
  draft: Draft,
  flow: FlowName,
  snapshot: AnyMachineSnapshot,
  actions: readonly { readonly type: string; readonly params?: unknown }[],
): void {
  const hasPending = Object.values(draft.pending).some((effect) => effect.flow === flow)
  if (!hasPending && !actions.some(({ type }) => type === SPAWN)) return
  const invoked = new Set(snapshot._nodes.flatMap((node) => node.invoke.map((definition) => definition.id)))
  const spawned = actions.flatMap((action) =>
    action.type === SPAWN ? [action.params as { id: string; src: string; input: unknown }] : [],
  )
  const restarted = new Set(spawned.map(({ id }) => id))
  const isOver = (effect: Effect) =>
    effect.flow === flow && (!invoked.has(effect.id) || restarted.has(effect.id))
  const kept = Object.values(draft.pending).filter((effect) => !isOver(effect))
  if (spawned.length === 0 && kept.length === Object.keys(draft.pending).length) return
  const asked = spawned
    .filter(({ id }) => invoked.has(id))
    .map(({ id, src, input }): Effect => ({ serial: `${draft.step}.${flow}.${id}`, flow, id, src, input }))
  draft.pending = Object.fromEntries([...kept, ...asked].map((effect) => [effect.serial, effect]))
  if (asked.some(({ src }) => BINDING_EFFECTS.has(src))) draft.barrier = draft.step
}

function without(pending: Conversation['pending'], serial: string): Conversation['pending'] {
  return Object.fromEntries(Object.entries(pending).filter(([key]) => key !== serial))
}
