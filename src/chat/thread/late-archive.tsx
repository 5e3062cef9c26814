import { startTransition, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Turn } from '#flows/core/log/turn.ts'
import { useIsPlain } from '#ui/forms/page-form.ts'
import { Archive } from './archive.tsx'
import { scrollerOf } from './scroller.ts'

type LateArchiveProps = {
  readonly turns: readonly Turn[]
  readonly changeable: ReadonlySet<string>
  readonly scroller: RefObject<HTMLElement | null>
}

/** Draws old turns once the live one can be used, in pieces between frames; what is on screen does not move. */
export function LateArchive({ turns, changeable, scroller }: LateArchiveProps) {
  const [isShown, setIsShown] = useState(useIsPlain())
  const holder = useRef<HTMLDivElement>(null)
  const isWanted = turns.length > 0 && !isShown

  useEffect(() => {
    if (!isWanted) return undefined
    const timer = setTimeout(() => startTransition(() => setIsShown(true)), AFTER_MS)
    return () => clearTimeout(timer)
  }, [isWanted])

  useLayoutEffect(() => {
    const main = scroller.current
    if (isShown && main && holder.current) scrollerOf(main).scrollTop += holder.current.offsetHeight
  }, [isShown, scroller])

  return <div ref={holder}>{isShown && <Archive turns={turns} changeable={changeable} />}</div>
}

const AFTER_MS = 250
