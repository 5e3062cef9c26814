import type { Effect, FlowName } from '../conversation/conversation.ts'
import { declarationOf, type EffectTraits } from '../log/port.ts'
import { MACHINES } from '../conversation/machines.ts'
import type { AskedEffect } from './xstate-adapter.ts'

/** An effect that a flow asks for at a step, with all that is declared of it. */
export function effectOf({ id, src, input }: AskedEffect, flow: FlowName, step: number): Effect {
  const { port, traits } = declared(flow, src)
  return { serial: `${step}.${flow}.${id}`, flow, id, src: port, traits, input }
}

/** What is true of the effect that a log names by its serial; nothing where this version has none of that name. */
export function traitsOfSerial(serial: string): EffectTraits {
  const [, flow = '', id] = serial.split('.')
  if (!isFlow(flow)) return {}
  const invoked = Object.values(MACHINES[flow].states)
    .flatMap((state) => state.invoke)
    .find((each) => each.id === id)
  return invoked ? declared(flow, String(invoked.src)).traits : {}
}

function declared(flow: FlowName, src: string): ReturnType<typeof declarationOf> {
  const actors: Readonly<Record<string, unknown>> = MACHINES[flow].implementations.actors
  return declarationOf(actors[src])
}

function isFlow(name: string): name is FlowName {
  return name in MACHINES
}
