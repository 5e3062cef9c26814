import { useCallback } from 'react'
import { answersOf } from '#flows/core/conversation/questions.ts'
import { isCommand, type OfferedAnswer } from '#flows/core/conversation/question.ts'
import { useDispatch, useRunner } from '../runtime/runner-context.ts'
import { useVisits } from '../navigation/visits.tsx'

/** Gives an answer: sends its command, or goes to its address. */
export function useGiveAnswer(): (answer: OfferedAnswer) => void {
  const dispatch = useDispatch()
  const { visit } = useVisits()
  return useCallback(
    ({ leadsTo, thenShows }) => {
      if (!isCommand(leadsTo)) visit(leadsTo)
      else {
        dispatch(leadsTo)
        if (thenShows) visit(thenShows)
      }
    },
    [dispatch, visit],
  )
}

/** Gives the answer of the live question with this id; nothing happens where it is no longer offered. */
export function useGiveAnswerById(): (id: string) => void {
  const runner = useRunner()
  const give = useGiveAnswer()
  return useCallback(
    (id) => {
      const found = answersOf(runner.conversation()).find((answer) => answer.id === id)
      if (found) give(found)
    },
    [runner, give],
  )
}
