import { Suspense, type ComponentType } from 'react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { later, laterPart } from '#bindings/runtime/later.ts'

const FIRST_WAIT_MS = 500

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each(['a part', 'one of several components'])(
  '%s that a bad line lost is waited for, and shown when it has come (F41)',
  async (kind) => {
    const load = losing(1)
    const Part = kind === 'a part' ? laterPart(async () => (await load()).Map) : later(load).component('Map')
    await shown(Part)
    expect(screen.getByText('one moment')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(FIRST_WAIT_MS))
    expect(screen.getByText('the map')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(2)
  },
)

test('what was lost ahead of need is left alone, until it is needed', async () => {
  const load = losing(1)
  const parts = later(load)
  await parts.fetchAhead()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledOnce()
  await shown(parts.component('Map'))
  expect(screen.getByText('the map')).toBeInTheDocument()
})

test('what is on its way ahead of need is not asked for twice', async () => {
  const load = losing(0)
  const parts = later(load)
  void parts.fetchAhead()
  await shown(parts.component('Map'))
  expect(screen.getByText('the map')).toBeInTheDocument()
  expect(load).toHaveBeenCalledOnce()
})

/** A module that comes after so many failures. */
function losing(failures: number) {
  let lost = 0
  return vi.fn(async () => {
    lost += 1
    if (lost <= failures) throw new Error('lost')
    return { Map: () => <p>the map</p> }
  })
}

async function shown(Part: ComponentType): Promise<void> {
  await act(async () => {
    render(
      <Suspense fallback={<p>one moment</p>}>
        <Part />
      </Suspense>,
    )
    await vi.advanceTimersByTimeAsync(0)
  })
}
