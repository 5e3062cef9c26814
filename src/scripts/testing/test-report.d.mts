type Outcome = {
  readonly passed: number
  readonly failed: number
  readonly files: readonly { readonly name: string; readonly seconds: number }[]
  /** Each failed test on one line, as far as they have names. */
  readonly failures: readonly string[]
}

export function vitestOutcome(told: unknown, root: string): Outcome
export function playwrightOutcome(told: unknown): Outcome
export function withSilentFailure(outcome: Outcome, code: number): Outcome
export function slowest(files: Outcome['files'], count: number): Outcome['files']
