import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useHealthCheck } from '#app/page/use-health-check.ts'
import type { Route } from '#domain/navigation/routes.ts'
import { RunnerContext } from '#bindings/runtime/runner-context.ts'
import { useVisits, VisitsProvider } from '#bindings/navigation/visits.tsx'
import { atTheMenu } from '#tests/support/flows.ts'
import { runnerOf } from '#tests/support/render.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/categories')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('every route change asks for the health of the server, and a well one changes nothing (S7.42)', async () => {
  const { asked, goTo, page } = open(async () => undefined)
  await goTo('/order/food')
  await goTo('/product/burger')
  expect(asked()).toBe(2)
  expect(page()).toBeUndefined()
})

test.each([
  [503, 503],
  [0, 500],
])(
  'a server that fails with %i leads to the technical issue with %i (S4.113, S4.114)',
  async (status, code) => {
    const { goTo, page } = open(async () => status)
    await goTo('/order/food')
    expect(page()).toEqual({ name: 'technicalIssue', code })
  },
)

test('one lost answer is no issue: the server is asked again first (S4.113)', async () => {
  let times = 0
  const { goTo, page, asked } = open(async () => {
    times += 1
    return times === 1 ? 0 : undefined
  })
  await goTo('/order/food')
  expect(asked()).toBe(2)
  expect(page()).toBeUndefined()
})

test('one question is on its way at a time (S7.42)', async () => {
  const { goTo, asked } = open(() => new Promise(() => undefined))
  await goTo('/order/food')
  await goTo('/product/burger')
  expect(asked()).toBe(1)
})

test.each(['/contact', '/technical-issue'])('%s does not ask (S4.113, S4.114)', async (path) => {
  const { goTo, asked } = open(async () => 503)
  await goTo(path)
  expect(asked()).toBe(0)
})

test('whoever went on to the contact page meanwhile stays there (S4.113, S4.114)', async () => {
  const { goTo, page } = open(async () => 503)
  act(() => history.pushState(null, '', '/order/food'))
  await goTo('/contact')
  expect(page()).toBeUndefined()
})

test('the issue stands while the server does not answer, and the order is back as soon as it does (S4.114)', async () => {
  let status: number | undefined = 503
  const { goTo, page, waits } = open(async () => status)
  await goTo('/order/food')
  await waits(20_000)
  expect(page()).toMatchObject({ name: 'technicalIssue' })
  status = undefined
  await waits(5_000)
  expect([page(), location.pathname]).toEqual([undefined, '/categories'])
})

test('a page that the issue stood in for is back, and the browser`s Back meets no issue (S4.114)', async () => {
  let status: number | undefined = 503
  const { page, waits, visit } = open(async () => status)
  const entries = history.length
  await act(async () => visit({ name: 'avoidList' }))
  await waits(3_000)
  expect(page()).toMatchObject({ name: 'technicalIssue' })
  status = undefined
  await waits(5_000)
  expect(page()).toEqual({ name: 'avoidList' })
  expect(history.length).toBe(entries + 1)
})

test('a device that is offline has not heard of a well server (S4.114)', async () => {
  let status: number | undefined = 0
  const { goTo, page, waits } = open(async () => status)
  await goTo('/order/food')
  status = undefined
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await waits(20_000)
  expect(page()).toMatchObject({ name: 'technicalIssue' })
})

test('an issue that was opened by its address stands (S2.81)', async () => {
  history.replaceState(null, '', '/technical-issue?code=502')
  const { asked, waits } = open(async () => undefined)
  await waits(20_000)
  expect(asked()).toBe(0)
})

function open(answer: () => Promise<number | undefined>) {
  let asked = 0
  const seen: { page?: unknown; visit?: (route: Route) => void } = {}
  const ask = () => {
    asked += 1
    return answer()
  }
  function Probe() {
    useHealthCheck(ask)
    const { page, visit } = useVisits()
    Object.assign(seen, { page, visit })
    return null
  }
  render(
    <RunnerContext value={runnerOf(atTheMenu().log())}>
      <VisitsProvider>
        <Probe />
      </VisitsProvider>
    </RunnerContext>,
  )
  return {
    asked: () => asked,
    page: () => seen.page,
    visit: (route: Route) => seen.visit?.(route),
    waits: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    goTo: async (path: string) => {
      await act(async () => {
        history.pushState(null, '', path)
        await vi.advanceTimersByTimeAsync(3_000)
      })
    },
  }
}
