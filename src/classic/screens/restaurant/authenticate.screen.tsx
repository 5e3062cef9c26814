import { useConversation, useDispatch } from '#bindings/runtime/runner-context.ts'
import { useCodeForm } from '#bindings/restaurant/use-code-form.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Form } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { Title } from '#pages/title.tsx'
import s from './authenticate.module.css'
import screen from '../screen.module.css'

/** The code a restaurant asks for before it can be chosen (S2.42-S2.45). */
export function AuthenticateScreen() {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const name = useConversation(({ flows }) => flows.restaurant.context.chosen?.name ?? '')
  const { field, isBusy, submit } = useCodeForm()
  return (
    <div className={screen.narrow}>
      <Title>{t('classic.title.code', { name })}</Title>
      <Card>
        <Form className={s.form} onSubmit={submit}>
          <TextField {...field} isLive />
          <Button tone="primary" isSubmit isBusy={isBusy}>
            {t('restaurant.codeSubmit')}
          </Button>
          <Button tone="quiet" onAct={() => dispatch({ type: 'restaurant.change' })}>
            {t('restaurant.other')}
          </Button>
        </Form>
      </Card>
    </div>
  )
}
