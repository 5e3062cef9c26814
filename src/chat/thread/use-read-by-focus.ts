import { useCallback, useEffect, useRef } from 'react'
import { LIVE_QUESTION } from './live-question.ts'

/**
 * Whether a screen reader has read these words when the live question took the focus: they are its own or describe it.
 * Without words, whether it read any.
 */
export function useReadByFocus(): (words?: string) => boolean {
  const read = useRef<{ readonly element: EventTarget | null; readonly words: string } | undefined>(undefined)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const isQuestion = target instanceof HTMLElement && target.matches(LIVE_QUESTION)
      read.current = isQuestion ? { element: target, words: wordsReadAt(target) } : undefined
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  return useCallback(
    (words = '') => read.current?.element === document.activeElement && read.current.words.includes(words),
    [],
  )
}

function wordsReadAt(question: HTMLElement): string {
  const ids = question.getAttribute('aria-describedby')?.split(' ') ?? []
  const described = ids.map((id) => document.getElementById(id)?.textContent ?? '')
  return [question.textContent, ...described].join('\n')
}
