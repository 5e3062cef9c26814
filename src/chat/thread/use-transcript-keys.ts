import { useEffect } from 'react'

/** What each turn is read from by key; the last stop is the end of the conversation. */
const TURNS = '[role="log"] [data-turn], [role="log"] [data-end]'
const STEPS: Readonly<Partial<Record<string, (at: number, last: number) => number>>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** From the question of a turn, arrows lead to the turns around it, Home to the first and End to the end. */
export function useTranscriptKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const stops = [...document.querySelectorAll<HTMLElement>(TURNS)].map(stopOf)
      const at = stops.findIndex((stop) => stop === event.target)
      const next = at < 0 ? undefined : stops[step(at, stops.length - 1)]
      if (!next) return
      event.preventDefault()
      next.tabIndex = -1
      next.focus()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** A turn is read from its question, one that is folded from its line. */
function stopOf(turn: HTMLElement): HTMLElement {
  return turn.querySelector<HTMLElement>('h3') ?? turn.querySelector('p') ?? turn
}
