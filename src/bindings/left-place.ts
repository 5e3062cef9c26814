import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { ViewContext, type LeftPlace, type View } from './view-context.ts'

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Notes where a view is when it goes, and tells where it was left the last time. */
export function useLeftPlace(view: View, placeNow: () => LeftPlace | undefined): () => LeftPlace | undefined {
  const { left } = useContext(ViewContext)
  const now = useRef(placeNow)
  useBrowserLayoutEffect(() => {
    now.current = placeNow
  })
  // Before its elements are taken off the page: afterwards nothing stands anywhere.
  useBrowserLayoutEffect(
    () => () => {
      const place = now.current()
      if (place) left.set(view, place)
      else left.delete(view)
    },
    [left, view],
  )
  return () => left.get(view)
}
