import { useTellWaiting } from '#bindings/prompts/use-tell-waiting.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import s from './screen.module.css'

/** Shown while something loads, and said after a second (S2.23). */
export function Spinner() {
  const { t } = useFormatter()
  useTellWaiting(t('wait.label'))
  return <p className={s.spinner}>{t('wait.label')}</p>
}
