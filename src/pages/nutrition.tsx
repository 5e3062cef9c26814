import { useNutrition } from '#bindings/menu/use-nutrition.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import s from './nutrition.module.css'

/** The nutrition values of the product at hand, to be disclosed (S1.40, S3.52); nothing where none are known. */
export function Nutrition() {
  const { t } = useFormatter()
  const rows = useNutrition()
  if (rows.length === 0) return null
  return (
    <details>
      <summary className={s.summary}>{t('classic.nutrition.title')}</summary>
      <dl className={s.nutrition}>
        {rows.map(({ id, label, value }) => (
          <div key={id} className={s.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
