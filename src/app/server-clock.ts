export type Clock = {
  /** The server's time (epoch ms). */
  readonly now: () => number
  /** Corrects the clock by the `Date` header of an answer. */
  readonly hear: (answer: Response) => void
  /** Goes forward to a time the server is known to have told (epoch ms), never back. */
  readonly reach: (told: number) => void
}

/** The `Date` of an answer is whole seconds, and the answer was on its way. */
const WORTH_MOVING_MS = 2_000
const BELIEVABLE_MS = 60_000

/** The server's time: the time the page was made plus the time passed since; the clock of the device may be wrong. */
export function createClock(madeAt: number): Clock {
  const opened = performance.now()
  const sinceMade = Math.max(0, Date.now() - madeAt)
  // If the two clocks differ by more than a minute, the clock of the device is taken to be wrong.
  let offset = (sinceMade < BELIEVABLE_MS ? madeAt + sinceMade : madeAt) - opened
  const now = () => Math.round(offset + performance.now())
  return {
    now,
    hear: (answer) => {
      // A cached answer carries an old time, never a future one, so the clock is only moved forward. That mends a
      // cached page and a device that slept.
      const made = Date.parse(answer.headers.get('date') ?? '')
      if (made - now() > WORTH_MOVING_MS) offset = made - performance.now()
    },
    reach: (told) => {
      offset = Math.max(offset, told - performance.now())
    },
  }
}
