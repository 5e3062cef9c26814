import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** Whether a media query holds, now and whenever that changes. */
export function useMedia(query: string): boolean {
  const list = useMemo(() => listOf(query), [query])
  const subscribe = useCallback(
    (onChange: () => void) => {
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [list],
  )
  return useSyncExternalStore(subscribe, () => list.matches)
}

const lists = new Map<string, MediaQueryList>()

/** Each query is made once, because a new one has the browser compute styles before it answers. */
function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query)
  lists.set(query, list)
  return list
}
