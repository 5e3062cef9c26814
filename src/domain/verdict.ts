import type { Problem } from './problem.ts'

/** Answer of a rule that may say no. A refusal is a value with a code, never an exception. */
export type Verdict = { readonly ok: true } | { readonly ok: false; readonly problem: Problem }

/** Answer of a rule that yields a value or a refusal. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem }

export const allow: Verdict = { ok: true }

export function refuse(problem: Problem): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem }
}

export function succeed<T>(value: T): Result<T> {
  return { ok: true, value }
}
