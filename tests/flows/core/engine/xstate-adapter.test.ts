import { expect, test } from 'vitest'
import {
  createActor,
  fromPromise,
  isMachineSnapshot,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { id } from '#domain/ids.ts'
import type { Conversation, FlowName } from '#flows/core/conversation/conversation.ts'
import { dispatchOf, dispatchOfFact } from '#flows/core/conversation/dispatch.ts'
import { dispatchOfStart } from '#flows/core/conversation/start.dispatch.ts'
import { resolved } from '#flows/core/engine/fold.ts'
import type { AnswerTimes } from '#flows/core/log/port.ts'
import { keptOf } from '#flows/core/engine/undo.ts'
import { advance, begin } from '#flows/core/engine/reducer.ts'
import {
  doneEvent,
  errorEvent,
  initialTransitionOf,
  transitionOf,
  type AskedEffect,
  type FlowState,
  type FlowTransition,
} from '#flows/core/engine/xstate-adapter.ts'
import type { Log, LoggedEvent } from '#flows/core/log/log.ts'
import { MACHINES } from '#flows/core/conversation/machines.ts'
import { RECORDED, recordingOf } from '#tests/conversations/recordings.ts'
import { anOrder } from '#tests/support/builders/order.ts'
import { aRegular, conversationWith } from '#tests/support/flows.ts'
import { numbersFrom, walk } from '../../walks.ts'

const PAST = anOrder({ id: id('past'), restaurantId: id('brygga'), state: 'PAID' })
const LINK = { guest: 'token-guest', secret: 'token-secret' }

/** The golden ones; one whose flow tells two facts at once; one that goes wherever there is something to choose. */
const CONVERSATIONS: readonly (readonly [string, () => Log])[] = [
  ...RECORDED.map((name) => [name, () => recordingOf(name)] as const),
  [
    'a mailed link',
    () =>
      conversationWith({ history: [PAST] })
        .says({ type: 'order.cancel', id: PAST.id, link: LINK })
        .log(),
  ],
  [
    'a walk',
    () => walk(conversationWith({ visitor: aRegular(), history: [PAST] }), numbersFrom(3, 200)).log(),
  ],
]

test.each(CONVERSATIONS)('%s: each event makes of its flow what the library makes of it', (_name, logOf) => {
  const told = toldIn(logOf())
  expect(told.length).toBeGreaterThan(10)
  for (const { before, event, outcome } of told) expect(seenIn(outcome)).toEqual(byLibrary(before, event))
})

test('each event means what the library makes of it in every state its flow was ever in', () => {
  const told = RECORDED.flatMap((name) => toldIn(recordingOf(name)))
  for (const machine of Object.values(MACHINES)) {
    const own = told.filter(({ before }) => before.machine === machine)
    for (const { before } of own)
      for (const { event } of own)
        expect(seenIn(transitionOf(before, event))).toEqual(byLibrary(before, event))
  }
})

test.each(CONVERSATIONS)(
  '%s: each flow asks, stops asking and tells as a running actor does',
  (_name, logOf) => {
    const told = toldIn(logOf())
    for (const machine of Object.values(MACHINES)) {
      const actor = running(machine)
      expect(actor.start()).toEqual(doneBy(initialTransitionOf(machine)))
      for (const { before, event, outcome } of told)
        if (before.machine === machine) expect(actor.send(event)).toEqual(doneBy(outcome))
      actor.stop()
    }
  },
)

type Told = {
  readonly before: AnyMachineSnapshot
  readonly event: AnyEventObject
  readonly outcome: FlowTransition
}

/** Every event a conversation sends to one of its flows, where that flow stands then, and what the adapter answers. */
function toldIn(log: Log): readonly Told[] {
  const told: Told[] = []
  let conversation = begin(log.settings)
  for (const { entry, step } of keptOf(log.entries)) {
    const { at, event } = resolved(entry, log.blobs)
    const after = advance(conversation, { at, event }, step)
    const { id, now } = after
    let draft: Conversation = { ...conversation, id, now, step }
    const send = (flow: FlowName, sent: AnyEventObject): void => {
      const before = snapshotIn(draft.flows[flow])
      const outcome = transitionOf(before, sent)
      told.push({ before, event: sent, outcome })
      draft = { ...draft, flows: { ...draft.flows, [flow]: outcome.state } }
      for (const fact of outcome.facts)
        for (const next of dispatchOfFact(fact, draft)) send(next.to, next.event)
    }
    for (const { to, event: sent } of sentFor(event, draft, { at: now, since: conversation.now }))
      send(to, sent)
    // Or else what is compared here is not what the fold does.
    expect(placesOf(draft)).toEqual(placesOf(after))
    conversation = after
  }
  return told
}

function sentFor(
  event: LoggedEvent,
  conversation: Conversation,
  times: AnswerTimes,
): readonly { readonly to: FlowName; readonly event: AnyEventObject }[] {
  if (event.type === 'started') return dispatchOfStart(event.path, conversation.settings.flags)
  if (event.type === 'command') return dispatchOf(event.command, conversation)
  if (event.type === 'undone' || event.type === 'redone') return []
  const { flow, id } = conversation.pending[event.effect] ?? {}
  if (!flow || !id) return []
  const sent = event.type === 'done' ? doneEvent(id, event.output, times) : errorEvent(id, event.error, times)
  return [{ to: flow, event: sent }]
}

function placesOf({ flows }: Conversation): unknown {
  return Object.entries(flows).map(([name, { value, context }]) => [name, value, context])
}

function snapshotIn(state: FlowState): AnyMachineSnapshot {
  if (!isMachineSnapshot(state)) throw new Error('the fold keeps the snapshots of the library')
  return state
}

function seenIn({ state: { value, context, status }, asked, over, facts }: FlowTransition): unknown {
  return { value, context, status, asked, over, facts }
}

/** What the library's own `transition` comes to, its effects read from the actions it plans. */
function byLibrary(before: AnyMachineSnapshot, event: AnyEventObject): unknown {
  const [{ value, context, status }, planned] = transition(before.machine, before, event)
  const actions: readonly { readonly type: string; readonly params?: unknown }[] = planned
  const asked = new Map<string, AskedEffect>()
  const over: string[] = []
  const facts: unknown[] = []
  for (const { type, params } of actions) {
    if (type === 'xstate.spawnChild') {
      const { id, src, input } = params as AskedEffect
      asked.set(id, { id, src, input })
    } else if (type === 'xstate.stopChild') {
      const { id } = params as { readonly id: string }
      if (!asked.delete(id)) over.push(id)
    } else if (type === 'xstate.emit') facts.push((params as { readonly event: unknown }).event)
  }
  return { value, context, status, asked: [...asked.values()], over, facts }
}

function doneBy({ state: { value, context }, asked, over, facts }: FlowTransition): unknown {
  return { value, context, asked, over, facts }
}

/** The machine as the library runs it, with ports that never answer, and what each event made it do. */
function running(machine: AnyStateMachine) {
  const asked: AskedEffect[] = []
  const over: string[] = []
  const facts: unknown[] = []
  const silent = (src: string) =>
    fromPromise(({ input, self: { id }, signal }) => {
      asked.push({ id, src, input })
      signal.addEventListener('abort', () => over.push(id))
      return new Promise<never>(() => undefined)
    })
  const ports = Object.keys(machine.implementations.actors)
  const actor = createActor(
    machine.provide({ actors: Object.fromEntries(ports.map((src) => [src, silent(src)])) }),
  )
  actor.on('*', (fact) => facts.push(fact))

  function done(): unknown {
    const { value, context } = actor.getSnapshot()
    return { value, context, asked: asked.splice(0), over: over.splice(0), facts: facts.splice(0) }
  }

  return {
    start(): unknown {
      actor.start()
      return done()
    },
    send(event: AnyEventObject): unknown {
      actor.send(event)
      return done()
    },
    stop: () => actor.stop(),
  }
}
