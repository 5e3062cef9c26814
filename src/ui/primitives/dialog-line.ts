import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** The dialogs of this page in the order they came, wherever on it they stand. */
const line: symbol[] = []
const listeners = new Set<() => void>()

/** Whether a dialog is the one to be shown: one at a time, the next when it is gone. */
export function useFirstInLine(): boolean {
  const [own] = useState(() => Symbol('dialog'))
  useLayoutEffect(() => {
    line.push(own)
    tell()
    return () => {
      line.splice(line.indexOf(own), 1)
      tell()
    }
  }, [own])
  return useSyncExternalStore(subscribe, () => line[0] === own, isFirstOnServer)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}

function isFirstOnServer(): boolean {
  return false
}
