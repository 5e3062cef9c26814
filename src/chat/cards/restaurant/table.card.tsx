import { useGiveAnswerById } from '#bindings/prompts/use-answers.ts'
import { useTableForm } from '#bindings/restaurant/use-table-form.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Form } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import s from './ask-form.module.css'

/** The table the food is brought to, or another way to have it (S3.26). */
export function TableCard({ isLive }: { readonly isLive: boolean }) {
  const { t } = useFormatter()
  const give = useGiveAnswerById()
  const { field, hasOtherModes, submit } = useTableForm()
  return (
    <Card label={t('ask.table')}>
      <Form
        className={s.form}
        onSubmit={() => {
          if (isLive) submit()
        }}
      >
        <TextField {...field} isLive={isLive} />
        <Button tone="primary" isSubmit isLive={isLive}>
          {t('table.submit')}
        </Button>
        {hasOtherModes && (
          <Button tone="quiet" isLive={isLive} onAct={() => give('mode')}>
            {t('table.otherMode')}
          </Button>
        )}
      </Form>
    </Card>
  )
}
