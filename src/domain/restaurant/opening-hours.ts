import { WEEKDAYS, type Restaurant, type Weekday } from './restaurant.ts'
import { calendarDay, dayOf, daysLater, instantOf, utcOf, weekdayOf } from './zoned-time.ts'

/** Open from one instant until another, in epoch ms; `until` itself is closed for walking in. */
export type Interval = { readonly from: number; readonly until: number }

export type OpenState =
  | { readonly isOpen: true; readonly closesAt: number }
  | { readonly isOpen: false; readonly opensAt: number | undefined }

type Hours = { readonly opens: number; readonly closes: number }

const DAY_MINUTES = 1_440
const DAY_MS = 86_400_000
const LOOK_AHEAD_MS = 8 * DAY_MS

const MOST_REMEMBERED = 8
/** By restaurant and its days, because a whole conversation asks about the same few. */
const remembered = new WeakMap<Restaurant, Map<string, readonly Interval[]>>()

/** The whole opening intervals that touch the span, as instants, ascending, merged when they meet (S4.73, S4.74). */
export function intervalsBetween(restaurant: Restaurant, from: number, until: number): readonly Interval[] {
  const first = daysLater(dayOf(from, restaurant.timeZone), -1)
  const last = dayOf(until, restaurant.timeZone)
  return openingsOn(restaurant, utcOf(first), utcOf(last)).filter(
    (interval) => interval.until >= from && interval.from <= until,
  )
}

function openingsOn(restaurant: Restaurant, first: number, last: number): readonly Interval[] {
  const days = `${first} ${last}`
  let known = remembered.get(restaurant)
  if (known === undefined) remembered.set(restaurant, (known = new Map()))
  let openings = known.get(days)
  if (openings !== undefined) return openings
  if (known.size >= MOST_REMEMBERED) known.clear()
  known.set(days, (openings = readOpenings(restaurant, first, last)))
  return openings
}

function readOpenings(restaurant: Restaurant, first: number, last: number): readonly Interval[] {
  const { timeZone } = restaurant
  const intervals: Interval[] = []
  for (let utc = first; utc <= last; utc += DAY_MS) {
    const day = calendarDay(utc)
    for (const hours of hoursOn(restaurant, weekdayOf(day))) {
      const interval = {
        from: instantOf(day, hours.opens, timeZone),
        until: instantOf(day, hours.closes, timeZone),
      }
      if (interval.from < interval.until) intervals.push(interval)
    }
  }
  return merged(intervals)
}

/** Whether `now` lies inside an opening interval; the closing instant is closed (S4.73). */
export function isOpen(restaurant: Restaurant, now: number): boolean {
  return intervalsBetween(restaurant, now, now).some((interval) => contains(interval, now))
}

/** Whether it opened or closed from one look, `since`, to the next, `at` (epoch ms); undefined where it did neither. */
export function openingBetween(
  before: Restaurant,
  since: number,
  after: Restaurant,
  at: number,
): 'opened' | 'closed' | undefined {
  const is = isOpen(after, at)
  return isOpen(before, since) === is ? undefined : is ? 'opened' : 'closed'
}

/** The opening an instant belongs to, its closing included; undefined where there is none, or it never ends. */
export function intervalAround(restaurant: Restaurant, at: number): Interval | undefined {
  const around = intervalsBetween(restaurant, at, at + LOOK_AHEAD_MS).find(({ from }) => from <= at)
  return around && around.until < at + LOOK_AHEAD_MS ? around : undefined
}

/** Whether two instants belong to one opening, its closing included (S9.16). */
export function isSameOpening(restaurant: Restaurant, one: number, other: number): boolean {
  const [first, last] = [Math.min(one, other), Math.max(one, other)]
  return intervalsBetween(restaurant, first, last).some(({ from, until }) => from <= first && last <= until)
}

/** Open and until when, or closed and when it opens next within a week (S4.73, S2.35). */
export function openStateOf(restaurant: Restaurant, now: number): OpenState {
  const intervals = intervalsBetween(restaurant, now, now + LOOK_AHEAD_MS)
  const current = intervals.find((interval) => contains(interval, now))
  if (current !== undefined) return { isOpen: true, closesAt: current.until }
  return { isOpen: false, opensAt: intervals.find((interval) => interval.from > now)?.from }
}

/** Whether it never closes, so that a closing time would say nothing. */
export function isAlwaysOpen(restaurant: Restaurant, now: number): boolean {
  const state = openStateOf(restaurant, now)
  return state.isOpen && state.closesAt >= now + 7 * DAY_MS
}

/** The seven days from Monday, each with its intervals as `HH:MM`; none is a closed day (S3.5, S2.95). */
export function hoursOfWeek(restaurant: Restaurant): readonly {
  readonly day: Weekday
  readonly intervals: readonly { readonly opens: string; readonly closes: string }[]
}[] {
  return WEEKDAYS.map((day) => ({
    day,
    intervals: hoursOn(restaurant, day).map(({ opens, closes }) => ({
      opens: clock(opens),
      closes: clock(closes),
    })),
  }))
}

function hoursOn(restaurant: Restaurant, day: Weekday): readonly Hours[] {
  return restaurant.openingHours
    .filter((entry) => entry.name === day)
    .map((entry) => readHours(entry.value))
    .filter((hours) => hours !== undefined)
    .sort((one, other) => one.opens - other.opens)
}

function readHours(value: string): Hours | undefined {
  const match = /^(\d{1,2}):(\d{2})\|(\d{1,2}):(\d{2})$/.exec(value.replaceAll(' ', ''))
  if (match === null) return undefined
  const [openHour = 0, openMinute = 0, closeHour = 0, closeMinute = 0] = match.slice(1).map(Number)
  const opens = openHour * 60 + openMinute
  const closes = closeHour * 60 + closeMinute
  if (openMinute > 59 || closeMinute > 59 || opens >= DAY_MINUTES || closes > DAY_MINUTES) return undefined
  // Reading (S4.74): closing at the very time of opening is open around the clock.
  return { opens, closes: closes <= opens ? closes + DAY_MINUTES : closes }
}

function merged(intervals: readonly Interval[]): readonly Interval[] {
  const result: Interval[] = []
  for (const interval of intervals.toSorted((one, other) => one.from - other.from)) {
    const previous = result.at(-1)
    if (previous !== undefined && interval.from <= previous.until)
      result[result.length - 1] = {
        from: previous.from,
        until: Math.max(previous.until, interval.until),
      }
    else result.push(interval)
  }
  return result
}

function contains(interval: Interval, instant: number): boolean {
  return interval.from <= instant && instant < interval.until
}

function clock(minutes: number): string {
  const inDay = minutes % DAY_MINUTES
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}
