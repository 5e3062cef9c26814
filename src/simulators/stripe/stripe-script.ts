import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { wordsOf } from '#server/mail/mail-words.ts'

const WORDS = ['number', 'expiry', 'cvc', 'incomplete', 'wallet'] as const

/** Beside this file, or where its source is when this file is part of the built server. */
const ENTRIES = [
  'browser/stripe-js.ts',
  '../../src/simulators/stripe/browser/stripe-js.ts',
  '../../../src/simulators/stripe/browser/stripe-js.ts',
]

/**
 * The stand-in of https://js.stripe.com/endive/stripe.js: what the page runs, with the words it shows. In a block, as a page
 * that has waited too long fetches it once more and may run both.
 */
export async function stripeScript(deployment: Deployment): Promise<string> {
  return `{const SIMULATOR = ${JSON.stringify(simulatorSettings(deployment))};\n${await bundled()}}`
}

/** What the stand-in is told of a deployment: its words, and the country its wallets are of (S9.30). */
export function simulatorSettings(deployment: Deployment) {
  const words = Object.fromEntries(
    deployment.languages.map((language) => {
      const { t } = wordsOf(language, deployment)
      return [language, Object.fromEntries(WORDS.map((word) => [word, t(`simulator.form.${word}`)]))]
    }),
  )
  return { words, fallback: deployment.defaultLanguage, country: deployment.country }
}

let made: Promise<string> | undefined

/** Made when it is first asked for, by what builds the pages: it is there wherever this runs, and never in production. */
function bundled(): Promise<string> {
  made ??= bundle()
  return made
}

async function bundle(): Promise<string> {
  const { build } = await import('vite')
  const entry = ENTRIES.map((path) => resolve(import.meta.dirname, path)).find((path) => existsSync(path))
  if (entry === undefined) throw new Error('the source of the simulated Stripe.js is not here')
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, lib: { entry, formats: ['iife'], name: 'simulatedStripe' } },
  })
  const [result] = [output].flat()
  const chunk = result && 'output' in result ? result.output[0] : undefined
  if (!chunk) throw new Error('the simulated Stripe.js could not be made')
  return chunk.code
}
