/** Where the server's time comes from; rules get it as an argument. */
export type Clock = {
  /** Epoch ms. */
  now(): number
}

/** A clock that demonstrations and tests may move; it keeps running from where it was set. */
export type MovableClock = Clock & { moveTo(instant: number): void }

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
