import { useEffect } from 'react'
import { useUndoKeys } from '#bindings/navigation/use-undo-keys.ts'
import { LIVE_QUESTION } from '../thread/live-question.ts'

/** Alt+1 to Alt+9 take the live choices, Escape goes to the question; acts are taken back and done again by keys. */
export function useKeys(): void {
  useUndoKeys()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.altKey && /^Digit[1-9]$/.test(event.code)) {
        const choices = document.querySelectorAll<HTMLElement>('[data-turn="live"] [data-choice]')
        const choice = choices[Number(event.code.slice(-1)) - 1]
        if (!choice) return
        event.preventDefault()
        choice.click()
      } else if (event.key === 'Escape' && !isInLayer(event.target)) {
        document.querySelector<HTMLElement>(LIVE_QUESTION)?.focus()
      }
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** What lies over the page is closed by Escape itself. */
function isInLayer(target: EventTarget | null): boolean {
  if (document.querySelector(':popover-open')) return true
  return target instanceof HTMLElement && target.closest('[role="dialog"], [role="alertdialog"]') !== null
}
