import { DEFAULT_TIME_ZONE } from '../constants.ts'
import { WEEKDAYS, type Weekday } from './restaurant.ts'

/** A day of the calendar; `month` counts from 1. */
export type CalendarDay = { readonly year: number; readonly month: number; readonly day: number }

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const QUARTER_MS = 900_000
const REMEMBERED_OFFSETS = 2_000

const formatters = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, Map<number, number>>()

/**
 * The instant (epoch ms) of a wall clock time, `minutes` after midnight of the day; 1440 and more is the next day.
 * A time the clocks skip is read as late as they skipped, a time they show twice is its first showing (S4.73).
 */
export function instantOf(day: CalendarDay, minutes: number, timeZone: string): number {
  const wall = utcOf(day) + minutes * MINUTE_MS
  const offsetBefore = offsetAt(wall - DAY_MS, timeZone)
  const offsetAfter = offsetAt(wall + DAY_MS, timeZone)
  const first = wall - offsetBefore
  if (offsetBefore === offsetAfter || offsetAt(first, timeZone) === offsetBefore) return first
  const second = wall - offsetAfter
  return offsetAt(second, timeZone) === offsetAfter ? second : first
}

/** The calendar day an instant falls on in a zone (S9.15). */
export function dayOf(instant: number, timeZone: string): CalendarDay {
  return calendarDay(instant + offsetAt(instant, timeZone))
}

/** Minutes after local midnight, as the clocks of the zone show them, 0 to 1439. */
export function minutesOfDay(instant: number, timeZone: string): number {
  const wall = instant + offsetAt(instant, timeZone)
  return Math.floor((((wall % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS)
}

/** The day a number of calendar days later. */
export function daysLater(day: CalendarDay, days: number): CalendarDay {
  return calendarDay(Date.UTC(day.year, day.month - 1, day.day + days))
}

/** Midnight of a day in UTC (epoch ms), by which days are counted and compared. */
export function utcOf({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day)
}

/** The name of a day of the calendar (S3.5). */
export function weekdayOf(day: CalendarDay): Weekday {
  const sundayFirst = new Date(utcOf(day)).getUTCDay()
  return WEEKDAYS[(sundayFirst + 6) % 7] ?? 'monday'
}

/** Which showing of its clock time an instant is, where the clocks are put back and show it twice (S4.73). */
export function showingOf(instant: number, timeZone: string): 'first' | 'second' | undefined {
  const [before, after] = [offsetAt(instant - DAY_MS, timeZone), offsetAt(instant + DAY_MS, timeZone)]
  const putBack = before - after
  if (putBack <= 0) return undefined
  const isBefore = offsetAt(instant, timeZone) === before
  if (isBefore) return offsetAt(instant + putBack, timeZone) === after ? 'first' : undefined
  return offsetAt(instant - putBack, timeZone) === before ? 'second' : undefined
}

/** How far the clocks of a zone are ahead of UTC at an instant, in ms. */
export function offsetAt(instant: number, timeZone: string): number {
  const midnight = Math.floor(instant / DAY_MS) * DAY_MS
  const offset = rememberedOffset(midnight, timeZone)
  if (offset === rememberedOffset(midnight + DAY_MS, timeZone)) return offset
  // No zone changes its clocks off the quarter of an hour.
  return rememberedOffset(Math.floor(instant / QUARTER_MS) * QUARTER_MS, timeZone)
}

function rememberedOffset(instant: number, timeZone: string): number {
  let known = offsets.get(timeZone)
  if (known === undefined) offsets.set(timeZone, (known = new Map()))
  const remembered = known.get(instant)
  if (remembered !== undefined) return remembered
  if (known.size >= REMEMBERED_OFFSETS) known.clear()
  const offset = readOffset(instant, timeZone)
  known.set(instant, offset)
  return offset
}

function readOffset(instant: number, timeZone: string): number {
  const shown: Record<string, number> = {}
  for (const part of formatterOf(timeZone).formatToParts(instant)) shown[part.type] = Number(part.value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = shown
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / MINUTE_MS) * MINUTE_MS
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone)
  if (formatter === undefined) formatters.set(timeZone, (formatter = newFormatter(timeZone)))
  return formatter
}

function newFormatter(timeZone: string): Intl.DateTimeFormat {
  const fields = {
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  } as const
  try {
    return new Intl.DateTimeFormat('en-US', { ...fields, timeZone })
  } catch {
    // A zone this device does not know: S3.6 and S9.17 give the default.
    return new Intl.DateTimeFormat('en-US', { ...fields, timeZone: DEFAULT_TIME_ZONE })
  }
}

/** The day whose midnight an instant of UTC lies after. */
export function calendarDay(utc: number): CalendarDay {
  const date = new Date(utc)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
