import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RunnerContext } from '#bindings/runtime/runner-context.ts'
import { useDevicePosition } from '#bindings/navigation/use-device-position.ts'
import { usePopover } from '#classic/layout/use-popover.ts'
import { usePulse } from '#classic/layout/use-pulse.ts'
import { useSettledText } from '#classic/screens/menu/use-settled-text.ts'
import { conversationWith } from '#tests/support/flows.ts'
import { runnerOf } from '#tests/support/render.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('a panel that closes is on its way out for 500 ms (S4.105, S9.8)', () => {
  const { result } = renderHook(() => usePopover())
  act(() => result.current.open())
  act(() => result.current.close())
  pass(499)
  expect(result.current.display).toBe('CLOSING')
  pass(1)
  expect(result.current.display).toBe('CLOSED')
})

test('a panel opened again on its way out stays open (S4.105)', () => {
  const { result } = renderHook(() => usePopover())
  act(() => result.current.open())
  act(() => result.current.close())
  pass(300)
  act(() => result.current.open())
  pass(500)
  expect(result.current.display).toBe('OPEN')
})

test('the basket pulses for 500 ms when its count changes, not before (S2.96, S9.8)', () => {
  const { result, rerender } = renderHook(({ count }) => usePulse(count), { initialProps: { count: 0 } })
  expect(result.current).toBe(false)
  rerender({ count: 1 })
  pass(499)
  expect(result.current).toBe(true)
  pass(1)
  expect(result.current).toBe(false)
})

test('a search waits until the typing has rested for 1 s (S5.50, S9.19)', () => {
  const { result, rerender } = renderHook(({ text }) => useSettledText(text), { initialProps: { text: '' } })
  rerender({ text: 'bur' })
  pass(999)
  expect(result.current[0]).toBe('')
  pass(1)
  expect(result.current[0]).toBe('bur')
})

test('where the device is is asked 1 s after the restaurants opened, and not before (S7.68, S9.36)', () => {
  const getCurrentPosition = vi.fn()
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(RunnerContext, { value: runnerOf(conversationWith().log()) }, children)
  renderHook(() => useDevicePosition(), { wrapper })
  pass(999)
  expect(getCurrentPosition).not.toHaveBeenCalled()
  pass(1)
  expect(getCurrentPosition).toHaveBeenCalledTimes(1)
})
