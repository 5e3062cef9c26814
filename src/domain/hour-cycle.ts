import { spokenLanguage, SPOKEN_LANGUAGES } from './languages/spoken-languages.ts'

/** The languages that count 24 hours where a deployment does not name any: nobody says am and pm in them (S2.100). */
export const TWENTY_FOUR_HOUR_LANGUAGES: readonly string[] = SPOKEN_LANGUAGES.filter(
  ({ twentyFourHours }) => twentyFourHours === 'usually',
).map(({ code }) => code)

/** Whether clock times count 24 hours: in French, and in the languages a deployment says so of; elsewhere 12 hours, am and pm (S2.100). */
export function hasTwentyFourHours(language: string, languagesOfDeployment: readonly string[]): boolean {
  return spokenLanguage(language)?.twentyFourHours === 'always' || languagesOfDeployment.includes(language)
}

/** The hour (0 to 23) as a language writes it before its minutes: Finnish and French put no nought before it. */
export function hourIn(language: string, hour: number): string {
  return spokenLanguage(language)?.hasBareHours ? String(hour) : String(hour).padStart(2, '0')
}
