import { useGiveAnswerById } from '#bindings/prompts/use-answers.ts'
import { useTableForm } from '#bindings/restaurant/use-table-form.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Form } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { Title } from '#pages/title.tsx'
import s from './authenticate.module.css'
import screen from '../screen.module.css'

/** The table the food is brought to, or another way to have it (S3.26). */
export function TableScreen() {
  const { t } = useFormatter()
  const give = useGiveAnswerById()
  const { field, hasOtherModes, submit } = useTableForm()
  return (
    <div className={screen.narrow}>
      <Title>{t('ask.table')}</Title>
      <Card>
        <Form className={s.form} onSubmit={submit}>
          <TextField {...field} isLive />
          <Button tone="primary" isSubmit>
            {t('table.submit')}
          </Button>
          {hasOtherModes && (
            <Button tone="quiet" onAct={() => give('mode')}>
              {t('table.otherMode')}
            </Button>
          )}
        </Form>
      </Card>
    </div>
  )
}
