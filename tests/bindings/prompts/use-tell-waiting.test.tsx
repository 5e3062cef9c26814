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
  const { unmount } = render(
    <SpeakerContext value={speaker}>
      <Wait />
    </SpeakerContext>,
  )
  return { heard, arrives: unmount }
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
