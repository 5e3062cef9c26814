import { useCallback } from 'react'
import type { Way } from './interruption-way.ts'
import { useDispatch } from '../runtime/runner-context.ts'
import { useVisits } from '../navigation/visits.tsx'

/** Takes a way on, wherever it leads. */
export function useWay(): (way: Way) => void {
  const dispatch = useDispatch()
  const { visit } = useVisits()
  return useCallback(
    (way: Way) => ('command' in way ? dispatch(way.command) : visit(way.route)),
    [dispatch, visit],
  )
}
