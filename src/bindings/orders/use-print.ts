import { useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'

/** What is printed by its own button, and alone. */
let chosen: string | undefined

/**
 * Something that is on the page only to be printed, by its button or, with all else of its kind, by the browser's own
 * command: until the next touch or key. Not until the browser says that it has printed, which some say while they still
 * read the page.
 */
export function usePrint(): { readonly isPrinted: boolean; readonly print: () => void } {
  const [isPrinted, setIsPrinted] = useState(false)
  const own = useId()
  useEffect(() => {
    // The browser takes the page as it stands once its listeners are done.
    const begin = () => flushSync(() => setIsPrinted(chosen === undefined || chosen === own))
    const end = () => setIsPrinted(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('pointerdown', end)
    window.addEventListener('keydown', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('pointerdown', end)
      window.removeEventListener('keydown', end)
    }
  }, [own])
  const print = () => {
    chosen = own
    window.print()
    chosen = undefined
  }
  return { isPrinted, print }
}
