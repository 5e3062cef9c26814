import { useContext, useState } from 'react'
import { checkRequired } from '#domain/account/fields.ts'
import { useConversation, useDispatch } from '#bindings/runner-context.ts'
import { useSpeech, VaultContext } from '#bindings/use-speech.ts'
import { Act } from '#ui/act.tsx'
import { Card } from '#ui/card.tsx'
import { TextField } from '#ui/text-field.tsx'

/** The code some restaurants ask for before they can be chosen (S2.42-S2.45, S5.33, S5.34). */
export function CodeCard({ isLive }: { readonly isLive: boolean }) {
  const { t } = useSpeech()
  const dispatch = useDispatch()
  const vault = useContext(VaultContext)
  const isBusy = useConversation(({ flows }) => flows.restaurant.value === 'checkingCode')
  const problem = useConversation(({ flows }) => flows.restaurant.context.problem)
  const [code, setCode] = useState('')
  const [isTried, setIsTried] = useState(false)
  const verdict = checkRequired(code)
  const error = !isTried
    ? undefined
    : !verdict.ok
      ? t(`problem.${verdict.problem}`)
      : problem === undefined || isBusy
        ? undefined
        : problem === 'restaurant.wrongCode'
          ? t('RestaurantAuthenticationPage.error_message')
          : t('problem.notReached')
  return (
    <Card label={t('ask.code')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setIsTried(true)
          if (isLive && verdict.ok) dispatch({ type: 'code.submit', code: vault.keep(code.trim()) })
        }}
      >
        <TextField
          name="authentication_code"
          label={t('restaurant.code')}
          value={code}
          error={error}
          isRequired
          isLive={isLive}
          autoComplete="off"
          maxLength={100}
          onChange={setCode}
        />
        <Act tone="primary" isSubmit isLive={isLive} isBusy={isBusy} onAct={() => undefined}>
          {t('restaurant.codeSubmit')}
        </Act>
        <Act tone="quiet" isLive={isLive} onAct={() => dispatch({ type: 'restaurant.change' })}>
          {t('restaurant.other')}
        </Act>
      </form>
    </Card>
  )
}
