import { isFolderPicture, readFolderPicture } from '../folder-picture.ts'
import type { FolderPicture } from '../folder-picture.ts'
import { weaknessesOf } from '../look-weaknesses.ts'
import { deploymentOf } from '../deployment-file.ts'
import type { DeploymentSource } from '../deployment-file.ts'
import { faultOfText } from '../text-keys.ts'
import type { SourceFile } from '../source-file.ts'
import { faultOfCurrency } from './check-facts.ts'

/** Reports what the shape of `deployment.json` cannot say, and warns of colours that cannot be read; `folder` holds its pictures. */
export function checkDeployment({ value, report, warn }: SourceFile<DeploymentSource>, folder: string): void {
  const { languages, defaultLanguage, tileUrl, tileAttribution, twentyFourHourLanguages = [] } = value
  const { flags, look } = deploymentOf(value)
  if (!languages.includes(defaultLanguage))
    report(['defaultLanguage'], `'${defaultLanguage}' is not among the languages`)
  const faultOfMoney = faultOfCurrency(value.currency)
  if (faultOfMoney !== undefined) report(['currency'], faultOfMoney)
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
  checkPictures(value, folder, report)
  checkBanners(value, folder, report)
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

function checkBanners(
  { banners = [], languages, defaultLanguage }: DeploymentSource,
  folder: string,
  report: SourceFile<DeploymentSource>['report'],
): void {
  banners.forEach(({ picture, text }, index) => {
    const read = isFolderPicture(picture) ? readFolderPicture(folder, picture) : undefined
    if (typeof read === 'string') report(['banners', index, 'picture'], read)
    if ((text[defaultLanguage] ?? '').trim() === '')
      report(['banners', index, 'text'], `it says nothing in '${defaultLanguage}', the default language`)
    for (const language of Object.keys(text))
      if (!languages.some((each) => each === language))
        report(['banners', index, 'text', language], `'${language}' is not among the languages`)
  })
}

/** Devices show an icon this large, in pixels, where an app is installed. */
const LEAST_ICON = 192

function checkPictures(
  { logo, icon, sharePicture, wordmark }: DeploymentSource,
  folder: string,
  report: SourceFile<DeploymentSource>['report'],
): void {
  for (const [field, name, faultOf] of [
    [['logo'], logo, () => undefined],
    [['wordmark', 'light'], wordmark?.light, faultOfWordmark],
    [['wordmark', 'dark'], wordmark?.dark, faultOfWordmark],
    [['icon'], icon, faultOfIcon],
    [['sharePicture'], sharePicture, faultOfSharePicture],
  ] as const) {
    if (name === undefined || !isFolderPicture(name)) continue
    const picture = readFolderPicture(folder, name)
    const fault = typeof picture === 'string' ? picture : faultOf(picture)
    if (fault !== undefined) report(field, fault)
  }
}

function faultOfIcon({ mime, width = 0, height = 0 }: FolderPicture): string | undefined {
  if (mime === 'image/svg+xml') return undefined
  return mime === 'image/png' && width === height && width >= LEAST_ICON
    ? undefined
    : `an icon is an SVG, or a square PNG of ${LEAST_ICON} pixels or more`
}

function faultOfWordmark({ mime, width = 0, height = 0 }: FolderPicture): string | undefined {
  if (mime !== 'image/svg+xml' && mime !== 'image/png')
    return 'a wordmark is an SVG or a PNG, which other grounds show through: save it as one of them'
  return width > 0 && height > 0 ? undefined : 'a wordmark says how large it is: give its <svg> a viewBox'
}

function faultOfSharePicture({ mime }: FolderPicture): string | undefined {
  return mime === 'image/svg+xml'
    ? 'no network shows an SVG: a share picture is a PNG, a JPEG or a WebP'
    : undefined
}
