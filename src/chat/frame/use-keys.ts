import { useEffect } from 'react'
import { useRunner } from '#bindings/runtime/runner-context.ts'
import { LIVE_QUESTION } from '../thread/live-question.ts'

/** Alt+1 to Alt+9 take the live choices, Escape goes to the question, Ctrl+Z takes the last act back. */
export function useKeys(): void {
  const runner = useRunner()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.altKey && /^Digit[1-9]$/.test(event.code)) {
        const choices = document.querySelectorAll<HTMLElement>('[data-turn="live"] [data-choice]')
        const choice = choices[Number(event.code.slice(-1)) - 1]
        if (!choice) return
        event.preventDefault()
        choice.click()
      } else if (event.key === 'Escape' && !isInDialog(event.target)) {
        document.querySelector<HTMLElement>(LIVE_QUESTION)?.focus()
      } else if ((event.ctrlKey || event.metaKey) && event.key === 'z' && !isText(event.target)) {
        event.preventDefault()
        runner.undo('act')
      }
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [runner])
}

function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('[role="dialog"], [role="alertdialog"]') !== null
}
