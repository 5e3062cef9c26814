import { Finite } from './columns.ts'
import type { Queries } from './database.ts'
import { rowReader } from './row-reader.ts'

/** Where the server's time comes from; rules get it as an argument. */
export type Clock = {
  /** Epoch ms. */
  now(): number
}

/** A clock that demonstrations and tests may move; it keeps running from where it was set. */
export type MovableClock = Clock & { moveTo(instant: number): void }

/** A clock that follows another and has to be compared with it from time to time. */
export type FollowingClock = Clock & { compare(): Promise<void> }

export const systemClock: Clock = { now: () => Date.now() }

export function movableClock(): MovableClock {
  let offset = 0
  return {
    now: () => Date.now() + offset,
    moveTo: (instant) => {
      offset = instant - Date.now()
    },
  }
}

/**
 * The database's time, kept by a clock of this process: processes on one database agree on it, however wrong their own
 * clocks are. It is right to half of the quickest of three round trips; before the first comparison it is its own.
 */
export function databaseClock(database: Queries, own: Clock = systemClock): FollowingClock {
  let offset = 0
  return {
    now: () => Math.round(own.now() + offset),
    async compare() {
      const measured = [
        await measure(database, own),
        await measure(database, own),
        await measure(database, own),
      ]
      const [quickest] = measured.toSorted((one, other) => one.tripMs - other.tripMs)
      if (quickest) offset = quickest.offset
    },
  }
}

type Measured = { readonly tripMs: number; readonly offset: number }

async function measure(database: Queries, own: Clock): Promise<Measured> {
  const asked = own.now()
  const [row] = await database.query('SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now')
  const answered = own.now()
  return { tripMs: answered - asked, offset: timeRow(row ?? {}).now - (asked + answered) / 2 }
}

const timeRow = rowReader('clock_timestamp', { now: Finite })
