/** Whether clock times count 24 hours: in French, and in the languages a deployment says so of; elsewhere 12 hours, am and pm (S2.100). */
export function hasTwentyFourHours(language: string, languagesOfDeployment: readonly string[]): boolean {
  return language === 'fr' || languagesOfDeployment.includes(language)
}
