import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ACCOUNT_ROWS } from './rows/account.rows.ts'
import { CATALOGUE_ROWS } from './rows/catalogue.rows.ts'
import { ORDER_ROWS } from './rows/order.rows.ts'
import { SUPPORT_ROWS } from './rows/support.rows.ts'
import { openStage, type Rows, type Stage } from './rows/stage.ts'

const API = join(import.meta.dirname, '../../src/api')
/** Every function of the client, by its name. */
const ROWS: Rows = { ...ACCOUNT_ROWS, ...CATALOGUE_ROWS, ...ORDER_ROWS, ...SUPPORT_ROWS }
const ANSWERED = Object.entries(ROWS).flatMap(([name, { answered }]) =>
  answered ? [[name, ...answered] as const] : [],
)

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
beforeEach(() => stage.shop.reset())
afterAll(() => stage.close())

test('every function of the client is called here', async () => {
  const files = readdirSync(API).filter((name) => name.endsWith('.api.ts'))
  const modules = await Promise.all(files.map((name): Promise<object> => import(join(API, name))))
  const functions = modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, exported]) => (typeof exported === 'function' ? [name] : []))
  expect(Object.keys(ROWS).toSorted()).toEqual(functions.toSorted())
})

describe('with a network between the client and the reference server', () => {
  test.each(ANSWERED)('what %s is answered is read', async (_name, call, read) => {
    expect(await outcomeOf(call(stage))).toMatchObject({ read })
  })

  test.each(Object.entries(ROWS))('what %s cannot have is told', async (_name, { failed }) => {
    const [call, outcome] = failed
    expect(await outcomeOf(call(stage))).toMatchObject(outcome)
  })
})

function outcomeOf(call: Promise<unknown>): Promise<object> {
  return call.then(
    (read) => ({ read }),
    (failure: unknown) => ({ failed: failure }),
  )
}
