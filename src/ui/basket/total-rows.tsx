import s from './total-rows.module.css'

export type TotalRow = {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly tone?: 'total' | 'saving' | 'quiet'
}

/** What it comes to: discounts, tax and the sum, amounts to the right. */
export function Totals({ rows }: { readonly rows: readonly TotalRow[] }) {
  return (
    <dl className={s.totals}>
      {rows.map(({ id, label, value, tone = 'quiet' }) => (
        <div key={id} className={s[tone]}>
          <dt>{label}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
