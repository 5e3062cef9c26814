import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SettingsError } from '../core/process/env.ts'
import type { OwnPointOfSale } from './point-of-sale-settings.ts'
import type { HttpKitchenDeps } from './http-kitchen.ts'
import type { Kitchen } from './kitchen.ts'
import { KITCHEN_PATIENCE_MS, answerOf, toldOf } from './point-of-sale-order.ts'

/** The default export of such a module: takes an order, with its name, and says what becomes of it; README beside this file. */
type TakesOrder = (message: unknown, name: string) => unknown

/** A point of sale that a module of the operator's own speaks to. Rejects with a SettingsError where it cannot be used. */
export async function ownKitchen(
  { modulePath }: OwnPointOfSale,
  { clock, language }: Pick<HttpKitchenDeps, 'clock' | 'language'>,
): Promise<Kitchen> {
  const take = await takerIn(modulePath)
  return {
    async inject(stored) {
      const { name, message } = toldOf(stored, language(), clock.now())
      return answerOf(await inTime(take(message, name)))
    },
  }
}

async function takerIn(modulePath: string): Promise<TakesOrder> {
  const wrong = (why: string) => new SettingsError(`POINT_OF_SALE_MODULE ${modulePath} ${why}`)
  const found = await import(/* @vite-ignore */ pathToFileURL(resolve(modulePath)).href).catch(
    (error: unknown) => {
      throw wrong(`cannot be loaded: ${error instanceof Error ? error.message : String(error)}`)
    },
  )
  const { default: take } = found as { readonly default?: unknown }
  if (typeof take !== 'function') throw wrong('must export a function by default: it takes an order')
  return take as TakesOrder
}

/** The same patience as with one over HTTP. */
function inTime(answer: unknown): Promise<unknown> {
  return new Promise((accept, refuse) => {
    const timer = setTimeout(
      () => refuse(new Error('the point of sale did not answer in time')),
      KITCHEN_PATIENCE_MS,
    )
    Promise.resolve(answer)
      .then(accept, refuse)
      .finally(() => clearTimeout(timer))
  })
}
