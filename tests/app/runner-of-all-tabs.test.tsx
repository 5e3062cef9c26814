import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadLog, storeLog } from '#app/log-storage.ts'
import { useRunnerOfAllTabs } from '#app/use-runner-of-all-tabs.ts'
import { basketTotals } from '#domain/basket/totals.ts'
import { id } from '#domain/ids.ts'
import type { Log } from '#flows/log.ts'
import { createRunner, type Runner } from '#flows/runner.ts'
import { atTheMenu, NOON } from '#tests/support/flows.ts'
import { shopPorts } from '#tests/support/render.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('an act in a tab that has not heard of another`s yet is done after it, and neither is lost', () => {
  storeLog(localStorage, atTheMenu().log(), noLoss).begin()
  const [one, other] = [aTab(), aTab()]
  act(() => one.result.current.current.dispatch({ type: 'product.add', code: id('burger') }))
  act(() => other.result.current.current.dispatch({ type: 'product.add', code: id('fries') }))
  const { basket } = other.result.current.current.conversation().flows.basket.context
  expect(basketTotals(basket).count).toBe(2)
  expect(basket.lines.map(({ code }) => code)).toEqual(['burger', 'fries'])
  expect(reopened()?.conversation().flows.basket.context.basket).toEqual(basket)
})

test('an undo in a tab that has not heard of another`s act yet takes that act back', () => {
  storeLog(localStorage, atTheMenu().log(), noLoss).begin()
  const [one, other] = [aTab(), aTab()]
  act(() => one.result.current.current.dispatch({ type: 'product.add', code: id('burger') }))
  act(() => void other.result.current.current.undo('act'))
  expect(reopened()?.conversation().flows.basket.context.basket.lines).toEqual([])
})

function aTab() {
  const opened = reopened()
  if (!opened) throw new Error('nothing is kept on this device')
  return renderHook(() => useRunnerOfAllTabs(opened, reopened, localStorage))
}

function reopened(): Runner | undefined {
  const log = loadLog(localStorage, 'test')
  return log && runnerOn(log)
}

function runnerOn(log: Log): Runner {
  return createRunner({
    log,
    ports: shopPorts(),
    now: () => NOON,
    store: storeLog(localStorage, log, noLoss),
  })
}

function noLoss(): never {
  throw new Error('the storage is not full')
}
