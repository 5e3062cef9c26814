import type { FastifyInstance } from 'fastify'
import type { Html } from '../core/http/html.ts'
import type { Words } from '../mail/mail-words.ts'
import type { CatalogueStore } from '../catalogue/store/catalogue.store.ts'
import type { SetUpProvider } from './set-up-provider.ts'

/** What becomes of the messages about what happened. */
export const MESSAGE_FAULTS = ['none', 'lost', 'doubled', 'late', 'reordered', 'forged'] as const
export type MessageFault = (typeof MESSAGE_FAULTS)[number]

/** By kind and id. A record that changes is replaced by another. */
export type Records = Record<string, Record<string, unknown>>

/** What who plays a provider is given. */
export type PlayerWorld = {
  /** Epoch ms. */
  readonly now: () => number
  readonly newId: (prefix: string) => string
  /** Brings a message to a path of the shop; its status. */
  readonly post: (path: string, body: string, headers: Record<string, string>) => Promise<number>
  /** The host of the shop, as a message is sent to it. */
  readonly host: () => string
  /** What it knew when it was stopped, and where it tells what it knows. */
  readonly kept: Records | undefined
  readonly keep: (ledger: Records) => void
}

/** The shop around its pages. */
export type PlayedIn = { readonly catalogue: CatalogueStore; readonly publicUrl: string }

/** One provider, played by this process. */
export type Player = {
  /** As who plays it is reached. */
  readonly setUp: SetUpProvider
  readonly fetch: typeof globalThis.fetch
  /** Sends the messages that wait, as the switch says. */
  deliver(): Promise<void>
  /** The switches all have: what becomes of messages, and back to what is right. */
  messages(fault: MessageFault): void
  clear(): void
  /** Its own, by what a form of the simulator's page is about; each throws a StructError where it is told nonsense. */
  readonly switches: Readonly<Record<string, (told: unknown) => void>>
  /** Its part of the simulator's page. */
  switchesPage(words: Words): Html
  /** What customers and their browsers see of it. */
  install(pages: FastifyInstance, shop: PlayedIn): void
}

/** Every provider that can be played, played by this process. */
export type PaymentSimulator = {
  readonly players: readonly Player[]
  /** Begins to send messages to the shop at `ownUrl`. */
  start(ownUrl: string): void
  stop(): void
}
