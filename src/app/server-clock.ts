export type Clock = {
  /** The server's time (epoch ms). */
  readonly now: () => number
  /** Learns from the time an answer was made. */
  readonly hear: (answer: Response) => void
}

/** The `Date` of an answer is whole seconds, and the answer was on its way. */
const WORTH_MOVING_MS = 2_000
const BELIEVABLE_MS = 60_000

/** The server's time, from the time the page was made and how long ago that was; the device's own clock may be wrong. */
export function createClock(madeAt: number): Clock {
  const opened = performance.now()
  const sinceMade = Math.max(0, Date.now() - madeAt)
  // Beyond a minute the device's clock is the less believable of the two.
  let offset = (sinceMade < BELIEVABLE_MS ? madeAt + sinceMade : madeAt) - opened
  const now = () => Math.round(offset + performance.now())
  return {
    now,
    hear: (answer) => {
      // An answer may come from a cache, so its time is never too late: a page from a cache and a device that
      // slept are behind it, and only forward is the clock moved.
      const made = Date.parse(answer.headers.get('date') ?? '')
      if (made - now() > WORTH_MOVING_MS) offset = made - performance.now()
    },
  }
}
