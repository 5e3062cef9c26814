import { weaknessesOf } from './look-weaknesses.ts'
import { deploymentOf } from './deployment-file.ts'
import type { DeploymentSource } from './deployment-file.ts'
import { faultOfText } from './text-keys.ts'
import type { SourceFile } from './source-file.ts'

/** Reports what the shape of `deployment.json` cannot say, and warns of colours that cannot be read. */
export function checkDeployment({ value, report, warn }: SourceFile<DeploymentSource>): void {
  const { languages, defaultLanguage, tileUrl, tileAttribution, twentyFourHourLanguages = [] } = value
  const { flags, look } = deploymentOf(value)
  if (!languages.includes(defaultLanguage))
    report(['defaultLanguage'], `'${defaultLanguage}' is not among the languages`)
  languages.forEach((language, index) => {
    if (languages.indexOf(language) !== index) report(['languages', index], `'${language}' is there twice`)
  })
  twentyFourHourLanguages.forEach((language, index) => {
    if (!languages.includes(language))
      report(['twentyFourHourLanguages', index], `'${language}' is not among the languages`)
  })
  if (!flags.pickup && !flags.eatIn && !flags.tableService)
    report(['flags'], 'nothing can be ordered without pickup, eatIn or tableService')
  if (tileUrl !== undefined && tileAttribution === undefined)
    report(['tileUrl'], 'a map service is thanked: tileAttribution is missing')
  checkTexts(value, report)
  for (const { path, reason } of weaknessesOf(look)) warn(path, reason)
}

function checkTexts(
  { texts = {}, languages }: DeploymentSource,
  report: SourceFile<DeploymentSource>['report'],
): void {
  for (const [language, own] of Object.entries(texts)) {
    if (!languages.some((each) => each === language))
      report(['texts', language], `'${language}' is not among the languages`)
    for (const [key, text] of Object.entries(own)) {
      const fault = faultOfText(key, text)
      if (fault !== undefined) report(['texts', language, key], fault)
    }
  }
}
