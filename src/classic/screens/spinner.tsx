import { useFormatter } from '#bindings/words/use-formatter.ts'
import s from './screen.module.css'

/** Shown while something loads (S2.23). */
export function Spinner() {
  const { t } = useFormatter()
  return (
    <p className={s.spinner} role="status">
      {t('wait.label')}
    </p>
  )
}
