import { useCallback, useContext } from 'react'
import { useFormatter } from '../words/use-formatter.ts'
import { SpeakerContext } from './speaker.ts'

/**
 * Leads to the first wrong field of a form that is refused, and says once which fields are wrong, where they are several.
 * What is wrong with a field is said too where it has the focus already: moving it there reads nothing. To be called as
 * the form is sent.
 */
export function useTellRefused(): () => void {
  const { t, list } = useFormatter()
  const speaker = useContext(SpeakerContext)
  return useCallback(() => {
    // Where a server draws the page, the next one tells it.
    if (typeof document === 'undefined') return
    const before = document.activeElement
    // The rules are asked, and the errors drawn, before the second frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        // Some browsers give a pressed button no focus.
        const form = document.activeElement?.closest('form') ?? document
        const wrong = [...form.querySelectorAll<HTMLElement>(WRONG)]
        const [first] = wrong
        if (!first) return
        if (!wrong.some((field) => field === document.activeElement)) first.focus()
        const said = [
          ...(wrong.length > 1 ? [t('form.wrong', { list: list(wrong.map(nameOf)) })] : []),
          ...(before !== null && before === document.activeElement ? [describedBy(before)] : []),
        ]
        if (said.length > 0) speaker.say(said.join(' '))
      }),
    )
  }, [speaker, t, list])
}

const WRONG = '[aria-invalid="true"]'

function nameOf(field: Element): string {
  const isLabelled = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return (isLabelled && field.labels?.[0]?.textContent) || ''
}

function describedBy(field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}
