import { useEffect } from 'react'
import { useRunner } from '../runtime/runner-context.ts'
import { useVisits } from './visits.tsx'

/** Ctrl+Z takes the last act back, Ctrl+Shift+Z and Ctrl+Y do it again; not while something is typed, or on a page. */
export function useUndoKeys(): void {
  const runner = useRunner()
  const { page } = useVisits()
  const isCovered = page !== undefined
  useEffect(() => {
    if (isCovered) return undefined
    const listen = (event: KeyboardEvent) => {
      const isModified = (event.ctrlKey || event.metaKey) && !event.altKey
      const key = event.key.toLowerCase()
      if (!isModified || (key !== 'z' && key !== 'y') || isText(event.target)) return
      event.preventDefault()
      if (key === 'z' && !event.shiftKey) runner.undo('act')
      else runner.redo()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [runner, isCovered])
}

function isText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches(`input:not(${ticked}), textarea, select, [contenteditable]`)
  )
}

/** In these nothing is typed, so the keys are free. */
const ticked = '[type="radio"], [type="checkbox"]'
