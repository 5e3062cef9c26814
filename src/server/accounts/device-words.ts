import type { Device } from '#domain/account/open-session.ts'

/** The first that is named counts: most browsers name others too, and say themselves what they are like. */
const BROWSERS: readonly (readonly [name: string, said: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/\S+ .*\bSafari\//],
]
const SYSTEMS: readonly (readonly [name: string, said: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/** What somebody may recognise a device of theirs by, and no more of its `User-Agent`. */
export function deviceOf(userAgent = ''): Device {
  const browser = BROWSERS.find(([, said]) => said.test(userAgent))?.[0]
  const system = SYSTEMS.find(([, said]) => said.test(userAgent))?.[0]
  return { ...(browser !== undefined && { browser }), ...(system !== undefined && { system }) }
}
