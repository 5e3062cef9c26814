import { enums, optional } from 'superstruct'

/** What the environment may say of single sign-on beside the secrets; README of accounts/sign-on. */
export const SignOnEnvironment = { SIGN_ON: optional(enums(['simulator'])) }

export type SignOnSettings = {
  /** A simulator stands in for every provider. */
  readonly isSimulated: boolean
  /** By the name of their setting. */
  readonly secrets: Readonly<Record<string, string>>
}

export const NO_SIGN_ON: SignOnSettings = { isSimulated: false, secrets: {} }

/** Single sign-on as the environment sets it; `problems` tells what cannot be. */
export function signOnSettingsOf(
  environment: Readonly<Record<string, unknown>>,
  isProduction: boolean,
): { readonly settings: SignOnSettings; readonly problems: readonly string[] } {
  const isSimulated = environment['SIGN_ON'] === 'simulator'
  const secrets = Object.entries(environment).flatMap(([name, value]) =>
    SECRET.test(name) && typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  )
  return {
    settings: { isSimulated, secrets: Object.fromEntries(secrets) },
    problems: isSimulated && isProduction ? ['SIGN_ON cannot be simulator in production'] : [],
  }
}

const SECRET = /^SIGN_ON_[A-Z0-9_]+_SECRET$/

/** The setting that holds the secret of a provider. */
export function secretSettingOf(providerId: string): string {
  return `SIGN_ON_${providerId.toUpperCase().replaceAll('-', '_')}_SECRET`
}
