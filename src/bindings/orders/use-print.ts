import { useEffect, useState } from 'react'

/**
 * Something that is on the page only to be printed: from the wish to print it until the next touch or key. Not until the
 * browser says that it has printed, which some say while they still read the page.
 */
export function usePrint(): { readonly isPrinted: boolean; readonly print: () => void } {
  const [wish, setWish] = useState<object>()
  useEffect(() => {
    if (wish === undefined) return undefined
    const end = () => setWish(undefined)
    window.addEventListener('pointerdown', end)
    window.addEventListener('keydown', end)
    window.print()
    return () => {
      window.removeEventListener('pointerdown', end)
      window.removeEventListener('keydown', end)
    }
  }, [wish])
  return { isPrinted: wish !== undefined, print: () => setWish({}) }
}
