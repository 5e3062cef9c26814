import { useContext, useState } from 'react'
import { ViewContext } from './view-context.ts'

/** Whether the whole list of a turn was asked for, and how to ask; remembered when the turn is mounted again. */
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
