import { useContext, useState } from 'react'
import { ViewContext } from './view-context.ts'

/** Whether all of a turn's list was asked for, and how to ask; it stays so where the turn is drawn anew. */
export function useWholeList(turnId: string): readonly [boolean, () => void] {
  const { whole } = useContext(ViewContext)
  const [isWhole, setIsWhole] = useState(() => whole.has(turnId))
  return [
    isWhole,
    () => {
      whole.add(turnId)
      setIsWhole(true)
    },
  ]
}
