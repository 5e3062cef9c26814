import { useFormatter } from '#bindings/words/use-formatter.ts'
import s from './screen.module.css'

/** Something is on its way (S2.23). */
export function Spinner() {
  const { t } = useFormatter()
  return (
    <p className={s.spinner} role="status">
      {t('wait.label')}
    </p>
  )
}
