import type { AccountId } from '#domain/ids.ts'
import { boundedMap } from '../../core/http/bounded-map.ts'

const REMEMBERED_ORDERS = 50_000

/** The state of an account's list; `until` is when time alone changes it, epoch ms. */
export type ListTag = { readonly tag: string; readonly until: number }

export type OrderRevs = ReturnType<typeof orderRevs>

/**
 * Whose order it is and its revision, so that a poll that changed nothing costs no query. Kept only in a process
 * that sees every write; a revision never goes back, whatever order answers arrive in.
 */
export function orderRevs(isOnlyProcess: boolean) {
  const revs = boundedMap<string, { accountId: AccountId; rev: number }>(REMEMBERED_ORDERS)
  const lists = boundedMap<AccountId, ListTag>(REMEMBERED_ORDERS)
  let writes = 0

  return {
    revOf: (orderId: string) => revs.get(orderId),
    listTagOf: (accountId: AccountId) => lists.get(accountId),
    /** The number of writes so far; a list tag read before a write is not noted after it. */
    writes: () => writes,
    note(orderId: string, accountId: AccountId, rev: number): void {
      if (!isOnlyProcess || (revs.get(orderId)?.rev ?? 0) >= rev) return
      revs.set(orderId, { accountId, rev })
    },
    noteList(accountId: AccountId, tag: ListTag, writesBefore: number): void {
      if (isOnlyProcess && writes === writesBefore) lists.set(accountId, tag)
    },
    /** `owners`: the account of the order, then whoever else has it in a list. */
    written(orderId: string, owners: readonly [AccountId, ...AccountId[]], rev: number): void {
      writes += 1
      for (const accountId of owners) lists.delete(accountId)
      this.note(orderId, owners[0], rev)
    },
  }
}
