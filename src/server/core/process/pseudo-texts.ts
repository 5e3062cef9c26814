import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { pseudoText } from '#domain/pseudo-text.ts'
import { sentencesOfCustomers } from '../../seed/text-keys.ts'

/** The deployment in English alone, every sentence of it accented, in brackets and two fifths longer. */
export function inPseudoTexts(deployment: Deployment): Deployment {
  return { ...deployment, languages: [PSEUDO], defaultLanguage: PSEUDO, texts: { [PSEUDO]: TEXTS } }
}

const PSEUDO = 'en'
const TEXTS = Object.fromEntries(sentencesOfCustomers().map(([key, text]) => [key, pseudoText(text)]))
