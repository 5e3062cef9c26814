import { useGiveAnswerById } from '#bindings/prompts/use-answers.ts'
import { useCodeForm } from '#bindings/restaurant/use-code-form.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Form } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import s from './ask-form.module.css'

/** The code some restaurants ask for, or another restaurant (S2.42-S2.45). */
export function CodeCard({ isLive }: { readonly isLive: boolean }) {
  const { t } = useFormatter()
  const give = useGiveAnswerById()
  const { field, isBusy, submit } = useCodeForm()
  return (
    <Card label={t('ask.code')}>
      <Form
        className={s.form}
        onSubmit={() => {
          if (isLive) submit()
        }}
      >
        <TextField {...field} isLive={isLive} />
        <Button tone="primary" isSubmit isLive={isLive} isBusy={isBusy}>
          {t('restaurant.codeSubmit')}
        </Button>
        <Button tone="quiet" isLive={isLive} onAct={() => give('other')}>
          {t('restaurant.other')}
        </Button>
      </Form>
    </Card>
  )
}
