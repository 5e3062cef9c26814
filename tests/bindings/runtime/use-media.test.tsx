import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useMedia } from '#bindings/runtime/use-media.ts'

/** Asked by no component: each query is asked of the browser once. */
const WIDE = '(width >= 901px)'
let list: { matches: boolean } & EventTarget

beforeEach(() => {
  list = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => list)
})

test('a window that is made wide or narrow shows what fits, without a reload', () => {
  const { container } = render(<Probe />)
  expect(container.textContent).toBe('narrow')
  turn(true)
  expect(container.textContent).toBe('wide')
  turn(false)
  expect(container.textContent).toBe('narrow')
})

function Probe() {
  return useMedia(WIDE) ? 'wide' : 'narrow'
}

function turn(matches: boolean): void {
  act(() => {
    list.matches = matches
    list.dispatchEvent(new Event('change'))
  })
}
