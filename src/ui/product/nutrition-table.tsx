import s from './nutrition-table.module.css'

export type NutritionFacts = {
  readonly title: string
  /** What the values are of, where that is not plain. */
  readonly about?: string
  readonly rows: readonly { readonly id: string; readonly label: string; readonly value: string }[]
}

type NutritionTableProps = {
  readonly facts: NutritionFacts
  /** Whose values they are, for who hears the button by itself. */
  readonly of?: string
}

/** Nutrition values, disclosed on request. */
export function NutritionTable({ facts: { title, about, rows }, of }: NutritionTableProps) {
  return (
    <details>
      <summary className={s.summary}>
        <span>{title}</span>
        {of !== undefined && <span className="visually-hidden">{` ${of}`}</span>}
      </summary>
      {about !== undefined && <p className={s.about}>{about}</p>}
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
