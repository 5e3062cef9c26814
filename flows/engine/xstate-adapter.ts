import { createActor, type AnyActorScope, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'

export type PlannedAction = { readonly type: string; readonly params?: unknown }

type Bench = { readonly scope: AnyActorScope; planned: PlannedAction[] }

/** One inert scope a machine: XState's own `transition` makes an actor, and with it an initial state, each time. */
const benches = new WeakMap<AnyStateMachine, Bench>()

/** The next snapshot of a machine and the actions it plans; none of them is run. As XState's `transition`, at a third of the cost. */
export function pureTransition(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: { readonly type: string },
): readonly [AnyMachineSnapshot, readonly PlannedAction[]] {
  const bench = benchOf(machine)
  bench.planned = []
  const next = machine.transition(snapshot, event, bench.scope)
  return [next, bench.planned]
}

function benchOf(machine: AnyStateMachine): Bench {
  const known = benches.get(machine)
  if (known) return known
  const self = createActor(machine)
  const bench: Bench = {
    planned: [],
    scope: {
      self,
      id: '',
      sessionId: '',
      system: self.system,
      logger: nothing,
      defer: nothing,
      emit: nothing,
      stopChild: nothing,
      actionExecutor: (action) => bench.planned.push(action),
    },
  }
  benches.set(machine, bench)
  return bench
}

function nothing(): void {}
