/**
 * What a guest typed of themselves, as a mail to anybody may say it: on one line, and undefined where mail programs would
 * make a link of it, or where nothing is left.
 */
export function sayableName(typed: string): string | undefined {
  const line = typed
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim()
  return line === '' || LINK.test(line) ? undefined : line
}

/** A dot with a name on both sides, a mail address, or anything behind a scheme. */
const LINK = /[\p{L}\p{N}][.\u3002\uff0e\uff61][\p{L}\p{N}]{2}|@|\/\/|\p{L}:\S/u
