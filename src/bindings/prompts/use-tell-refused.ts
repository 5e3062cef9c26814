import { useCallback, useContext } from 'react'
import { SpeakerContext } from './speaker.ts'

/**
 * Says what is wrong with the field that has the focus where sending its form is refused: the focus is there already, so
 * moving it reads nothing. To be called as the form is sent.
 */
export function useTellRefused(): () => void {
  const speaker = useContext(SpeakerContext)
  return useCallback(() => {
    const field = document.activeElement
    // The rules are asked, and the errors drawn, before the second frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const isRefused = field === document.activeElement && field?.getAttribute('aria-invalid') === 'true'
        if (isRefused) speaker.say(describedBy(field))
      }),
    )
  }, [speaker])
}

function describedBy(field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}
