import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storeLog } from '#app/storage/log-storage.ts'
import { loadLog } from '#app/storage/read-log.ts'
import { useRunnerOfAllTabs } from '#app/storage/use-runner-of-all-tabs.ts'
import { basketTotals } from '#domain/basket/totals.ts'
import { id } from '#domain/ids.ts'
import type { Log } from '#flows/core/log/log.ts'
import { createRunner, type Runner } from '#flows/core/engine/runner.ts'
import { atTheMenu, NOON } from '#tests/support/flows.ts'
import { shopPorts } from '#tests/support/render.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('an act in a tab that has not heard of another`s yet is done after it, and neither is lost (F18)', () => {
  storeLog(localStorage, atTheMenu().log(), noLoss).begin()
  const [one, other] = [aTab(), aTab()]
  act(() => one.result.current.current.dispatch({ type: 'product.add', code: id('burger') }))
  act(() => other.result.current.current.dispatch({ type: 'product.add', code: id('fries') }))
  const { basket } = other.result.current.current.conversation().flows.basket.context
  expect(basketTotals(basket).count).toBe(2)
  expect(basket.lines.map(({ code }) => code)).toEqual(['burger', 'fries'])
  expect(reopened()?.conversation().flows.basket.context.basket).toEqual(basket)
})

test('an act in the same step as another tab`s is done after it, though both logs are of one length', () => {
  storeLog(localStorage, atTheMenu().log(), noLoss).begin()
  const opened = reopened()
  if (!opened) throw new Error('nothing is kept on this device')
  const [one, other] = [aTab(), renderHook(() => useRunnerOfAllTabs(opened, reopened, localStorage))]
  act(() => one.result.current.current.dispatch({ type: 'product.add', code: id('burger') }))
  // Done before this tab could hear of the other's act: it is not kept, the other was first.
  act(() => opened.dispatch({ type: 'product.add', code: id('cola') }))
  act(() => other.result.current.current.dispatch({ type: 'product.add', code: id('fries') }))
  const { basket } = other.result.current.current.conversation().flows.basket.context
  expect(basket.lines.map(({ code }) => code)).toEqual(['burger', 'cola', 'fries'])
})

test('of two acts in the very same moment the one that was written over is done again, and both tabs show both', () => {
  storeLog(localStorage, atTheMenu().log(), noLoss).begin()
  const [one, other] = [aTab(), aTab()]
  const before = keptNow()
  act(() => one.result.current.current.dispatch({ type: 'product.add', code: id('burger') }))
  // The other tab's process has not seen the first's writing, and writes over it.
  keep(before)
  act(() => other.result.current.current.dispatch({ type: 'product.add', code: id('fries') }))
  act(() => one.result.current.current.dispatch({ type: 'product.add', code: id('cola') }))
  const { basket } = one.result.current.current.conversation().flows.basket.context
  expect(basket.lines.map(({ code }) => code)).toEqual(['fries', 'burger', 'cola'])
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

function keptNow(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? '']))
}

function keep(items: Readonly<Record<string, string>>): void {
  localStorage.clear()
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
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
