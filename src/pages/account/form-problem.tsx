import { useCallback } from 'react'
import type { PortFailure } from '#flows/core/log/port.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import s from './account-form.module.css'

/** Why a form was not taken, said as soon as it is known. */
export function FormProblem({ failure }: { readonly failure: PortFailure | undefined }) {
  const wordsOf = useProblemWords()
  return (
    <p role="alert" className={s.problem}>
      {wordsOf(failure?.code)}
    </p>
  )
}

/** The sentence of a problem code, of a rule or of the server. */
export function useProblemWords(): (code: string | undefined, requiredText?: string) => string | undefined {
  const { t } = useFormatter()
  return useCallback(
    (code, requiredText) => {
      if (code === undefined) return undefined
      if (code === 'field.required' && requiredText !== undefined) return requiredText
      return t([`problem.${code}`, 'problem.unknown'])
    },
    [t],
  )
}
