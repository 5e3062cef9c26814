/** An order of items six parts deep: body, items, and two levels for each part. */
export const MAX_JSON_DEPTH = 16

/** Whether a parsed body is nested deeper than any call of ours needs. */
export function isTooDeep(value: unknown, left = MAX_JSON_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (left === 0) return true
  for (const each of Object.values(value)) if (isTooDeep(each, left - 1)) return true
  return false
}
