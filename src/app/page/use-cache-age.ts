import { useEffect } from 'react'
import { isCacheOver, type CacheMade } from '#domain/catalogue/cache-age.ts'
import { liveTurnOf } from '#flows/core/conversation/conversation.ts'
import { isWaiting } from '#flows/core/conversation/questions.ts'
import type { Runner } from '#flows/core/engine/runner.ts'

const MADE = 'orda.cache'
/** How often a page that stays open looks (ms); the rule counts in days. */
const LOOK_MS = 60_000

type Given = {
  readonly runner: Runner
  readonly clock: () => number
  readonly storage: Storage | undefined
  readonly version: string
}

/**
 * Has restaurants and menus of the conversation fetched again once they are old or come from another version (S4.111).
 */
export function useCacheAge({ runner, clock, storage, version }: Given): void {
  useEffect(() => {
    let held: CacheMade | undefined
    const hold = (made: CacheMade) => {
      held = made
      keepMade(storage, made)
    }
    const look = () => {
      const live = liveTurnOf(runner.conversation())
      // A hidden tab does nothing, and what is being fetched is new anyhow.
      if (document.visibilityState === 'hidden' || !live || isWaiting(live.question)) return
      const now = { at: clock(), version }
      const made = madeIn(storage) ?? held
      if (made && !isCacheOver(made, now)) return
      hold(now)
      if (made) runner.dispatch({ type: 'cache.clear' })
    }
    const hasBegun = runner.log().entries.some(({ event }) => event.type === 'command')
    // A conversation that has only begun holds the data that came with this page.
    if (hasBegun) look()
    else hold({ at: clock(), version })
    const timer = setInterval(look, LOOK_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [runner, clock, storage, version])
}

function madeIn(storage: Storage | undefined): CacheMade | undefined {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(MADE) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('version' in kept)) return undefined
    const { at, version } = kept
    return typeof at === 'number' && typeof version === 'string' ? { at, version } : undefined
  } catch {
    return undefined
  }
}

function keepMade(storage: Storage | undefined, made: CacheMade): void {
  try {
    storage?.setItem(MADE, JSON.stringify(made))
  } catch {
    // Storage is full or forbidden: it holds for this page.
  }
}
