import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { META_KEY } from '#app/storage/log-storage.ts'
import { onOtherTab, whenSeen } from '#app/storage/other-tabs.ts'

const QUIET_MS = 50
let stops: (() => void)[] = []

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('another tab that takes the conversation on', () => {
  test('is heard once it has been quiet for 50 ms', () => {
    const heard = listening()
    written(META_KEY)
    vi.advanceTimersByTime(QUIET_MS - 1)
    expect(heard).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(heard).toHaveBeenCalledOnce()
  })

  test('is heard once for several steps in a row', () => {
    const heard = listening()
    for (let step = 0; step < 3; step++) {
      written(META_KEY)
      vi.advanceTimersByTime(QUIET_MS - 1)
    }
    vi.advanceTimersByTime(1)
    expect(heard).toHaveBeenCalledOnce()
  })

  test('is heard by its steps alone: two tabs that act at once write the same count', () => {
    const heard = listening()
    written('orda.log.0')
    vi.advanceTimersByTime(QUIET_MS)
    expect(heard).toHaveBeenCalledOnce()
  })

  test.each(['orda.log.bak', 'orda.blob.1', 'orda.view', null])(
    'is not heard when only %s was written: it holds no step',
    (key) => {
      const heard = listening()
      written(key)
      vi.advanceTimersByTime(QUIET_MS)
      expect(heard).not.toHaveBeenCalled()
    },
  )

  test('is not heard any more once nobody listens, not even what was written just before', () => {
    const heard = vi.fn()
    const stop = onOtherTab(heard)
    written(META_KEY)
    stop()
    written(META_KEY)
    vi.advanceTimersByTime(QUIET_MS)
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('what a tab does when it is seen', () => {
  test('is done at once in a tab that is seen', () => {
    const act = vi.fn()
    whenSeen(act)
    expect(act).toHaveBeenCalledOnce()
  })

  test('waits in a tab in the background, and is done once', () => {
    const act = vi.fn()
    const seen = behind()
    stops.push(whenSeen(act))
    expect(act).not.toHaveBeenCalled()
    seen()
    expect(act).toHaveBeenCalledOnce()
    seen()
    expect(act).toHaveBeenCalledOnce()
  })

  test('is not done when it was taken back before the tab was seen', () => {
    const act = vi.fn()
    const seen = behind()
    whenSeen(act)()
    seen()
    expect(act).not.toHaveBeenCalled()
  })
})

function listening() {
  const heard = vi.fn()
  stops.push(onOtherTab(heard))
  return heard
}

function written(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

/** Puts the page into the background; the answer brings it to the front. */
function behind(): () => void {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  return () => {
    state.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
  }
}
