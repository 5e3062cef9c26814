import { useContext, useState } from 'react'
import { checkTableNumber } from '#domain/basket/table-number.ts'
import { modesOf, tablesOf } from '#flows/core/conversation/selectors.ts'
import { useConversation, useDispatch, useRunner } from '../runtime/runner-context.ts'
import { useTellRefused } from '../prompts/use-tell-refused.ts'
import { wasSent } from '../words/sent-fields.ts'
import { PersonalDataContext, useFormatter } from '../words/use-formatter.ts'

const FIELD = 'table_number'

/** The number of the table the food is brought to; where another is to be told, the known one stands in the field (S3.26). */
export function useTableForm() {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const tellRefused = useTellRefused()
  const known = useConversation(({ flows }) => flows.basket.context.basket.tableNumber ?? '')
  const personalData = useContext(PersonalDataContext)
  const [number, setNumber] = useState(personalData.draftOf(FIELD) || known)
  const [isTried, setIsTried] = useState(wasSent(personalData))
  const tables = useConversation(tablesOf)
  const verdict = checkTableNumber(number, tables)
  return {
    /** It can be had in other ways. */
    hasOtherModes: modesOf(useRunner().conversation()).length > 1,
    field: {
      name: FIELD,
      label: t('table.number'),
      value: number,
      error: isTried && !verdict.ok ? t(`problem.${verdict.problem}`) : undefined,
      isRequired: true,
      autoComplete: 'off',
      maxLength: 20,
      onChange: setNumber,
    },
    submit: () => {
      setIsTried(true)
      if (!verdict.ok) return tellRefused()
      dispatch({ type: 'table.tell', number: number.trim() })
    },
  }
}
