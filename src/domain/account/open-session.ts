import type { SessionId } from '../ids.ts'

/** What a device says of itself, in words everybody knows; nothing of what it does not say. */
export type Device = { readonly browser?: string; readonly system?: string }

/** Where a user is logged in; `usedAt` in epoch ms, when the session was begun or renewed last. */
export type OpenSession = Device & {
  readonly id: SessionId
  readonly usedAt: number
  readonly isCurrent: boolean
}
