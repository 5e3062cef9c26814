import type { StaffId } from '../ids.ts'

/** What somebody of the staff may be let do. */
export type StaffAct =
  | 'conversations.read'
  | 'values.reveal'
  | 'conversations.export'
  | 'orders.act'
  /** See what others have looked at; one's own looks are everybody's to see. */
  | 'looks.list'

/** Each role with what it may do. */
const ACTS = {
  support: ['conversations.read', 'values.reveal', 'conversations.export', 'orders.act'],
  manager: ['conversations.read', 'values.reveal', 'conversations.export', 'orders.act', 'looks.list'],
  kitchen: [],
} as const satisfies Readonly<Record<string, readonly StaffAct[]>>

export type StaffRole = keyof typeof ACTS

export const STAFF_ROLES = Object.keys(ACTS) as readonly StaffRole[]

/** Somebody who works here. */
export type Staff = {
  readonly id: StaffId
  readonly email: string
  readonly name: string
  readonly role: StaffRole
}

/** Whether a role may do something. */
export function mayDo(role: StaffRole, act: StaffAct): boolean {
  const acts: readonly StaffAct[] = ACTS[role]
  return acts.includes(act)
}
