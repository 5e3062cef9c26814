import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSpeaker, SpeakerContext } from '#bindings/prompts/speaker.ts'
import { useTellWaiting } from '#bindings/prompts/use-tell-waiting.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function waiting() {
  const speaker = createSpeaker()
  const heard: string[] = []
  speaker.listen((text) => heard.push(text))
  const Wait = () => {
    useTellWaiting('Loading')
    return null
  }
  const place = (key: string) => (
    <SpeakerContext value={speaker}>
      <Wait key={key} />
    </SpeakerContext>
  )
  const { unmount, rerender } = render(place('first'))
  return {
    heard,
    arrives: unmount,
    goesOnElsewhere: () => rerender(place('next')),
    alsoHere: () => render(place('other')),
  }
}

test('what is waited for is said once that has taken a second, and only once', () => {
  const { heard } = waiting()
  vi.advanceTimersByTime(999)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(1)
  expect(heard).toEqual(['Loading'])
  vi.advanceTimersByTime(10_000)
  expect(heard).toEqual(['Loading'])
})

test('what comes sooner interrupts nobody', () => {
  const { heard, arrives } = waiting()
  vi.advanceTimersByTime(999)
  arrives()
  vi.advanceTimersByTime(10_000)
  expect(heard).toEqual([])
})

test('a wait that goes on in another place is said once', () => {
  const { heard, goesOnElsewhere } = waiting()
  vi.advanceTimersByTime(1_000)
  goesOnElsewhere()
  vi.advanceTimersByTime(10_000)
  expect(heard).toEqual(['Loading'])
})

test('what is waited for in two places at once is said once', () => {
  const { heard, alsoHere } = waiting()
  alsoHere()
  vi.advanceTimersByTime(10_000)
  expect(heard).toEqual(['Loading'])
})

test('a wait long after another is said again', () => {
  const { heard, arrives, alsoHere } = waiting()
  vi.advanceTimersByTime(1_000)
  arrives()
  vi.advanceTimersByTime(1_000)
  alsoHere()
  vi.advanceTimersByTime(1_000)
  expect(heard).toEqual(['Loading', 'Loading'])
})
