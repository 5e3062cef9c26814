import { refine, string, type Struct } from 'superstruct'
import type { Verdict } from '#domain/verdict.ts'

/** A domain rule as a struct, so that a form asks the rule itself; the message of a failure is the problem code. */
export function checked(check: (value: string) => Verdict): Struct<string, null> {
  return refine(string(), 'field', (value) => messageOf(check(value)))
}

/** The same for a rule that looks at another field of the form too. */
export function checkedWith(
  other: string,
  check: (value: string, otherValue: string) => Verdict,
): Struct<string, null> {
  return refine(string(), 'field', (value, { branch }) => messageOf(check(value, textIn(branch[0], other))))
}

function messageOf(verdict: Verdict): true | string {
  return verdict.ok ? true : verdict.problem
}

function textIn(form: unknown, name: string): string {
  const values = Object.entries(form ?? {}) as [string, unknown][]
  const found = values.find(([key]) => key === name)?.[1]
  return typeof found === 'string' ? found : ''
}
