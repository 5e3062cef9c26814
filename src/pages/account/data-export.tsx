import { useAccountExport } from '#bindings/account/use-account-export.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import { FormProblem } from './form-problem.tsx'
import s from './profile.module.css'

/** Somebody's data as a file, as often as they ask. */
export function DataExport() {
  const { t } = useFormatter()
  const { isSaving, failure, ask } = useAccountExport()
  return (
    <div className={s.cards}>
      <p>{t('account.export.text')}</p>
      <Button tone="outline" isBusy={isSaving} onAct={ask}>
        {t('account.export.act')}
      </Button>
      <FormProblem failure={failure} />
    </div>
  )
}
