import type { i18n } from 'i18next'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { textsOf } from '../languages/i18n.ts'
import { LATER_TEXTS } from '../languages/later-texts.ts'

/** All texts of a language; who chooses another is only told of, as the next page is drawn in it. */
export type TurnTexts = (language: string, onChosen?: (language: string) => void) => Promise<i18n>

/** The texts of a deployment, made once for each of its languages. */
export function createTurnTexts(deployment: () => Deployment): TurnTexts {
  let made: { readonly of: Deployment; readonly texts: Map<string, Promise<i18n>> } | undefined
  return async (language, onChosen) => {
    const current = deployment()
    if (made?.of !== current) made = { of: current, texts: new Map() }
    let texts = made.texts.get(language)
    if (!texts) made.texts.set(language, (texts = wholeTextsOf(current, language)))
    const whole = await texts
    return Object.assign(Object.create(whole) as i18n, {
      changeLanguage: (chosen: string) => {
        onChosen?.(chosen)
        return Promise.resolve(whole.t)
      },
    })
  }
}

async function wholeTextsOf(deployment: Deployment, language: string): Promise<i18n> {
  const texts = await textsOf(deployment, language)
  await texts.loadNamespaces([...LATER_TEXTS])
  return texts
}
