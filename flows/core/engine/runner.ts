import mitt, { type Emitter } from 'mitt'
import type { CommandTraits, Step } from '../conversation/command.ts'
import { traitsOfCommand } from '../conversation/dispatch.ts'
import type { Command } from '../log/commands.ts'
import type { Conversation, Effect } from '../conversation/conversation.ts'
import { stepOf } from './reducer.ts'
import { textHash } from '../log/text-hash.ts'
import { fingerprintOf, hashOf } from './fingerprint.ts'
import { fold, resolved } from './fold.ts'
import { redoOf, undoOf, type Reach } from './undo.ts'
import type { Entry, Log, LoggedEvent } from '../log/log.ts'
import { failureOf } from '../log/port.ts'
import type { Say } from '../log/say.ts'
import { aloudOf } from '../transcript/aloud.ts'

/** How an effect is performed. It is aborted when the flow stops waiting; it may read the conversation it was asked in. */
export type Port = (
  input: never,
  at: {
    readonly signal: AbortSignal
    readonly conversation: Conversation
    /** It was asked for before this page was opened, so that it may have been performed already. */
    readonly isResumed?: boolean
  },
) => Promise<unknown>

export type Ports = Readonly<Record<string, Port>>

/** Where the log is kept. Writing may fail (full, forbidden); the conversation goes on in memory. */
export type LogStore = {
  readonly append: (entry: Entry, step: number) => void
  readonly keepBlob: (hash: string, json: string) => void
}

export type RunnerEvents = {
  /** A step was folded; what was taken back or done again tells nothing anew. `entry` is what caused it, `traits` what is true of the command it was, `aloud` what its card only shows. */
  readonly step: Step & {
    readonly entry: Entry
    readonly traits?: CommandTraits
    readonly aloud: readonly Say[]
  }
}

export type Runner = {
  readonly conversation: () => Conversation
  /** Calls back when `conversation()` has changed, until what it answers is called. */
  readonly subscribe: (listen: () => void) => () => void
  readonly log: () => Log
  /** `isCut`: of what was said only the beginning was read. */
  readonly dispatch: (command: Command, said?: string, isCut?: boolean) => void
  readonly canUndo: (reach: Reach) => boolean
  readonly undo: (reach: Reach) => boolean
  /** Whether something that was taken back can be done again, and doing so; false where there is nothing. */
  readonly canRedo: () => boolean
  readonly redo: () => boolean
  readonly on: Emitter<RunnerEvents>['on']
  readonly off: Emitter<RunnerEvents>['off']
  readonly start: () => void
  readonly stop: () => void
  /** Whether what is dispatched is folded at once; else it waits for the code that folds. */
  readonly isLoaded: () => boolean
}

/** Runs a conversation: folds what happens, performs the effects it asks for, and logs their answers. */
export function createRunner(given: {
  readonly log: Log
  readonly ports: Ports
  readonly now: () => number
  readonly store: LogStore
}): Runner {
  const { ports, now, store } = given
  const { settings, version } = given.log
  const entries: Entry[] = [...given.log.entries]
  const blobs: Record<string, unknown> = { ...given.log.blobs }
  const emitter = mitt<RunnerEvents>()
  const running = new Map<string, AbortController>()
  let conversation = fold(given.log)
  let isStarted = false

  function record(event: LoggedEvent): void {
    const step = entries.length
    const at = Math.max(now(), conversation.now)
    const before = conversation
    const { after, facts } =
      event.type === 'undone' || event.type === 'redone'
        ? { after: fold({ ...log(), entries: [...entries, { at, event }] }), facts: [] }
        : stepOf(before, resolved({ at, event }, blobs), step)
    const entry: Entry = { at, event, hash: hashOf(fingerprintOf(after)) }
    conversation = after
    entries.push(entry)
    store.append(entry, step)
    const traits = event.type === 'command' ? traitsOfCommand(event.command.type) : undefined
    emitter.emit('step', {
      before,
      after,
      facts,
      entry,
      ...(traits ? { traits } : {}),
      aloud: aloudOf(event, after),
    })
    perform()
  }

  function recorded(event: LoggedEvent | undefined): boolean {
    if (event) record(event)
    return event !== undefined
  }

  function perform(isResumed = false): void {
    if (!isStarted) return
    const { pending } = conversation
    for (const [serial, controller] of running) {
      if (pending[serial]) continue
      running.delete(serial)
      controller.abort()
    }
    for (const effect of Object.values(pending)) if (!running.has(effect.serial)) run(effect, isResumed)
  }

  function run(effect: Effect, isResumed: boolean): void {
    const port = ports[effect.src]
    if (!port) throw new Error(`nobody performs the effect "${effect.src}"`)
    const controller = new AbortController()
    running.set(effect.serial, controller)
    port(effect.input as never, { signal: controller.signal, conversation, isResumed }).then(
      (output) => {
        if (controller.signal.aborted) return
        running.delete(effect.serial)
        record({ type: 'done', effect: effect.serial, output: kept(effect, output) })
      },
      (error: unknown) => {
        if (controller.signal.aborted) return
        running.delete(effect.serial)
        record({ type: 'failed', effect: effect.serial, error: failureOf(error) })
      },
    )
  }

  function kept(effect: Effect, output: unknown): unknown {
    if (!effect.traits.isLarge) return output
    const json = JSON.stringify(output)
    const hash = textHash(json)
    if (!(hash in blobs)) {
      blobs[hash] = output
      store.keepBlob(hash, json)
    }
    return { $blob: hash }
  }

  function log(): Log {
    return { version, settings, blobs, entries }
  }

  return {
    conversation: () => conversation,
    subscribe: (listen) => {
      emitter.on('step', listen)
      return () => emitter.off('step', listen)
    },
    log,
    dispatch: (command, said, isCut = false) =>
      record({
        type: 'command',
        command,
        ...(said === undefined ? {} : { said }),
        ...(isCut ? { isCut } : {}),
      }),
    canUndo: (reach) => undoOf(entries, conversation, reach) !== undefined,
    undo: (reach) => recorded(undoOf(entries, conversation, reach)),
    canRedo: () => redoOf(entries) !== undefined,
    redo: () => recorded(redoOf(entries)),
    on: emitter.on,
    off: emitter.off,
    start: () => {
      isStarted = true
      perform(true)
    },
    stop: () => {
      isStarted = false
      for (const controller of running.values()) controller.abort()
      running.clear()
    },
    isLoaded: () => true,
  }
}
