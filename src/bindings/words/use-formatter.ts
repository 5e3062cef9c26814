import { createContext, useContext } from 'react'
import { DEFAULT_CURRENCY, DEFAULT_TIME_ZONE } from '#domain/constants.ts'
import type { Formatter } from './formatter.ts'

/** The values that tokens of the log stand for, kept beside it. */
export type PersonalData = {
  readonly read: (token: string) => string | undefined
  readonly keep: (value: string) => string
  /** Half-typed fields, kept through reloads and view switches; never in the log. */
  readonly draftOf: (field: string) => string
  readonly keepDraft: (field: string, value: string) => void
  /** Drops everything, because another account uses the page from here on. */
  readonly forget: () => void
}

export const PersonalDataContext = createContext<PersonalData>({
  read: () => undefined,
  keep: () => '',
  draftOf: () => '',
  keepDraft: () => undefined,
  forget: () => undefined,
})

/** How the deployment writes times, and its currency and zone, used before a restaurant is chosen. */
export type DeploymentFormats = {
  readonly currency: string
  readonly minFractionDigits: number
  readonly maxFractionDigits: number
  readonly timeZone: string
  /** The zone of the customer's device; none while the first turn is rendered on the server. */
  readonly deviceZone?: string | undefined
  readonly twentyFourHourLanguages: readonly string[]
}

export const DeploymentFormatsContext = createContext<DeploymentFormats>({
  currency: DEFAULT_CURRENCY,
  minFractionDigits: 2,
  maxFractionDigits: 2,
  timeZone: DEFAULT_TIME_ZONE,
  twentyFourHourLanguages: [],
})

export const FormatterContext = createContext<Formatter | undefined>(undefined)

/** The current language, and the chosen restaurant's currency and zone; throws outside of its provider (a bug). */
export function useFormatter(): Formatter {
  const formatter = useContext(FormatterContext)
  if (!formatter) throw new Error('nobody speaks here')
  return formatter
}
