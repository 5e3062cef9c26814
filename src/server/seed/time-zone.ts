import { getTimezoneOffset } from 'date-fns-tz'

/** Newer engines answer by the method, older ones by the property. */
type Zoned = { getTimeZones?(): readonly string[]; readonly timeZones?: readonly string[] }

const MS_PER_DEGREE = 86_400_000 / 360
/** In winter in the north: no zone of Europe or America is an hour ahead. */
const WINTER = new Date('2026-01-01T00:00:00Z')

/** The time zone of a place: its country's; of several the machine's own, or the one whose noon comes nearest. */
export function timeZoneOf(country: string, longitude: number, own: string): string {
  const zones = zonesOf(country)
  if (zones.includes(own)) return own
  const awayOf = (zone: string) => Math.abs(getTimezoneOffset(zone, WINTER) - longitude * MS_PER_DEGREE)
  const [nearest = own] = zones.toSorted((a, b) => awayOf(a) - awayOf(b))
  return nearest
}

function zonesOf(country: string): readonly string[] {
  if (!/^[A-Z]{2}$/.test(country)) return []
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & Zoned
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}
