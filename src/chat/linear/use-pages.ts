import { useCallback, useLayoutEffect, useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { navigationStateOf, type PageState } from '#bindings/navigation/navigation-state.ts'
import { shownAt, SUMMARY, type PageOfQuestion } from './paging.ts'

export type Pages = ReturnType<typeof usePages>

/**
 * The pages of a question: which is shown, and the ways between them. Each has an entry in the history, so that the
 * browser's Back leads a page back as well. `start` is the one it opens with; where that is the end, only what is lacking is
 * asked for before it.
 */
export function usePages(of: string, pages: readonly PageOfQuestion[], start: string) {
  const { page } = navigationStateOf(useHistoryState<unknown>())
  const here = page?.of === of ? page : undefined
  const [first] = useState(() => idAt(pages, shownAt(pages, start)))
  // What lay over the question has entries of its own, which know nothing of its pages.
  const [last, setLast] = useState(first)
  const at = shownAt(pages, here?.id ?? last)
  const id = idAt(pages, at)
  if (id !== last) setLast(id)
  useLayoutEffect(() => {
    // Where one was held up is where one is: what is typed or chosen there must not turn the page.
    const isChange = start === SUMMARY
    if (here?.id !== id) history.replaceState(stateWith({ of, depth: 0, isChange, ...here, id }), '')
  })
  const before = idAt(pages, at - 1)
  const goBefore = useCallback(() => push({ of, id: before, depth: 0 }), [of, before])
  const depth = here?.depth ?? 0
  const isChange = here?.isChange === true
  return {
    id,
    at,
    of: pages.length,
    /** To the page before; none where that is another question's. */
    back: depth > 0 ? goBack : id === first ? undefined : goBefore,
    next: () => push({ of, id: isChange ? SUMMARY : idAt(pages, at + 1), depth: depth + 1, isChange }),
    show: (wanted: string) => push({ of, id: wanted, depth: depth + 1 }),
    /** To a page that is changed, and leads to the end again, by what it lets be lacking. */
    change: (changed: string) => push({ of, id: changed, depth: depth + 1, isChange: true }),
  }
}

function idAt(pages: readonly PageOfQuestion[], at: number): string {
  return pages[at]?.id ?? SUMMARY
}

function goBack(): void {
  history.back()
}

function push(page: PageState): void {
  history.pushState(stateWith(page), '')
}

function stateWith(page: PageState) {
  return { ...navigationStateOf(history.state), page }
}
