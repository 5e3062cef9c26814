import type { Http } from '#api/http.ts'
import type { FeatureFlags } from '#domain/feature-flags.ts'
import type { Port } from '#flows/runner.ts'
import type { Vault } from '#bindings/use-speech.ts'

/** What the ports perform their effects with. */
export type World = {
  readonly http: Http
  readonly vault: Vault
  /** Server-corrected time (epoch ms). */
  readonly now: () => number
  readonly language: () => string
  readonly deviceToken: () => string
  readonly flags: FeatureFlags
}

export type At = Parameters<Port>[1]
