import { useEffect, useState } from 'react'
import type { ListedTitle } from '#bindings/menu/use-product-groups.ts'

/** A group that begins this far below the bars (px), or above, is the one being read. */
const BELOW_BARS_PX = 16

/** The section of a list that shows this group, once it is drawn. */
export function groupElement(id: string): Element | null {
  return document.getElementById(groupTitleId(id))?.parentElement ?? null
}

export function groupTitleId(id: string): string {
  return `group-${id}`
}

/** The group that is being read; it follows the scroll. */
export function useGroupInSight(groups: readonly ListedTitle[]): string | undefined {
  const [id, setId] = useState<string | undefined>(undefined)
  useEffect(() => {
    if (groups.length === 0) return undefined
    let asked: number | undefined
    const look = () => {
      asked = undefined
      const reads = barsEnd() + BELOW_BARS_PX
      const begun = groups.filter((group) => {
        const section = groupElement(group.id)
        return section !== null && section.getBoundingClientRect().top <= reads
      })
      setId((begun.at(-1) ?? groups[0])?.id)
    }
    const listen = () => (asked ??= requestAnimationFrame(look))
    listen()
    addEventListener('scroll', listen, { passive: true })
    return () => {
      removeEventListener('scroll', listen)
      if (asked !== undefined) cancelAnimationFrame(asked)
    }
  }, [groups])
  return groups.some((group) => group.id === id) ? id : groups[0]?.id
}

/** How far below the top of the window the bars reach (px), as the style leaves room for them. */
function barsEnd(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
}
