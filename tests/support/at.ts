/**
 * The instant (epoch ms) a clock in the zone shows `YYYY-MM-DD HH:MM`, whatever zone the machine is in. It shares no
 * code with the rules it helps to test. In the hour the clocks show twice, `+02:00` and the like say which.
 */
export function at(local: string, timeZone = 'Europe/Oslo'): number {
  const [, date = '', time = '', offset] = /^(\S+) (\d\d:\d\d)([+-]\d\d:\d\d)?$/.exec(local) ?? []
  if (offset !== undefined) return Date.parse(`${date}T${time}${offset}`)
  const wall = Date.parse(`${date}T${time}Z`)
  for (let quarters = 56; quarters >= -48; quarters -= 1) {
    const instant = wall - quarters * 900_000
    if (clockAt(instant, timeZone) === `${date} ${time}`) return instant
  }
  throw new RangeError(`no clock in ${timeZone} ever shows ${local}`)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** What a clock in the zone shows at an instant, as `YYYY-MM-DD HH:MM`. */
export function clockAt(instant: number, timeZone = 'Europe/Oslo'): string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(timeZone, clock)
  return clock.format(instant)
}
