import type { Basket, BasketLine } from '#domain/basket/basket.ts'
import { basketTotals } from '#domain/basket/totals.ts'
import type { Menu } from '#domain/catalogue/product.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { liveTurnOf, type Conversation, type Effect } from '#flows/core/conversation/conversation.ts'
import { fingerprintOf, hashOf } from '#flows/core/engine/fingerprint.ts'
import { fold, resolved } from '#flows/core/engine/fold.ts'
import { advance, begin } from '#flows/core/engine/reducer.ts'
import { traitsOfSerial } from '#flows/core/engine/effects.ts'
import { redoOf, undoOf, type Reach } from '#flows/core/engine/undo.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { FLOW_VERSION, type Entry, type Log, type LoggedEvent, type Settings } from '#flows/core/log/log.ts'
import { textHash } from '#flows/core/log/text-hash.ts'
import type { Turn } from '#flows/core/log/turn.ts'
import type { Say } from '#flows/core/log/say.ts'
import { aloudOf } from '#flows/core/transcript/aloud.ts'
import { announcementOf, type Announcement } from '#flows/core/transcript/announcement.ts'
import { simulatedBackend, type Answer, type Surroundings } from './simulated-backend.ts'

/** One step of the fold, with what caused it. */
export type Step = {
  readonly before: Conversation
  readonly after: Conversation
  readonly event: LoggedEvent
}

export type Talk = ReturnType<typeof simulateConversation>

/** What is heard where the line drops before the answer comes. */
const LOST: Answer = { failure: { kind: 'failed', code: 'network' } }

/**
 * A conversation without a browser: what it asks of the outside is answered at once by a simulated backend. Watches,
 * time and the account stay silent until somebody speaks for them (`hears`, `restaurantBecomes` ...).
 */
export function simulateConversation(
  given: Surroundings & {
    readonly id: string
    readonly settings: Settings
    /** Its beginning, in epoch ms. */
    readonly now: number
    readonly path?: string
    /** What the first calls of a port are answered with, before the backend answers itself. */
    readonly first?: Readonly<Record<string, readonly Answer[]>>
  },
) {
  const { id, settings, path = '/', first = {} } = given
  let now = given.now
  let conversation = begin(settings)
  const backend = simulatedBackend(given, () => now)
  const entries: Entry[] = []
  const blobs: Record<string, unknown> = {}
  const fingerprints: Record<string, unknown> = {}
  const heard: Announcement[] = []
  const steps: Step[] = []
  const queued = new Map(Object.entries(first).map(([src, answers]) => [src, [...answers]]))
  const held = new Set<string>()
  const dropped = new Set<string>()
  const asked: { readonly src: string; readonly input: unknown }[] = []

  function record(event: LoggedEvent): void {
    const step = entries.length
    const before = conversation
    const entryAt = Math.max(now, before.now)
    const after =
      event.type === 'undone' || event.type === 'redone'
        ? fold({ ...log(), entries: [...entries, { at: entryAt, event }] })
        : advance(before, resolved({ at: entryAt, event }, blobs), step)
    const fingerprint = fingerprintOf(after)
    entries.push({ at: entryAt, event, hash: hashOf(fingerprint) })
    fingerprints[String(step)] = fingerprint
    conversation = after
    const announcement = announcementOf(before, after, event, aloudOf(event, after))
    if (announcement) heard.push(announcement)
    steps.push({ before, after, event })
  }

  function settle(): void {
    for (let turn = 0; turn < 50; turn++) {
      const answered = Object.values(conversation.pending).some((effect) => {
        const given =
          queued.get(effect.src)?.shift() ?? (held.has(effect.src) ? undefined : backend.answer(effect))
        if (!given) return false
        const answer = dropped.delete(effect.src) ? LOST : given
        asked.push({ src: effect.src, input: effect.input })
        tell(effect, answer)
        return true
      })
      if (!answered) return
    }
    throw new Error('the conversation asks the outside without end')
  }

  function tell({ serial }: Pick<Effect, 'serial'>, answer: Answer): void {
    record(
      'failure' in answer
        ? { type: 'failed', effect: serial, error: answer.failure }
        : { type: 'done', effect: serial, output: keptOutput(serial, answer.output) },
    )
  }

  function keptOutput(serial: string, output: unknown): unknown {
    if (!traitsOfSerial(serial).isLarge) return output
    const hash = blobHashOf(output)
    blobs[hash] = output
    return { $blob: hash }
  }

  function log(): Log {
    return { version: FLOW_VERSION, settings, blobs, entries }
  }

  function turns(event: LoggedEvent | undefined): boolean {
    if (!event) return false
    record(event)
    settle()
    return true
  }

  function hears(src: string, answer: Answer): Talk {
    const effect = Object.values(conversation.pending).find((known) => known.src === src)
    if (!effect) throw new Error(`nobody waits for "${src}"`)
    tell(effect, answer)
    settle()
    return talk
  }

  const talk = {
    /** The customer's acts, one after the other; the shop answers in between. */
    says(...commands: readonly Command[]) {
      for (const command of commands) {
        record({ type: 'command', command })
        settle()
      }
      return talk
    },
    /** Typed text that came to a command. */
    types(said: string, command: Command) {
      record({ type: 'command', command, said })
      settle()
      return talk
    },
    /** Takes back the last answer or act; false where nothing can be. */
    undo(reach: Reach) {
      return turns(undoOf(entries, conversation, reach))
    },
    /** Does again what was last taken back; false where there is nothing. */
    redo() {
      return turns(redoOf(entries))
    },
    /** Takes back everything from a step on. */
    undoTo(step: number) {
      record({ type: 'undone', to: step })
      settle()
      return talk
    },
    /** What the next calls of a port are answered with, before the shop answers itself again. */
    next(src: string, ...answers: readonly Answer[]) {
      queued.set(src, [...(queued.get(src) ?? []), ...answers])
      return talk
    },
    /** The outside does what it is asked next of a port; its answer is lost on the way. */
    dropsAnswer(src: string) {
      dropped.add(src)
      return talk
    },
    /** The page is opened anew on a device that has lost the last entries of the log; the opening stays. */
    reopens(lost = 0) {
      entries.length = Math.max(1, entries.length - lost)
      conversation = fold(log())
      settle()
      return talk
    },
    /** Keeps a port silent until it is let go. */
    holds(src: string) {
      held.add(src)
      return talk
    },
    letsGo(src: string) {
      held.delete(src)
      settle()
      return talk
    },
    /** An effect that waits is answered. */
    hears,
    /** An answer that comes whether or not anybody waits. */
    lateAnswer(serial: string, output: unknown) {
      tell({ serial }, { output })
      return talk
    },
    /** The chosen restaurant is found changed. */
    restaurantBecomes(change: Partial<Restaurant>) {
      const { chosen } = conversation.flows.restaurant.context
      return hears('watchRestaurant', { output: backend.changeRestaurant(chosen?.id, change) })
    },
    /** The menus of every restaurant change; nobody is told. */
    menusBecome(change: (menu: Menu) => Menu) {
      backend.changeMenus(change)
      return talk
    },
    /** The order that is followed is found changed. */
    orderBecomes(change: Partial<Order>) {
      const { order } = conversation.flows.tracking.context
      if (!order) throw new Error('no order is followed')
      const changed = backend.keepOrder({ ...order, ...change })
      return hears('watchOrders', { output: backend.heardOf(changed) })
    },
    /** An order of this account that was made another day or elsewhere. */
    hasOrder(order: Order) {
      backend.keepOrder(order)
      return talk
    },
    later(ms: number) {
      now += ms
      return talk
    },
    asks: (): string | undefined => liveTurnOf(conversation)?.question.name,
    told: (): readonly string[] => liveTurnOf(conversation)?.acks.map(({ key }) => key) ?? [],
    toldWith: (key: string): Say['values'] =>
      liveTurnOf(conversation)?.acks.find((ack) => ack.key === key)?.values,
    turns: (): readonly Turn[] => conversation.turns,
    basket: (): Basket => conversation.flows.basket.context.basket,
    lines: (): readonly (readonly [string, number])[] =>
      conversation.flows.basket.context.basket.lines.map(({ code, quantity }) => [code, quantity]),
    line: (code: string): BasketLine => {
      const found = conversation.flows.basket.context.basket.lines.find((line) => line.code === code)
      if (!found) throw new Error(`the basket holds no "${code}"`)
      return found
    },
    total: (): number => basketTotals(conversation.flows.basket.context.basket).total,
    problem: (): string | undefined => conversation.flows.checkout.context.problem?.code,
    order: (): Order | undefined => conversation.flows.tracking.context.order,
    orders: (): readonly Order[] => backend.orders(),
    /** What a port was asked, each time it answered. */
    askedOf: <Input>(src: string): readonly Input[] =>
      asked.filter((known) => known.src === src).map(({ input }) => input as Input),
    waitsFor: (): readonly string[] => Object.values(conversation.pending).map(({ src }) => src),
    heard: (): readonly Announcement[] => heard,
    steps: (): readonly Step[] => steps,
    step: (): number => entries.length,
    conversation: (): Conversation => conversation,
    log,
    /** The log as it is exported: with what each step looked like. */
    recording: () => ({ ...log(), fingerprints }),
  }
  record({ type: 'started', id, path })
  settle()
  return talk
}

/** What many conversations are answered is the same menu: its name is reckoned once. */
const blobHashes = new WeakMap<object, string>()

function blobHashOf(output: unknown): string {
  if (typeof output !== 'object' || output === null) return textHash(JSON.stringify(output))
  const hash = blobHashes.get(output) ?? textHash(JSON.stringify(output))
  blobHashes.set(output, hash)
  return hash
}
