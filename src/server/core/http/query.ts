import { optional, string, type } from '#contracts/wire/wire-types.ts'

/** A query of texts, each of which may be missing. */
export function texts(...names: readonly string[]) {
  return type(Object.fromEntries(names.map((name) => [name, optional(string())])))
}

/** Which menu is meant; that for eating in where nothing is asked (S9.27). */
export const FOR_MODE = texts('orderType')
