import { useContext, useState } from 'react'
import { checkRequired } from '#domain/account/fields.ts'
import { codeRefusal } from '#flows/restaurant/code-refusal.ts'
import { useConversation, useDispatch } from '../runtime/runner-context.ts'
import { useTellRefused } from '../prompts/use-tell-refused.ts'
import { wasSent } from '../words/sent-fields.ts'
import { useFormatter, PersonalDataContext } from '../words/use-formatter.ts'

const FIELD = 'authentication_code'

/** The code some restaurants ask for before they can be chosen (S2.42-S2.45, S5.33, S5.34). */
export function useCodeForm() {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const tellRefused = useTellRefused()
  const personalData = useContext(PersonalDataContext)
  const isBusy = useConversation(({ flows }) => flows.restaurant.value === 'checkingCode')
  const problem = useConversation(({ flows }) => flows.restaurant.context.problem)
  const [code, setCode] = useState(personalData.draftOf(FIELD))
  const [isTried, setIsTried] = useState(wasSent(personalData))
  const verdict = checkRequired(code)
  const refusal = problem === undefined || isBusy ? undefined : t(codeRefusal(problem))
  return {
    isBusy,
    field: {
      name: FIELD,
      label: t('restaurant.code'),
      value: code,
      error: isTried ? (verdict.ok ? refusal : t(`problem.${verdict.problem}`)) : undefined,
      isRequired: true,
      autoComplete: 'off',
      maxLength: 100,
      onChange: setCode,
    },
    submit: () => {
      setIsTried(true)
      if (!verdict.ok) return tellRefused()
      dispatch({ type: 'code.submit', code: personalData.keep(code.trim()) })
    },
  }
}
